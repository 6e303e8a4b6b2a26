import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { asOperator, employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

/** In the pilot, students apply through the morning email. Every part runs in a separate process. */
let portal: OwnPortal;
let gateway = '';
let inbox: Inbox;
let employer: Awaited<ReturnType<typeof register>>;

const Explained = z.array(z.object({ matches: z.array(z.object({ job_id: z.number() })) }));

const confirm = async (address: string) => {
  const token = /verify-email\?token=([\w.-]+)/.exec((await inbox.next(address, /^Confirm/)).text ?? '')?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
};

/** A student whose morning email contains one job; answers the link behind its "I'm interested". */
const matched = async (email: string, fields: object) => {
  const student = await register(gateway, studentPayload(email, fields));
  await confirm(email);
  await eventually(async () => {
    const { body } = await asOperator(gateway).get(`/ops/match?student_id=${student.user.id}`);
    expect(Explained.parse(body)[0]?.matches).toHaveLength(1);
  });
  await asOperator(gateway).post('/ops/match', { student_id: student.user.id });
  const html = (await inbox.next(email, /fits you/)).html ?? '';
  const linkTo = (name: string) =>
    new RegExp(`/mail/${name}\\?[^"]+`).exec(html)?.[0].replaceAll('&amp;', '&') ?? 'no such link';
  return { ...student, linkTo };
};

const page = async (path: string, method = 'GET', body?: URLSearchParams) => {
  const answer = await fetch(`${gateway}${path}`, { method, ...(body && { body }) });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  portal = await startPortal({ apart: true });
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
  employer = await register(gateway, employerPayload('sam@example.org'));
  await confirm('sam@example.org');
  await employer.api.post('/auth/employer/jobs', {
    title: 'Weekend barista',
    description: '<p>Make coffee on Saturday and Sunday mornings, 14 hours a week.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    location: 'Sydney NSW',
    city: 'Sydney',
    state: 'NSW',
    visa_types: '["500"]',
  });
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const applicants = async () =>
  z
    .array(z.object({ id: z.number(), user: z.object({ full_name: z.string() }) }))
    .parse((await employer.api.get('/auth/employer/applications')).body);

test('a mail scanner changes nothing; the form creates an application, which the employer sees but cannot move in the pilot', async () => {
  const { linkTo, api } = await matched('mei@example.org', {});
  for (let visit = 0; visit < 3; visit++)
    expect(await page(linkTo('interested'))).toMatchObject({
      status: 200,
      text: expect.stringContaining(
        'We pass your profile, and your resume if you have one, on to the employer as they are now.',
      ),
    });
  await page(linkTo('interested'), 'HEAD');
  expect(await applicants()).toEqual([]);
  expect((await page(linkTo('interested'), 'POST')).text).toContain('Your application is on its way');
  await page(linkTo('interested'), 'POST');
  await eventually(async () => expect(await applicants()).toMatchObject([{ user: { full_name: 'Mei Tan' } }]));
  await inbox.next('sam@example.org', /Mei Tan is interested/);
  expect((await page(linkTo('interested'))).text).toContain('You have applied for this job');
  const [application] = await applicants();
  expect(
    await employer.api.patch(`/auth/employer/applications/${application?.id}`, { status: 'reviewed' }),
  ).toMatchObject({
    status: 403,
    body: { detail: 'Disabled for Pilot' },
  });
  // "Not for me" withdraws the application; being interested again makes another one.
  await page(linkTo('not-for-me'), 'POST', new URLSearchParams({ answer: 'less_like_this' }));
  await eventually(async () => expect(await applicants()).toEqual([]));
  await page(linkTo('interested'), 'POST');
  await eventually(async () => expect(await applicants()).toHaveLength(1));
  expect((await api.get('/auth/student/applications')).body).toMatchObject([{ status: 'applied' }]);
  // Each application has its receipt. The second one's link withdraws it; opening the link alone does not.
  const receipts = await eventually(async () => {
    const found = (await inbox.to('mei@example.org')).filter(({ subject }) => subject.startsWith('We sent your'));
    expect(found).toHaveLength(2);
    return found;
  });
  const links = receipts.map(({ html }) => /\/mail\/withdraw\?[^"]+/.exec(html ?? '')?.[0] ?? '');
  const titles = async () =>
    (await Promise.all(links.map((link) => page(link)))).map(({ text }) => /<h1>(.+)<\/h1>/.exec(text)?.[1]);
  expect(new Set(await titles())).toEqual(new Set(['This application is withdrawn', 'Withdraw this application?']));
  for (const link of links) expect((await page(link, 'POST')).text).toContain('This application is withdrawn');
  expect(await applicants()).toEqual([]);
  // The answer given before the withdrawal was the same; it still makes a new application.
  expect((await page(linkTo('interested'), 'POST')).text).toContain('Your application is on its way');
  await eventually(async () => expect(await applicants()).toHaveLength(1));
});

test('the page lists missing profile fields, and the application is sent once they are filled', async () => {
  const { linkTo, api } = await matched('gaps@example.org', { full_name: 'Gil Gaps', university: '' });
  expect((await page(linkTo('interested'))).text).toContain('as soon as your profile has your university');
  const answered = await page(linkTo('interested'), 'POST');
  expect(answered.text).toContain('One thing is missing');
  expect(answered.text).toContain('as soon as your profile has your university while the job takes applications');
  expect((await applicants()).map(({ user }) => user.full_name)).not.toContain('Gil Gaps');
  await api.put('/auth/profile/student', { university: 'University of Sydney' });
  await eventually(async () => expect((await applicants()).map(({ user }) => user.full_name)).toContain('Gil Gaps'));
});
