import { beforeAll, expect, test } from '@jest/globals';
import { deviceCookieIn, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { sharedPortal } from '../support/portal.ts';

let gateway = '';
let inbox: Inbox;

beforeAll(async () => {
  const portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
});

/** The network of the stranger, and two of the owner. */
const [stranger, home, cafe] = ['198.51.100.7', '203.0.113.7', '192.0.2.7'];

type Browser = Readonly<{ address: string | undefined; cookie?: string | undefined }>;
const headersOf = ({ address = '', cookie }: Browser) => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) });

const register = async (email: string, browser: Browser) => {
  const { status, headers } = await rest(gateway).post('/auth/register', studentPayload(email), headersOf(browser));
  expect(status).toBe(201);
  return deviceCookieIn(headers);
};
const forget = async (email: string, browser: Browser) =>
  expect(await rest(gateway).post('/auth/forgot-password', { email }, headersOf(browser))).toMatchObject({
    status: 200,
    body: { email_sent: true },
  });
const joinList = async (email: string, browser: Browser) => {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(browser) },
    body: JSON.stringify({
      query: 'mutation ($email: String!) { joinMailingList(email: $email) }',
      variables: { email },
    }),
  });
  expect(await answer.json()).toEqual({ data: { joinMailingList: true } });
};

const asksToConfirm = /^Confirm your email/;
const asksToSubscribe = /^Confirm that you want news/;
const reset = /^Set a new password/;

const countOf = async (emails: readonly string[], subject: RegExp) => {
  const found = await Promise.all(emails.map((email) => inbox.to(email)));
  return found.flat().filter((mail) => subject.test(mail.subject)).length;
};
const arrive = (count: number, emails: readonly string[], subject: RegExp) =>
  eventually(async () => expect(await countOf(emails, subject)).toBe(count));

/** Waits for some emails before the owner asks; how many there will be at most is seen at the end. */
const begin = (count: number, emails: readonly string[], subject: RegExp) =>
  eventually(async () => expect(await countOf(emails, subject)).toBeGreaterThanOrEqual(count));

/** An owner's address, and spellings of it that a stranger enters. */
const addresses = (name: string, spellings: number) => ({
  own: `${name}@mail-limits.example`,
  others: Array.from({ length: spellings }, (_, index) => `${name}+${index}@mail-limits.example`),
});

test("a stranger's resets end with their network's share, and the owner gets one in each of their browsers", async () => {
  const { own, others } = addresses('reset', 4);
  const cookie = await register(own, { address: home });
  const token = /token=([\w.-]+)/.exec((await inbox.next(own, asksToConfirm)).text ?? '')?.[1];
  const confirmed = await rest(gateway).post('/auth/verify-email', { token }, headersOf({ address: home, cookie }));
  expect(confirmed.status).toBe(200);
  for (const other of others) await register(other, { address: stranger });
  await forget(own, { address: stranger });
  await arrive(1, [own], reset);
  for (const other of others) await forget(other, { address: stranger });
  await begin(2, others, reset);
  await forget(own, { address: cafe, cookie });
  await arrive(2, [own], reset);
  await forget(own, { address: home });
  await arrive(3, [own], reset);
  expect(await countOf(others, reset)).toBe(2);
});

test("a stranger's registrations with spellings of an address leave its owner the confirmation", async () => {
  const { own, others } = addresses('registered', 8);
  for (const other of others) await register(other, { address: stranger });
  await begin(5, others, asksToConfirm);
  await register(own, { address: home });
  await arrive(1, [own], asksToConfirm);
  expect(await countOf(others, asksToConfirm)).toBe(5);
});

test("a stranger's entries in the mailing list leave its owner the confirmation, also of an address that they entered", async () => {
  const { own, others } = addresses('listed', 4);
  await joinList(own, { address: stranger });
  await arrive(1, [own], asksToSubscribe);
  for (const other of others) await joinList(other, { address: stranger });
  await begin(2, others, asksToSubscribe);
  await joinList(own, { address: home });
  await arrive(2, [own], asksToSubscribe);
  expect(await countOf(others, asksToSubscribe)).toBe(2);
});
