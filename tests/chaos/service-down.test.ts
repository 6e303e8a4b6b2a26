import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { watchAlerts } from '../support/alerts.ts';
import { employerPayload, register } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { isReported, watchedSelectors } from '../support/watched-metrics.ts';

let portal: OwnPortal;
let gateway = '';
beforeAll(async () => {
  portal = await startPortal({ apart: ['ai', 'applications'] });
  ({ gateway } = portal);
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
});

const Answer = z.object({ data: z.unknown(), errors: z.array(z.unknown()).default([]) });

const dashboard = `{ employerDashboard {
  stats { totalJobs activeJobs totalApplications pendingApplications } recentJobs { title applicationCount } } }`;

test('with applications killed, the dashboard shows the rest, and everything once it is back', async () => {
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
    return { ...Answer.parse(await answer.json()), requestId: answer.headers.get('x-request-id') };
  };
  const whole = {
    employerDashboard: {
      stats: expect.objectContaining({ totalJobs: 1, totalApplications: 0, pendingApplications: 0 }),
      recentJobs: [{ title: 'Weekend barista', applicationCount: 0 }],
    },
  };
  await eventually(async () => expect(await ask()).toMatchObject({ data: whole, errors: [] }));
  const alerts = await watchAlerts({ ...portal.urls, gateway: portal.ops });
  const ofParts = [
    'PartDown',
    'PartGone',
    'SubgraphFails',
    'RequestsFail',
    'AvailabilityBurnsFast',
    'AvailabilityBurnsSlowly',
    'AvailabilityBurnsSteadily',
  ];
  expect(await alerts.pass(2, ask)).toEqual(expect.not.arrayContaining(ofParts));
  const watched = await watchedSelectors();
  await eventually(async () => {
    await alerts.pass(0);
    expect(watched.filter((selector) => !isReported(selector, alerts.samples()))).toEqual([]);
  });
  await portal.stop('applications', 'SIGKILL');
  const without = await ask();
  // The answer contains the id to search the logs for, and the metrics name the subgraph, although the status is 200.
  expect(without.errors).toContainEqual(
    expect.objectContaining({
      extensions: expect.objectContaining({ code: 'UNAVAILABLE', requestId: without.requestId }),
    }),
  );
  const metrics = await (await fetch(`${portal.ops}/metrics`)).text();
  expect(metrics).toMatch(/^waratah_graphql_errors_total\{code="UNAVAILABLE",subgraph="applications",[^}]*\} [1-9]/m);
  expect(without.data).toMatchObject({
    employerDashboard: {
      stats: { totalJobs: 1, totalApplications: null, pendingApplications: null },
      recentJobs: [{ title: 'Weekend barista', applicationCount: null }],
    },
  });
  const askTenTimes = () =>
    Promise.all(Array.from({ length: 10 }, () => Promise.all([ask(), api.get('/auth/employer/applications')])));
  expect(await alerts.pass(17, askTenTimes)).toEqual(expect.arrayContaining(ofParts));
  await portal.start('applications');
  await eventually(async () => expect(await ask()).toMatchObject({ data: whole, errors: [] }));
});
