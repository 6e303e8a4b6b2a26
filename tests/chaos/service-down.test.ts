import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { employerPayload, register } from '../support/as-user.ts';
import { startTestConstellation, type TestConstellation } from '../support/constellation.ts';
import { eventually } from '../support/eventually.ts';

let constellation: TestConstellation;
let gateway = '';
beforeAll(async () => {
  constellation = await startTestConstellation({ apart: ['ai', 'applications'] });
  ({ gateway } = constellation);
});
afterAll(async () => {
  await constellation?.[Symbol.asyncDispose]();
});

const Answer = z.object({ data: z.unknown(), errors: z.array(z.unknown()).default([]) });

const dashboard = `{ employerDashboard {
  stats { totalJobs activeJobs totalApplications pendingApplications } recentJobs { title applicationCount } } }`;

test('applications killed: the dashboard says what it knows, and all of it once they are back', async () => {
  const { api, token } = await register(gateway, employerPayload('sam@example.org'));
  const posted = await api.post('/auth/employer/jobs', {
    title: 'Weekend barista',
    description: '<p>Make coffee on Saturday and Sunday mornings.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
  });
  expect(posted.status).toBe(201);
  const ask = async () => {
    const answer = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: dashboard }),
    });
    return Answer.parse(await answer.json());
  };
  const whole = {
    employerDashboard: {
      stats: expect.objectContaining({ totalJobs: 1, totalApplications: 0, pendingApplications: 0 }),
      recentJobs: [{ title: 'Weekend barista', applicationCount: 0 }],
    },
  };
  await eventually(async () => expect(await ask()).toMatchObject({ data: whole, errors: [] }));
  const applications = constellation.processes.applications;
  if (!applications) throw new Error('applications have no process of their own');
  await applications.kill('SIGKILL');
  const without = await ask();
  expect(without.errors).not.toEqual([]);
  expect(without.data).toMatchObject({
    employerDashboard: {
      stats: { totalJobs: 1, totalApplications: null, pendingApplications: null },
      recentJobs: [{ title: 'Weekend barista', applicationCount: null }],
    },
  });
  await applications.start();
  await eventually(async () => expect(await ask()).toMatchObject({ data: whole, errors: [] }));
});
