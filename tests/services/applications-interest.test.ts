import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { z } from 'zod';
import { employer, student } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { type Harness, startApplicationsHarness } from './applications-harness.ts';

/** "I'm interested" in the morning email, in the pilot. */
let it: Harness;
beforeAll(async () => {
  it = await startApplicationsHarness();
  await it.tellOfEmployer(900);
});
afterAll(async () => {
  await it[Symbol.asyncDispose]();
});

const Own = z.object({ myApplications: z.array(z.object({ id: z.number(), jobId: z.number(), status: z.string() })) });
const ownOf = async (who: number) =>
  Own.parse((await it.ask(student(who), '{ myApplications { id jobId status } }')).data).myApplications;
const jobsOf = async (who: number) => (await ownOf(who)).map(({ jobId }) => jobId);
/** What the page of a morning email's link shows a student. */
const outlookIn =
  (fields: string) =>
  async (who: number, id: number, purpose = 'mail') => {
    const query = `query ($token: String!, $id: Int!) { mailApplicationOutlook(token: $token, jobId: $id) { ${fields} } }`;
    const token = await signedLinks(it.env.LINK_SECRET ?? '').sign(purpose, String(who), '1h');
    return it.ask({ kind: 'guest' }, query, { token, id });
  };
const move = 'mutation ($id: Int!) { changeApplicationStatus(id: $id, status: reviewed) { status } }';
const apply = 'mutation ($jobId: Int!) { applyForJob(jobId: $jobId) { id } }';
const withdraw = 'mutation ($id: Int!) { withdrawApplication(id: $id) }';

test('interest becomes one application, however often it is announced', async () => {
  await it.tellOfStudent(1);
  await it.tellOfJob(10);
  await it.answerMail(1, 10, 'interested');
  await it.answerMail(1, 10, 'interested');
  await eventually(async () => expect(await jobsOf(1)).toEqual([10]));
  await it.answerMail(1, 10, 'interested');
  expect(await jobsOf(1)).toEqual([10]);
});

test('the student gets a receipt with everything sent, and its link withdraws the application once', async () => {
  await it.tellOfStudent(7);
  await it.tellOfJob(16);
  await it.answerMail(7, 16, 'interested');
  const { content } = await it.events.next('mail.message.v1.requested', ({ to }) => to === 's7@example.test');
  expect(content).toMatchObject({
    case: 'applicationSent',
    value: {
      fullName: 'Student 7',
      title: 'Barista 16',
      companyName: 'Banksia Cafe',
      university: 'University of Sydney',
      degree: 'Bachelor of Commerce',
      resumeName: '',
    },
  });
  const url = content.case === 'applicationSent' ? content.value.withdrawUrl : '';
  const token = new URL(url).searchParams.get('token');
  const guest = { kind: 'guest' } as const;
  const fields = '{ title companyName withdrawn }';
  const read = `query ($token: String!) { mailedApplication(token: $token) ${fields} }`;
  const take = `mutation ($token: String!) { withdrawMailedApplication(token: $token) ${fields} }`;
  expect((await it.ask(guest, read, { token })).data).toMatchObject({ mailedApplication: { withdrawn: false } });
  for (let time = 0; time < 2; time++)
    expect((await it.ask(guest, take, { token })).data).toMatchObject({
      withdrawMailedApplication: { title: 'Barista 16', withdrawn: true },
    });
  expect(await ownOf(7)).toEqual([]);
  for (const wrong of ['forged', await signedLinks(it.env.LINK_SECRET ?? '').sign('mail', '7', '1h')])
    expect((await it.ask(guest, take, { token: wrong })).errors?.[0]?.extensions?.code).toBe('INVALID');
});

test('in the pilot nobody can move an application, with the text of the hint', async () => {
  const [application] = await ownOf(1);
  expect((await it.ask(employer(900), move, { id: application?.id })).errors?.[0]?.extensions).toEqual({
    code: 'FORBIDDEN',
    detail: 'Disabled for Pilot',
  });
});

test('interest that arrives before the profile or the ad waits for both', async () => {
  await it.answerMail(2, 11, 'interested');
  await it.tellOfStudent(2, 1, { degree: '' });
  await it.tellOfJob(11);
  expect(await ownOf(2)).toEqual([]);
  await it.tellOfStudent(2, 2);
  await eventually(async () => expect(await jobsOf(2)).toEqual([11]));
});

test('"not for me" withdraws it, and older events do not bring it back', async () => {
  await it.tellOfStudent(3);
  await it.tellOfJob(12);
  await it.answerMail(3, 12, 'interested', { version: 1 });
  await eventually(async () => expect(await jobsOf(3)).toEqual([12]));
  await it.answerMail(3, 12, 'less_like_this', { version: 2 });
  await eventually(async () => expect(await jobsOf(3)).toEqual([]));
  await it.answerMail(3, 12, 'interested', { version: 1 });
  expect(await jobsOf(3)).toEqual([]);
  await it.answerMail(3, 12, 'interested', { version: 3 });
  await eventually(async () => expect(await jobsOf(3)).toEqual([12]));
});

test('"already applied" neither withdraws an application nor ends an interest that waits, in any order', async () => {
  await it.tellOfStudent(91);
  for (const id of [92, 93, 94]) await it.tellOfJob(id);
  await it.closeJob(93, 2, 'deactivated');
  for (const id of [92, 93]) {
    await it.answerMail(91, id, 'interested', { version: 1 });
    await it.answerMail(91, id, 'already_applied', { version: 2 });
  }
  await it.answerMail(91, 94, 'already_applied', { version: 2 });
  await it.answerMail(91, 94, 'interested', { version: 1 });
  expect((await jobsOf(91)).toSorted((one, other) => one - other)).toEqual([92, 94]);
  await it.tellOfJob(93, 3);
  expect((await jobsOf(91)).toSorted((one, other) => one - other)).toEqual([92, 93, 94]);
});

test('an answer whose handling was interrupted after a newer one was settled leaves things as the newer one says', async () => {
  await it.tellOfStudent(90);
  await it.tellOfJob(95);
  await using mongo = await it.database();
  const interests = mongo.collection<{ _id: string }>('interests');
  const at = (minute: number) => new Date(Date.now() + (minute - 10) * 60_000);
  const settledSince = (version: number, interested: boolean) =>
    interests.updateOne({ _id: '90:95' }, { $set: { version, interested, at: at(version) }, $unset: { waiting: 1 } });
  const answer = (version: number, given: string) => it.answerMail(90, 95, given, { version, at: at(version) });
  await answer(1, 'interested');
  expect(await jobsOf(90)).toEqual([95]);
  // The newer answer found no application yet, the older one made it, and its process died.
  await settledSince(2, false);
  await answer(1, 'interested');
  expect(await jobsOf(90)).toEqual([]);
  await answer(3, 'interested');
  expect(await jobsOf(90)).toEqual([95]);
  await answer(4, 'no_reason');
  // The newer answer found the application, the older one withdrew it, and its process died.
  await settledSince(5, true);
  await answer(4, 'no_reason');
  expect(await jobsOf(90)).toEqual([95]);
});

test('a withdrawn application stays withdrawn when older interest is announced again', async () => {
  const at = new Date(Date.now() - 60_000);
  await it.tellOfStudent(4);
  await it.tellOfJob(13);
  await it.answerMail(4, 13, 'interested', { at });
  await eventually(async () => expect(await jobsOf(4)).toEqual([13]));
  const [application] = await ownOf(4);
  expect((await it.ask(student(4), withdraw, { id: application?.id })).errors).toBeUndefined();
  await it.answerMail(4, 13, 'interested', { at });
  await it.tellOfJob(13, 2);
  expect(await jobsOf(4)).toEqual([]);
});

test('an imported ad creates no application; the page gets the address to apply at', async () => {
  await it.tellOfStudent(5);
  await it.tellOfJob(14, 1, { isWaratahJob: false, sourceUrl: 'https://ads.example/14', employerId: 0 });
  await it.answerMail(5, 14, 'interested');
  const outlook = outlookIn('kind missing sourceUrl');
  await eventually(async () =>
    expect((await outlook(5, 14)).data).toEqual({
      mailApplicationOutlook: { kind: 'source', missing: [], sourceUrl: 'https://ads.example/14' },
    }),
  );
  expect(await ownOf(5)).toEqual([]);
  expect((await outlook(1, 10)).data).toMatchObject({ mailApplicationOutlook: { kind: 'applied' } });
  await it.tellOfStudent(6, 1, { university: '' });
  await it.tellOfJob(15);
  await eventually(async () =>
    expect((await outlook(6, 15)).data).toMatchObject({
      mailApplicationOutlook: { kind: 'profile', missing: ['university'] },
    }),
  );
  expect((await outlook(6, 15, 'unsubscribe')).errors?.[0]?.extensions?.code).toBe('INVALID');
});

let nextMarker = 90_000;

/** The emails that tell a student of a deleted ad for which nothing was sent; one may be requested again under its key. */
const deletionsTold = async (who: number) => {
  // What was requested before is heard before the same email to somebody else.
  const marker = nextMarker++;
  const keyOf = (one: number) => `interest-job-deleted:${one}:`;
  await it.tellOfStudent(marker, 1, { degree: '' });
  await it.tellOfJob(marker);
  await it.answerMail(marker, marker, 'interested');
  await it.closeJob(marker, 2, 'deleted');
  await it.events.next('mail.message.v1.requested', ({ key }) => key.startsWith(keyOf(marker)));
  const requested = it.events.all('mail.message.v1.requested').filter(({ key }) => key.startsWith(keyOf(who)));
  return [...new Map(requested.map((email) => [email.key, email])).values()];
};

const hourMs = 3_600_000;
const anHourAgo = () => new Date(it.clock.offsetMs + Date.now() - hourMs);

test('interest that is heard only after the ad has ended counts from when the student said so', async () => {
  await it.tellOfStudent(8);
  await it.tellOfJob(17);
  await it.closeJob(17, 2, 'deactivated');
  await it.answerMail(8, 17, 'interested', { at: anHourAgo() });
  await eventually(async () => expect(await jobsOf(8)).toEqual([17]));
  const ended = '{ myApplications { jobId jobClosedReason } }';
  expect((await it.ask(student(8), ended)).data).toEqual({
    myApplications: [{ jobId: 17, jobClosedReason: 'deactivated' }],
  });
});

test.each([
  ['was taken down by an operator', 18, 'rejected', 0],
  ['had ended when they said so', 19, 'deactivated', 2 * hourMs],
])('nobody applies for an ad that %s', async (_what, jobId, reason, laterMs) => {
  await it.tellOfStudent(9);
  await it.tellOfJob(jobId);
  await it.closeJob(jobId, 2, reason);
  await it.answerMail(9, jobId, 'interested', { at: new Date(anHourAgo().getTime() + laterMs) });
  expect(await jobsOf(9)).toEqual([]);
});

test('interest that waits for the profile ends with the ad', async () => {
  await it.tellOfStudent(10, 1, { degree: '' });
  await it.tellOfJob(20);
  await it.answerMail(10, 20, 'interested', { at: anHourAgo() });
  await it.closeJob(20, 2, 'expired');
  await it.tellOfStudent(10, 2);
  await it.tellOfStudent(10, 3);
  expect(await jobsOf(10)).toEqual([]);
  await it.tellOfJob(20, 3);
  await eventually(async () => expect(await jobsOf(10)).toEqual([20]));
});

test.each([
  ['waits for the profile', 600, { degree: '' }],
  ['waits for the ad', 601, {}],
])('a student whose interest %s hears that the ad was deleted, once', async (_what, jobId, profile) => {
  await it.tellOfStudent(jobId, 1, profile);
  await it.tellOfJob(jobId);
  if (jobId === 601) await it.closeJob(jobId, 2, 'deactivated');
  await it.answerMail(jobId, jobId, 'interested');
  await it.closeJob(jobId, 3, 'deleted');
  await it.closeJob(jobId, 3, 'deleted');
  await it.tellOfStudent(jobId, 2);
  expect(await deletionsTold(jobId)).toEqual([
    expect.objectContaining({
      to: `s${jobId}@example.test`,
      content: expect.objectContaining({
        value: expect.objectContaining({ title: `Barista ${jobId}`, companyName: 'Banksia Cafe', notSent: true }),
      }),
    }),
  ]);
  expect(await ownOf(jobId)).toEqual([]);
});

test('a student whose answer is heard only after the ad was deleted hears that nothing was sent', async () => {
  await it.tellOfJob(602);
  await it.closeJob(602, 2, 'deleted');
  await it.answerMail(602, 602, 'interested', { at: anHourAgo() });
  expect(await deletionsTold(602)).toEqual([]);
  // Their own account is heard of last.
  await it.tellOfStudent(602);
  expect(await deletionsTold(602)).toHaveLength(1);
  // The same event again.
  await it.answerMail(602, 602, 'interested', { at: anHourAgo() });
  expect(await deletionsTold(602)).toHaveLength(1);
});

test('of a deleted ad hear neither those who applied for it nor were told so when they answered, nor whom it led elsewhere', async () => {
  for (const who of [603, 604, 605, 606]) {
    await it.tellOfStudent(who, 1, who === 606 ? { degree: '', emailVerified: false } : {});
    await it.tellOfJob(who);
  }
  await it.answerMail(603, 603, 'interested', { version: 1 });
  expect(await jobsOf(603)).toEqual([603]);
  for (const who of [603, 604, 605]) await it.closeJob(who, 2, 'deleted');
  await it.answerMail(603, 603, 'interested', { version: 2, at: anHourAgo() });
  await it.answerMail(604, 604, 'interested', { at: new Date(Date.now() + it.clock.offsetMs + hourMs) });
  await it.answerMail(605, 605, 'interested', { at: anHourAgo(), title: '' });
  await it.answerMail(606, 606, 'interested');
  await it.closeJob(606, 2, 'deleted');
  for (const who of [603, 604, 605, 606]) expect([who, await deletionsTold(who)]).toEqual([who, []]);
});

test('interest of a suspended student becomes an application when they are reinstated, if the ad is still open', async () => {
  const account = (version: number, suspended: boolean) => ({
    user: {
      id: 607,
      version,
      email: 's607@example.test',
      emailVerified: true,
      suspended,
      fullName: 'Student 607',
      profile: { case: 'student' as const, value: { university: 'University of Sydney', degree: 'Bachelor of Arts' } },
    },
  });
  await it.tellOfStudent(607);
  for (const id of [607, 608, 609]) await it.tellOfJob(id);
  await it.closeJob(607, 2, 'deactivated');
  await it.answerMail(607, 607, 'interested');
  await it.tell('identity.user.v1.suspended', account(2, true));
  await it.tellOfJob(607, 3);
  for (const id of [608, 609]) await it.answerMail(607, id, 'interested');
  const refused = await it.ask(student(607), apply, { jobId: 608 });
  expect(refused.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN', detail: 'Your account is suspended.' });
  expect(await ownOf(607)).toEqual([]);
  await it.closeJob(609, 2, 'deactivated');
  await it.tell('identity.user.v1.reinstated', account(3, false));
  expect((await jobsOf(607)).toSorted((one, other) => one - other)).toEqual([607, 608]);
});

test('interest is heard again after it was taken back, however late all three answers are heard', async () => {
  await it.tellOfStudent(11);
  await it.tellOfJob(21);
  const answers = ['interested', 'taken_back', 'interested'].entries();
  for (const [at, answer] of answers)
    await it.answerMail(11, 21, answer, { version: at + 1, at: new Date(anHourAgo().getTime() + at * 60_000) });
  await eventually(async () => expect(await jobsOf(11)).toEqual([21]));
});

test('of two answers that are heard at the same moment, the last one counts', async () => {
  const jobs = Array.from({ length: 30 }, (_, at) => 300 + at);
  await it.tellOfStudent(12);
  await Promise.all(jobs.map((id) => it.tellOfJob(id)));
  const answer = (jobId: number, said: string, version: number) =>
    it.bus.publish(
      happened('matching.feedback.v1.given', { studentId: 12, jobId, answer: said, version }, anHourAgo()),
    );
  await Promise.all(jobs.flatMap((id) => [answer(id, 'interested', 1), answer(id, 'low_pay', 2)]));
  await it.tellOfStudent(12, 2);
  expect(await jobsOf(12)).toEqual([]);
});

const Told = z.object({
  mailApplicationOutlook: z.object({
    kind: z.string(),
    wait: z
      .object({
        until: z.string(),
        isGiven: z.boolean(),
        isClosed: z.boolean(),
        missing: z.array(z.string()),
      })
      .nullable(),
    endsWithNotForMe: z.boolean(),
    withdrawnAt: z.coerce.date().nullable(),
  }),
});
const told = outlookIn('kind wait { until isGiven isClosed missing } endsWithNotForMe withdrawnAt');
const toldBy = async (who: number, id: number) => Told.parse((await told(who, id)).data).mailApplicationOutlook;
const thirtyDaysMs = 30 * 24 * hourMs;
const nothing = { wait: null, endsWithNotForMe: false, withdrawnAt: null };
const lastDayOf = (at: number) => australianDay(new Date(at + thirtyDaysMs));

test('interest in a closed ad says until when it waits, and is sent if the ad opens again until then', async () => {
  await it.tellOfStudent(13);
  await it.tellOfJob(22);
  await it.closeJob(22, 2, 'deactivated');
  const now = () => it.clock.offsetMs + Date.now();
  const wait = { isClosed: true, missing: [] };
  expect(await toldBy(13, 22)).toEqual({
    ...nothing,
    kind: 'closed',
    wait: { ...wait, isGiven: false, until: lastDayOf(now()) },
  });
  const twoDaysAgo = now() - 48 * hourMs;
  await it.closeJob(22, 3, 'deactivated');
  await it.tell('jobs.job.v1.closed', { jobId: 22, version: 4, reason: 'expired' }, new Date(twoDaysAgo - hourMs));
  await it.answerMail(13, 22, 'interested', { at: new Date(twoDaysAgo) });
  expect(await toldBy(13, 22)).toEqual({
    ...nothing,
    kind: 'closed',
    wait: { ...wait, isGiven: true, until: lastDayOf(twoDaysAgo) },
  });
  await it.tellOfJob(22, 5);
  expect(await jobsOf(13)).toEqual([22]);
  expect(await toldBy(13, 22)).toEqual({ ...nothing, kind: 'applied', endsWithNotForMe: true });
});

test('everything that an interest waits for is told, and the application is made once nothing of it is left', async () => {
  await it.tellOfStudent(19, 1, { degree: '' });
  await it.tellOfJob(29);
  await it.closeJob(29, 2, 'deactivated');
  await it.answerMail(19, 29, 'interested');
  const wait = { isGiven: true, isClosed: true, missing: ['degree'] };
  expect(await toldBy(19, 29)).toMatchObject({ kind: 'closed', wait });
  await it.tellOfJob(29, 3);
  expect(await toldBy(19, 29)).toMatchObject({ kind: 'profile', wait: { ...wait, isClosed: false } });
  expect(await jobsOf(19)).toEqual([]);
  await it.tellOfStudent(19, 2);
  expect(await jobsOf(19)).toEqual([29]);
});

test('an interest that is too old to be sent does not wait', async () => {
  await it.tellOfStudent(20, 1, { degree: '' });
  await it.tellOfJob(30);
  const at = new Date(it.clock.offsetMs + Date.now() - thirtyDaysMs - 24 * hourMs);
  await it.answerMail(20, 30, 'interested', { at });
  expect(await toldBy(20, 30)).toMatchObject({ wait: { isGiven: false } });
});

test('taking back an interest that waits ends it', async () => {
  await it.tellOfStudent(14);
  await it.tellOfJob(23);
  await it.closeJob(23, 2, 'expired');
  await it.answerMail(14, 23, 'interested', { version: 1 });
  await it.answerMail(14, 23, 'taken_back', { version: 2 });
  await it.tellOfJob(23, 3);
  expect(await jobsOf(14)).toEqual([]);
});

test.each([
  ['was deleted', 24, {}, 'deleted'],
  ['is of another website', 25, { isWaratahJob: false, employerId: 0 }, 'expired'],
])('nothing waits for a closed ad that %s', async (_what, id, fields, reason) => {
  await it.tellOfStudent(15);
  await it.tellOfJob(id, 1, fields);
  await it.closeJob(id, 2, reason);
  await it.answerMail(15, id, 'interested');
  expect(await toldBy(15, id)).toEqual({ ...nothing, kind: 'closed' });
});

test('an application made on the portal stands after "not for me", and the page can say so', async () => {
  await it.tellOfStudent(16);
  await it.tellOfJob(26);
  expect((await it.ask(student(16), apply, { jobId: 26 })).errors).toBeUndefined();
  expect(await toldBy(16, 26)).toEqual({ ...nothing, kind: 'applied' });
  await it.answerMail(16, 26, 'no_reason');
  expect(await jobsOf(16)).toEqual([26]);
});

test('the link of an old receipt says that a later application stands', async () => {
  await it.tellOfStudent(17);
  await it.tellOfJob(27);
  await it.answerMail(17, 27, 'interested', { version: 1 });
  const { content } = await it.events.next('mail.message.v1.requested', ({ to }) => to === 's17@example.test');
  const token = new URL(content.case === 'applicationSent' ? content.value.withdrawUrl : '').searchParams.get('token');
  const read = async () =>
    (
      await it.ask(
        { kind: 'guest' },
        'query ($token: String!) { mailedApplication(token: $token) { withdrawn appliedAgain } }',
        {
          token,
        },
      )
    ).data?.['mailedApplication'];
  expect(await read()).toEqual({ withdrawn: false, appliedAgain: false });
  await it.answerMail(17, 27, 'no_reason', { version: 2 });
  expect(await read()).toEqual({ withdrawn: true, appliedAgain: false });
  expect((await toldBy(17, 27)).withdrawnAt).toBeInstanceOf(Date);
  await it.answerMail(17, 27, 'interested', { version: 3 });
  expect(await read()).toEqual({ withdrawn: true, appliedAgain: true });
});
