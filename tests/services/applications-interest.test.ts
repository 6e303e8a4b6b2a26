import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { eventually } from '../support/eventually.ts';
import { employer, type Harness, startApplicationsHarness, student } from './applications-harness.ts';

/** "I'm interested" of the morning e-mail, in the pilot. */
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
const move = 'mutation ($id: Int!) { changeApplicationStatus(id: $id, status: reviewed) { status } }';
const withdraw = 'mutation ($id: Int!) { withdrawApplication(id: $id) }';

test('interest becomes one application, however often it is told', async () => {
  await it.tellOfStudent(1);
  await it.tellOfJob(10);
  await it.answerMail(1, 10, 'interested');
  await it.answerMail(1, 10, 'interested');
  await eventually(async () => expect(await jobsOf(1)).toEqual([10]));
  await it.answerMail(1, 10, 'interested');
  await sleep(300);
  expect(await jobsOf(1)).toEqual([10]);
});

test('in the pilot nobody moves an application, in the words of the hint', async () => {
  const [application] = await ownOf(1);
  expect((await it.ask(employer(900), move, { id: application?.id })).errors?.[0]?.extensions).toEqual({
    code: 'FORBIDDEN',
    detail: 'Disabled for Pilot',
  });
});

test('interest that comes before profile or ad waits for both', async () => {
  await it.answerMail(2, 11, 'interested');
  await sleep(200);
  await it.tellOfStudent(2, 1, { degree: '' });
  await it.tellOfJob(11);
  await sleep(300);
  expect(await ownOf(2)).toEqual([]);
  await it.tellOfStudent(2, 2);
  await eventually(async () => expect(await jobsOf(2)).toEqual([11]));
});

test('"not for me" takes it back, and older news do not bring it again', async () => {
  await it.tellOfStudent(3);
  await it.tellOfJob(12);
  await it.answerMail(3, 12, 'interested', { version: 1 });
  await eventually(async () => expect(await jobsOf(3)).toEqual([12]));
  await it.answerMail(3, 12, 'less_like_this', { version: 2 });
  await eventually(async () => expect(await jobsOf(3)).toEqual([]));
  await it.answerMail(3, 12, 'interested', { version: 1 });
  await sleep(300);
  expect(await jobsOf(3)).toEqual([]);
  await it.answerMail(3, 12, 'interested', { version: 3 });
  await eventually(async () => expect(await jobsOf(3)).toEqual([12]));
});

test('what was withdrawn by hand stays so when old interest is told again', async () => {
  const at = new Date(Date.now() - 60_000);
  await it.tellOfStudent(4);
  await it.tellOfJob(13);
  await it.answerMail(4, 13, 'interested', { at });
  await eventually(async () => expect(await jobsOf(4)).toEqual([13]));
  const [application] = await ownOf(4);
  expect((await it.ask(student(4), withdraw, { id: application?.id })).errors).toBeUndefined();
  await it.answerMail(4, 13, 'interested', { at });
  await it.tellOfJob(13, 2);
  await sleep(300);
  expect(await jobsOf(4)).toEqual([]);
});

test('an imported ad makes no application; the page learns where to go', async () => {
  await it.tellOfStudent(5);
  await it.tellOfJob(14, 1, { isWaratahJob: false, sourceUrl: 'https://ads.example/14', employerId: 0 });
  await it.answerMail(5, 14, 'interested');
  const links = signedLinks(it.env.LINK_SECRET ?? '');
  const query =
    'query ($token: String!, $id: Int!) { mailApplicationOutlook(token: $token, jobId: $id) { kind missing sourceUrl } }';
  const outlook = async (who: number, id: number, purpose = 'mail') =>
    it.ask({ kind: 'guest' }, query, { token: await links.sign(purpose, String(who), '1h'), id });
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
