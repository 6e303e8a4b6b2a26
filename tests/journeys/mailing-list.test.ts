import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { password, register, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, type Mail, openInbox } from '../support/inbox.ts';

let portal: OwnPortal;
let gateway = '';
let inbox: Inbox;

beforeAll(async () => {
  portal = await startPortal({ settings: { SIGN_INS_PER_MINUTE: '20' } });
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const join = async (email: string): Promise<unknown> => {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($email: String!) { joinMailingList(email: $email) }',
      variables: { email },
    }),
  });
  return answer.json();
};
const visit = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`${gateway}${path}`, init);
  return { status: answer.status, text: await answer.text() };
};
const post = (path: string) =>
  visit(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
const pathIn = (mail: Mail, page: string) =>
  new RegExp(`/mail/list/${page}\\?token=[\\w.-]+`).exec(mail.text ?? '')?.[0] ?? '';

test('opening a link of the list changes nothing, submitting its form does, and one click unsubscribes', async () => {
  expect(await join('reader@example.org')).toEqual({ data: { joinMailingList: true } });
  const asking = await inbox.next('reader@example.org', /^Confirm that you want news/);
  const confirm = pathIn(asking, 'confirm');
  expect(await visit(confirm)).toMatchObject({ status: 200, text: expect.stringContaining('Yes, send me news') });
  expect(await inbox.to('reader@example.org')).toHaveLength(1);
  expect(await post(confirm)).toMatchObject({ status: 200, text: expect.stringContaining('You are on the list') });
  const leave = pathIn(await inbox.next('reader@example.org', /^You are on the list/), 'leave');
  expect(await visit(leave)).toMatchObject({ status: 200, text: expect.stringContaining('Stop the news') });
  expect(await post(leave)).toMatchObject({ status: 200, text: expect.stringContaining('You are unsubscribed') });
  expect(await post(confirm)).toMatchObject({ status: 422, text: expect.stringContaining('This link does not work') });
  expect(await post('/mail/list/leave?token=forged')).toMatchObject({ status: 422 });
});

test("a person's export includes their subscription, and deleting the account removes it", async () => {
  const email = 'both@example.org';
  const person = await register(gateway, studentPayload(email));
  await join(email);
  const asking = await inbox.next(email, /^Confirm that you want news/);
  await post(pathIn(asking, 'confirm'));
  expect((await person.api.get('/auth/account/export')).body).toMatchObject({
    mailer: {
      mailing_list: { state: 'listed' },
      // Without the keys of messages, which name other people by numbers of ours.
      messages: expect.arrayContaining([{ about: 'verify-email', state: expect.any(String), at: expect.any(String) }]),
    },
  });
  await person.api.delete('/auth/account', { password });
  await eventually(async () => {
    expect(await post(pathIn(asking, 'confirm'))).toMatchObject({ status: 422 });
  });
});

test('the form is rate limited, and says when to try again', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => join(`many${index}@example.org`)));
  const refused = answers.filter((answer) => JSON.stringify(answer).includes('"TOO_MANY"'));
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ errors: [{ extensions: { retryAfterS: expect.any(Number) } }] });
});
