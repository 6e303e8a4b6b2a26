import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { asOperator, employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { openInbox } from '../support/inbox.ts';

let portal: Portal;
let gateway = '';
let student: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;
const jobs: number[] = [];
let html = '';

const Made = z.looseObject({ id: z.number() });
const Explained = z.array(z.object({ matches: z.array(z.object({ job_id: z.number() })) }));

const Fits = z.object({
  data: z.object({ searchJobs: z.object({ jobs: z.array(z.object({ id: z.number(), fit: z.unknown() })) }) }),
});

/** What each of the employer's live ads is to a reader. */
const fitsFor = async (token: string) => {
  const query = '{ searchJobs { jobs { id fit { eligibility reasons question hoursLeft hoursLimit } } } }';
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = await fetch(`${gateway}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return Fits.parse(await answer.json())
    .data.searchJobs.jobs.filter(({ id }) => jobs.includes(id))
    .map(({ fit }) => fit);
};

const casual = (title: string, duties: string) => ({
  title,
  description: `<p>${duties} on Saturday and Sunday mornings, 14 hours a week.</p>`,
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  visa_types: '["500","485"]',
});

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  const inbox = openInbox(portal.inbox);
  const confirm = async (address: string) => {
    const token = /verify-email\?token=([\w.-]+)/.exec((await inbox.next(address, /^Confirm/)).text ?? '')?.[1];
    await rest(gateway).post('/auth/verify-email', { token });
  };
  employer = await register(gateway, employerPayload('sam@mail-pages.example'));
  await confirm('sam@mail-pages.example');
  for (const job of [casual('Weekend barista', 'Make coffee'), casual('Weekend waiter', 'Serve breakfast')])
    jobs.push(Made.parse((await employer.api.post('/auth/employer/jobs', job)).body).id);
  student = await register(gateway, studentPayload('mei@mail-pages.example'));
  await confirm('mei@mail-pages.example');
  await eventually(async () => {
    const { body } = await asOperator(gateway).get(`/ops/match?student_id=${student.user.id}`);
    const chosen = Explained.parse(body)[0]?.matches.map(({ job_id }) => job_id);
    expect(chosen).toEqual(expect.arrayContaining(jobs));
  });
  await asOperator(gateway).post('/ops/match', { student_id: student.user.id });
  html = (await inbox.next('mei@mail-pages.example', /fit you/)).html ?? '';
});

const linkTo = (name: string) => {
  const links = [...html.matchAll(new RegExp(`/mail/${name}\\?[^"]+`, 'g'))].map(([link]) =>
    link.replaceAll('&amp;', '&'),
  );
  const path = links.find((link) => !/job=/.test(link) || jobs.some((id) => link.endsWith(`job=${id}`))) ?? '';
  expect(path).toContain('token=');
  return path;
};
const get = async (path: string) => {
  const answer = await fetch(`${gateway}${path}`);
  return { status: answer.status, text: await answer.text() };
};
const post = async (path: string, fields: Record<string, string | readonly string[]> = {}) => {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, all]) => [all].flat().map((one): [string, string] => [name, one])),
  );
  const answer = await fetch(`${gateway}${path}`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
};
const Matches = z.object({ matches: z.array(z.object({ job_id: z.number(), answer: z.string().nullable() })) });
const answers = async () =>
  Matches.parse((await student.api.get('/auth/student/matches')).body).matches.flatMap(({ answer }) => answer ?? []);

test("a live ad tells the student why it fits, with the email's reasons, and tells nobody else", async () => {
  const fit = {
    eligibility: 'check',
    question: 'You may work once your course has begun: say in your settings when it begins',
    hoursLeft: 48,
    hoursLimit: 48,
  };
  const reasons = expect.arrayContaining(['Accepts subclass 500', '14 h a week fits 48 h a fortnight']);
  expect(await fitsFor(student.token)).toEqual([
    { ...fit, reasons },
    { ...fit, reasons },
  ]);
  expect(await fitsFor(employer.token)).toEqual([null, null]);
});

test('opening the links of an email changes nothing; submitting their forms does, without a sign-in', async () => {
  const interested = await get(linkTo('interested'));
  expect(interested).toMatchObject({ status: 200, text: expect.stringMatching(/Weekend (?:barista|waiter)/) });
  expect(await get(linkTo('not-for-me'))).toMatchObject({ status: 200, text: expect.stringContaining('Wrong place') });
  expect(await get(linkTo('unsubscribe'))).toMatchObject({ status: 200 });
  expect(await answers()).toEqual([]);

  const noted = await post(linkTo('interested'));
  expect(noted).toMatchObject({ status: 200, text: expect.stringContaining('See the job') });
  expect(noted.text).toContain('<header>');
  expect(noted.text).toContain('Your application is on its way');
  expect(await answers()).toEqual(['interested']);
  await eventually(async () =>
    expect((await get(linkTo('not-for-me'))).text).toContain('also withdraws your application'),
  );
  const down = await post(linkTo('not-for-me'), { answer: 'less_like_this' });
  expect(down.text).toMatch(/less like this\. Your application is withdrawn, and the employer no longer sees it\./);
  expect(await answers()).toEqual(['less_like_this']);
  const form = (await get(linkTo('not-for-me'))).text;
  for (const reason of ['Pay too low', 'Not my field', 'Already applied', 'Just no']) expect(form).toContain(reason);
  expect((await post(linkTo('not-for-me'), { answer: 'low_pay' })).text).toContain('what pay you want at least');
  expect(await answers()).toEqual(['low_pay']);
  const elsewhere = await post(linkTo('not-for-me'), { answer: 'wrong_place' });
  expect(elsewhere.text).toMatch(/No more jobs (?:from [^<]+ )?in Sydney NSW\..*<button class="quiet">Undo<\/button>/s);
  const undone = await post(linkTo('not-for-me'), { answer: 'taken_back' });
  expect(undone.text).toMatch(/Undone.*Your application stays withdrawn\./s);
  expect(await answers()).toEqual([]);
  expect(await post(linkTo('not-for-me'))).toMatchObject({
    status: 422,
    text: expect.stringContaining('Please choose a reason.'),
  });
});

const setActive = (id: number, isActive: boolean) =>
  employer.api.put(`/auth/employer/jobs/${id}`, { is_active: isActive });

test('interest in a closed ad says that it waits, and becomes an application when the ad opens again', async () => {
  const path = linkTo('interested');
  const id = Number(/job=(\d+)/.exec(path)?.[1]);
  await setActive(id, false);
  await eventually(async () => expect((await get(path)).text).toContain('This job takes no applications now.'));
  expect((await post(path)).text).toMatch(
    /takes applications again, by \d+ \w+ \d{4} at the latest.*<button class="quiet">Undo</s,
  );
  await setActive(id, true);
  await eventually(async () => expect((await get(path)).text).toContain('You have applied for this job'));
  await post(linkTo('not-for-me'), { answer: 'taken_back' });
});

test("preferences are changed through the email's link, and an invalid field is named", async () => {
  const path = linkTo('preferences');
  expect((await get(path)).text).toContain('Change what you get');
  const fields = { digest: 'on', states: 'VIC', pay_floor: '31.5', break_from: '2098-12-01', break_to: '2099-02-14' };
  expect((await post(path, fields)).text).toContain('Saved.');
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({
    digest: true,
    states: ['VIC'],
    pay_floor: 31.5,
    breaks: [{ from: '2098-12-01', to: '2099-02-14' }],
  });
  const wrong = await post(path, { ...fields, pay_floor: '900', hours_wanted: 'many' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('Must be from 0 to 200 dollars');
  await post(path, { digest: 'on' });
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({
    states: [],
    pay_floor: null,
    // A form without the fields changes no break; one with empty fields removes it.
    breaks: [{ from: '2098-12-01', to: '2099-02-14' }],
  });
  await post(path, { digest: 'on', break_from: '', break_to: '' });
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({ breaks: [] });
});

test("what is looked for is changed through the email's link", async () => {
  const path = linkTo('preferences');
  const { text } = await get(path);
  expect(text).toContain('If you choose none, we look for what your profile leads to: ');
  expect(text).toContain('<option value="3513">Cooking</option>');
  const chosen = async () => (await student.api.get('/auth/student/preferences')).body;
  const saved = await post(path, { digest: 'on', trades: ['551', '3513', ''] });
  expect(saved.text).toMatch(/value="3513" checked>Cooking<\/label>/);
  expect(saved.text).not.toContain('<option value="3513">');
  expect(await chosen()).toMatchObject({
    trades: [{ code: '551', name: 'Bookkeeping and accounts' }, { code: '3513' }],
  });
  // A form without the field changes nothing.
  await post(path, { digest: 'on' });
  expect(await chosen()).toMatchObject({ trades: [{ code: '551' }, { code: '3513' }] });
  const wrong = await post(path, {
    digest: 'on',
    trades: ['551', '221', '222', '552', '431', '3513', '621', '851', '811'],
  });
  expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('What we look for: Choose at most 8') });
  expect(wrong.text).toContain('value="431" checked>');
  expect((await post(path, { digest: 'on', trades: ['bread', ''] })).text).toContain('Must be codes of kinds of work');
  await post(path, { digest: 'on', trades: '' });
  expect(await chosen()).toMatchObject({ trades: [] });
});

test("the page asks this student only what the law requires, in the profile's words", async () => {
  const path = linkTo('preferences');
  const { text } = await get(path);
  for (const label of ['When does your course begin?', 'Level of your course', 'Your next course break'])
    expect(text).toContain(label);
  expect(text).not.toContain('Your sponsor');
  const said = { digest: 'on', course_level: 'research', course_begins: '2026-03-02', employer: 'Bay Bakery' };
  expect((await post(path, said)).text).toContain('<option value="research" selected>');
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({
    course_level: 'research',
    course_begins: '2026-03-02',
    employer: null,
  });
  const wrong = await post(path, { ...said, course_begins: 'soon' });
  expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('When does your course begin?: Must be') });
});

test('links that are forged, have another purpose, or name a job that was not sent do not work', async () => {
  const forged = linkTo('interested').replace(/token=[^&]+/, 'token=forged');
  const foreign = linkTo('interested').replace(/job=\d+/, 'job=999999');
  const odd = linkTo('interested').replace(/job=\d+/, 'job=many');
  const unsubscribe = /token=[^&]+/.exec(linkTo('unsubscribe'))?.[0] ?? '';
  const otherPurpose = linkTo('preferences').replace(/token=[^&]+/, unsubscribe);
  for (const path of [forged, foreign, odd, otherPurpose, '/mail/preferences', '/mail/interested?token=x'])
    for (const send of [get, post])
      expect(await send(path)).toMatchObject({ status: 422, text: expect.stringContaining('This link does not work') });
});

test('the portal shows their matches and recommended jobs too, to students only', async () => {
  const { body } = await student.api.get('/auth/student/matches');
  expect(body).toMatchObject({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    matches: [
      expect.objectContaining({ reasons: expect.arrayContaining(['Accepts subclass 500']) }),
      expect.objectContaining({ company_name: 'Harbour Kitchen' }),
    ],
    outlook: {
      funnel: expect.arrayContaining([{ label: 'live jobs', count: 2 }]),
      // Both jobs came with the morning's email.
      nothing_because: 'Of the 2 jobs left, none is new to you.',
      relax: 'You have seen all of them; new ones come every day.',
    },
  });
  const recommended = await student.api.get('/jobs/recommended');
  expect(recommended).toMatchObject({ status: 200, body: [{ city: 'Sydney' }, { city: 'Sydney' }] });
  expect((await rest(gateway).get('/jobs/recommended')).status).toBe(401);
  const { job_id: id } = Matches.parse(body).matches[1] ?? { job_id: 0 };
  expect((await student.api.post(`/auth/student/matches/${id}/answer`, { answer: 'interested' })).body).toMatchObject({
    answer: 'interested',
  });
  expect(await student.api.post(`/auth/student/matches/${id}/answer`, { answer: 'maybe' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'answer'] }] },
  });
  expect((await student.api.post('/auth/student/matches/999999/answer', { answer: 'interested' })).status).toBe(404);
});

test('one click unsubscribes without cookie or sign-in, and can be undone', async () => {
  const path = linkTo('unsubscribe');
  const once = await post(path, { 'List-Unsubscribe': 'One-Click' });
  expect(once).toMatchObject({ status: 200, text: expect.stringContaining('You are unsubscribed') });
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({ digest: false });
  expect((await asOperator(gateway).post('/ops/match', { student_id: student.user.id })).body).toMatchObject({
    prepared: 0,
    empty: 0,
  });
  const again = path.replace('unsubscribe', 'resubscribe');
  expect(await get(again)).toMatchObject({
    status: 200,
    text: expect.stringContaining('Get the morning email again?'),
  });
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({ digest: false });
  await post(again);
  expect((await student.api.get('/auth/student/preferences')).body).toMatchObject({ digest: true });
});
