import { afterAll, expect, test } from '@jest/globals';
import { openMongo } from '@waratah/kit/mongo/connection';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/mailer/config';
import { startMailer } from '@waratah/mailer/server';
import { createHash } from 'node:crypto';
import { guest, key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { type Mail, openInbox } from '../support/inbox.ts';
import { startService } from '../support/service.ts';

const dayMs = 24 * 3_600_000;

/** How far the service's clock is ahead, in milliseconds. */
let ahead = 0;
const mailer = await startService('mailer', (env) =>
  startMailer(readConfig(env), { clock: () => new Date(Date.now() + ahead) }),
);
afterAll(async () => mailer[Symbol.asyncDispose]());
const { as, bus, env, restart } = mailer;
const inbox = openInbox(mailer.servers.inbox ?? '');

const ask = as(guest);
const join = (email: string) => ask('mutation ($email: String!) { joinMailingList(email: $email) }', { email });
const follow = (what: 'confirmMailingList' | 'leaveMailingList', token: string) =>
  ask(`mutation ($token: String!) { ${what}(token: $token) }`, { token });
const tokenIn = (mail: Mail, page: 'confirm' | 'leave') =>
  new RegExp(`/mail/list/${page}\\?token=([\\w.-]+)`).exec(mail.text ?? '')?.[1] ?? '';

const asking = /^Confirm that you want news/;
const joined = /^You are on the list/;

/** Subscribes an address, and answers its link to unsubscribe. */
const onTheList = async (email: string) => {
  await join(email);
  const letter = await inbox.next(email, asking);
  expect((await follow('confirmMailingList', tokenIn(letter, 'confirm'))).data).toEqual({ confirmMailingList: true });
  return tokenIn(await inbox.next(email, joined), 'leave');
};

/** Everything stored about the list, as text. */
const kept = async () => {
  await using mongo = await openMongo(env.MAILER_MONGO_URL ?? '');
  const all = await Promise.all(['subscribers', 'messages'].map((name) => mongo.collection(name).find().toArray()));
  return JSON.stringify(all);
};
const isKept = async (email: string) => (await kept()).includes(`"${email}"`);
const stateOf = async (email: string) => {
  await using mongo = await openMongo(env.MAILER_MONGO_URL ?? '');
  return (await mongo.collection('subscribers').findOne({ address: email }))?.state;
};

test('an address is subscribed once its owner confirms by email, and is told so', async () => {
  expect((await join(' Mei@Example.org ')).data).toEqual({ joinMailingList: true });
  const letter = await inbox.next('mei@example.org', asking);
  expect(await stateOf('mei@example.org')).toBe('asked');
  const source = await inbox.source(letter);
  expect(source).toMatch(/^List-Unsubscribe:\s+<http:\/\/127\.0\.0\.1:4000\/mail\/list\/leave\?token=[\w.-]+>/m);
  expect(source).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  await follow('confirmMailingList', tokenIn(letter, 'confirm'));
  expect(await stateOf('mei@example.org')).toBe('listed');
  expect(await inbox.source(await inbox.next('mei@example.org', joined))).toMatch(/List-Unsubscribe-Post/);
  await follow('confirmMailingList', tokenIn(letter, 'confirm'));
  await onTheList('marker@example.org');
  expect(await inbox.to('mei@example.org')).toHaveLength(2);
});

test('repeated subscriptions, of known and unknown addresses, get the same answer and few emails', async () => {
  await onTheList('known@example.org');
  const answers = [];
  for (const email of ['known@example.org', 'unknown@example.org', 'unknown@example.org'])
    answers.push(await join(email));
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ data: { joinMailingList: true } })));
  for (let more = 0; more < 4; more++) {
    ahead += 11 * 60_000;
    await join('unknown@example.org');
  }
  await onTheList('marker-two@example.org');
  await eventually(async () => expect(await inbox.to('unknown@example.org')).toHaveLength(3));
  expect(await inbox.to('known@example.org')).toHaveLength(2);
});

test('an invalid address is refused by its field, and links with another purpose do not work', async () => {
  for (const [email, msg] of [
    ['', 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.org`, 'Please enter a valid email address'],
  ] as const)
    expect((await join(email)).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      detail: [{ loc: ['body', 'email'], msg }],
    });
  const leave = await onTheList('purpose@example.org');
  for (const [what, token] of [
    ['confirmMailingList', leave],
    ['confirmMailingList', 'forged'],
    ['leaveMailingList', 'forged'],
  ] as const)
    expect((await follow(what, token)).errors?.[0]?.extensions?.code).toBe('INVALID');
  expect(await stateOf('purpose@example.org')).toBe('listed');
});

test('a person who unsubscribes is deleted, may repeat it, and may subscribe again', async () => {
  const leave = await onTheList('leaver@example.org');
  expect(await isKept('leaver@example.org')).toBe(true);
  for (let times = 0; times < 2; times++)
    expect((await follow('leaveMailingList', leave)).data).toEqual({ leaveMailingList: true });
  expect(await isKept('leaver@example.org')).toBe(false);
  const old = (await inbox.to('leaver@example.org')).find(({ subject }) => asking.test(subject));
  expect((await follow('confirmMailingList', old ? tokenIn(old, 'confirm') : '')).errors?.[0]?.extensions?.code).toBe(
    'INVALID',
  );
  await join('leaver@example.org');
  expect(await stateOf('leaver@example.org')).toBe('asked');
});

test('a deleted account, a complaint and a missing mailbox each remove the address', async () => {
  await onTheList('deleted@example.org');
  await onTheList('cross@example.org');
  await onTheList('gone@example.org');
  const emailSha256 = createHash('sha256').update('deleted@example.org').digest('hex');
  await bus.publish(happened('identity.user.v1.deleted', { userId: 7, emailSha256 }, new Date(Date.now() + ahead)));
  const report =
    'mutation ($address: String!, $kind: MailReport!) { reportMailAddress(address: $address, kind: $kind) }';
  await as(key)(report, { address: 'cross@example.org', kind: 'complaint' });
  await as(key)(report, { address: 'gone@example.org', kind: 'bounce' });
  for (const email of ['deleted@example.org', 'cross@example.org', 'gone@example.org'])
    await eventually(async () => expect(await isKept(email)).toBe(false));
  // Another person enters the address in the form: no email goes to somebody who complained, or to a mailbox that does
  // not exist.
  for (const email of ['cross@example.org', 'gone@example.org']) {
    await join(email);
    await eventually(async () => expect(await stateOf(email)).toBe(email.startsWith('gone') ? undefined : 'asked'));
  }
  await onTheList('marker-three@example.org');
  for (const email of ['cross@example.org', 'gone@example.org']) expect(await inbox.to(email)).toHaveLength(2);
});

test("an operator's newsletter is sent once to everybody who confirmed, with an unsubscribe link", async () => {
  const leave = await onTheList('reader@example.org');
  await onTheList('former@example.org');
  await follow('leaveMailingList', tokenIn(await inbox.next('former@example.org', joined), 'leave'));
  await join('unsure@example.org');
  const write = (letter: object) =>
    as(key)(
      'mutation ($subject: String!, $text: String!, $dryRun: Boolean! = false) { writeToMailingList(subject: $subject, text: $text, dryRun: $dryRun) }',
      letter,
    );
  const letter = {
    subject: 'The pilot <grows>',
    text: 'Two universities more.\n\nRead https://example.org/news?a=1&b=2.\n',
  };
  const { data } = await write({ ...letter, dryRun: true });
  const listed = Number(data?.writeToMailingList);
  expect(listed).toBeGreaterThan(0);
  expect((await write(letter)).data).toEqual({ writeToMailingList: listed });
  const mail = await inbox.next('reader@example.org', /^The pilot/);
  expect(mail.subject).toBe(letter.subject);
  expect(mail.html).toContain('The pilot &lt;grows&gt;');
  const [link = ''] = /<a [^>]*href="https:\/\/example\.org\/news\?a=1&amp;b=2"[^>]*>/.exec(mail.html ?? '') ?? [];
  // Without it, nobody could read the link in dark mode.
  expect(link).toContain('class="muted"');
  expect(mail.text).toContain('Two universities more.');
  expect(tokenIn(mail, 'leave')).toBe(leave);
  expect(await inbox.source(mail)).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  expect((await write(letter)).data).toEqual({ writeToMailingList: listed });
  await write({ ...letter, subject: 'And on' });
  await inbox.next('reader@example.org', /^And on/);
  const subjects = (await inbox.to('reader@example.org')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === letter.subject)).toHaveLength(1);
  for (const email of ['former@example.org', 'unsure@example.org'])
    expect((await inbox.to(email)).filter(({ subject }) => subject === 'And on')).toEqual([]);
  for (const [wrong, field] of [
    [{ ...letter, subject: ' ' }, 'subject'],
    [{ ...letter, subject: '\u200b\u2800' }, 'subject'],
    [{ ...letter, subject: 'one\nBcc: all@example.org' }, 'subject'],
    [{ ...letter, text: '' }, 'text'],
    [{ ...letter, text: '\u3164\n\uffff' }, 'text'],
  ] as const)
    expect((await write(wrong)).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      detail: [{ loc: ['body', field] }],
    });
  const refused = await ask('mutation { writeToMailingList(subject: "a", text: "b") }', {});
  expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('an unconfirmed subscription is deleted after seven days, and its link stops working', async () => {
  await onTheList('stays@example.org');
  await join('silent@example.org');
  const letter = await inbox.next('silent@example.org', asking);
  ahead += 7 * dayMs - 60_000;
  await restart();
  await join('marker-four@example.org');
  expect(await isKept('silent@example.org')).toBe(true);
  ahead += 120_000;
  await restart();
  await eventually(async () => expect(await isKept('silent@example.org')).toBe(false));
  expect((await follow('confirmMailingList', tokenIn(letter, 'confirm'))).errors?.[0]?.extensions?.code).toBe(
    'INVALID',
  );
  expect(await stateOf('stays@example.org')).toBe('listed');
});
