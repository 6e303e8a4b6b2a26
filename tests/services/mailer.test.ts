import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { subjectsOf } from '@waratah/events/subjects';
import { header } from '@waratah/kit/events/bus';
import { happened } from '@waratah/kit/events/outbox';
import { networkMarks } from '@waratah/kit/security/network-marks';
import { readConfig } from '@waratah/mailer/config';
import { startMailer } from '@waratah/mailer/server';
import { SMTPServer } from 'smtp-server';
import { movableClock, watchAlerts } from '../support/alerts.ts';
import { key, student } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { listenToEvents } from '../support/events.ts';
import { handledBy } from '../support/handled.ts';
import { openInbox } from '../support/inbox.ts';
import { scaled } from '../support/scale.ts';
import { startService } from '../support/service.ts';

/** The mailer's time. */
let clock = () => new Date();
const mailer = await startService(
  'mailer',
  (env) => startMailer(readConfig(env), { clock: () => clock(), sweepMs: 500 }),
  {
    PUBLIC_URL: 'https://example.org',
  },
);
afterAll(async () => mailer[Symbol.asyncDispose]());
const { as, bus, heard, servers } = mailer;
const inbox = openInbox(servers.inbox ?? '');

const digest = {
  case: 'digest',
  value: {
    fullName: 'Mei Tan',
    day: '2026-11-21',
    checkedAgainst: 'subclass 500 and Ultimo NSW',
    jobs: [
      {
        jobId: 1,
        title: 'Weekend <b>barista</b>',
        companyName: 'Harbour Kitchen',
        place: 'Sydney NSW',
        pay: '$33 an hour',
        closes: 'closes 20 Dec',
        url: 'https://example.org/1',
        reasons: ['Accepts subclass 500', '14 h a week fits 48 h a fortnight'],
      },
      {
        jobId: 2,
        title: 'Analyst',
        companyName: 'Northlight',
        place: 'Remote',
        url: 'https://example.org/2',
        reasons: ['Work from anywhere'],
        question: 'Hours not stated: ask before you accept',
      },
    ],
    funnel: [
      { label: 'live jobs', count: 412 },
      { label: 'accept your visa', count: 96 },
    ],
    unsubscribeUrl: 'https://example.org/off',
    oneClickUrl: 'https://example.org/off',
    preferencesUrl: 'https://example.org/profile',
    hoursLeft: 28,
    hoursLimit: 48,
  },
} as const;

const wish = (key: string, to: string, content: object = { content: digest }) =>
  happened('mail.message.v1.requested', { key, to, ...content }, new Date());

test('the morning email has sender, reasons and jobs in HTML and text, and a one-click unsubscribe', async () => {
  await bus.publish(wish('digest:1', 'mei@example.org'));
  const mail = await inbox.next('mei@example.org', /^Two new jobs fit you: Weekend/);
  expect(mail.html).toContain('Good morning, Mei. Two new jobs fit you.');
  expect(mail.html).toContain('Weekend &lt;b&gt;barista&lt;/b&gt;');
  for (const words of [
    '14 h a week fits 48 h a fortnight',
    'Hours not stated: ask before you accept',
    '28 of 48 hours left this fortnight',
    'How we got to two',
    '1 Example Street',
  ]) {
    expect(mail.html).toContain(words);
    expect(mail.text).toContain(words);
  }
  expect(mail.text).toContain('412 live jobs → 96 accept your visa');
  expect(mail.html).toContain('https://example.org/bloom.png');
  const source = await inbox.source(mail);
  expect(source).toMatch(/List-Unsubscribe: <https:\/\/example\.org\/off>/);
  expect(source).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const sent = await heard.next('mailer.message.v1.sent', ({ key }) => key === 'digest:1');
  expect(sent).toMatchObject({ messageId: mail.headers['message-id'], ambiguous: false });
});

test('the same request twice is one message', async () => {
  await bus.publish(wish('twice', 'twice@example.org'));
  await bus.publish(wish('twice', 'twice@example.org'));
  await bus.publish(wish('after', 'after@example.org'));
  await inbox.next('after@example.org', /./);
  await inbox.next('twice@example.org', /./);
  expect(await inbox.to('twice@example.org')).toHaveLength(1);
  // A service that asks again, for example after the bus lost its data, receives the outcome again.
  await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'twice');
  await using later = await listenToEvents(servers.nats);
  await bus.publish(wish('twice', 'twice@example.org'));
  await later.next('mailer.message.v1.sent', ({ key: one }) => one === 'twice');
  expect(await inbox.to('twice@example.org')).toHaveLength(1);
});

test('a message with a link to another website is refused, with the reason', async () => {
  const content = { case: 'passwordReset', value: { fullName: 'Mei', resetUrl: 'http://evil.example/phish' } };
  await bus.publish(wish('phish', 'phish@example.org', { content }));
  const bounced = await heard.next('mailer.message.v1.bounced', ({ key }) => key === 'phish');
  expect(bounced).toMatchObject({ reason: 'a link leads away from the portal', mailboxRefuses: false });
  expect(await inbox.to('phish@example.org')).toEqual([]);
});

test('an expired message is not sent', async () => {
  const past = BigInt(Math.floor(Date.now() / 1_000) - 1);
  const content = { case: 'verifyEmail', value: { fullName: 'Mei', verifyUrl: 'https://example.org/verify?token=1' } };
  await bus.publish(wish('late', 'late@example.org', { content, notAfter: past }));
  await bus.publish(wish('in-time', 'in-time@example.org', { content, notAfter: past + 3_600n }));
  expect((await inbox.next('in-time@example.org', /^Confirm your email/)).html).toContain(
    'https://example.org/verify?token=1',
  );
  expect(await inbox.to('late@example.org')).toEqual([]);
});

/** A mail server whose answer to each recipient is chosen by the test. */
const startMoodyServer = async (answer: (address: string) => Error | undefined) => {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(answer(address)),
    onData: (stream, _session, callback) => void stream.resume().on('end', () => callback()),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A number that the mailer reports. */
const metricOf = async (name: string) => {
  const lines = (await (await fetch(`${mailer.running.url}/metrics`)).text())
    .replaceAll(/,?service="mailer"/g, '')
    .split('\n');
  const line = lines.find((one) => one.replace('{}', '').startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

test('a missing mailbox is a permanent bounce; a 4xx is retried until it is accepted', async () => {
  let moods = 2;
  await using moody = await startMoodyServer((address) => {
    if (/^gone/i.test(address)) return refusal(550, 'no such mailbox');
    if (address.startsWith('full')) return refusal(552, '5.2.2 mailbox full');
    return moods-- > 0 ? refusal(451, 'come back later') : undefined;
  });
  await mailer.restart({ SMTP_URL: moody.url });
  await bus.publish(wish('gone', 'gone@example.org'));
  await bus.publish(wish('later', 'later@example.org'));
  expect((await heard.next('mailer.message.v1.bounced', ({ key }) => key === 'gone')).reason).toContain(
    'no such mailbox',
  );
  await heard.next('mailer.message.v1.sent', ({ key }) => key === 'later');
  await bus.publish(wish('gone-again', 'Gone@example.org'));
  expect(await heard.next('mailer.message.v1.bounced', ({ key }) => key === 'gone-again')).toMatchObject({
    reason: 'suppressed after a bounce',
    mailboxRefuses: true,
  });
  await bus.publish(wish('too-much', 'full@example.org'));
  expect(await heard.next('mailer.message.v1.bounced', ({ key }) => key === 'too-much')).toMatchObject({
    mailboxRefuses: false,
  });
  await mailer.restart();
});

const resetOf = (token: string) => ({
  content: {
    case: 'passwordReset',
    value: { fullName: 'Mei', resetUrl: `https://example.org/auth/reset-password?token=${token}` },
  },
});
const hourMs = 3_600_000;

test('a misconfigured relay suppresses nobody: the queue stops with an alert, password resets are tried, and everything is sent once it works', async () => {
  let isWrong = true;
  const arrived: string[] = [];
  await using relay = await startMoodyServer((address) => {
    if (isWrong) return refusal(550, `relay not permitted for <${address}>`);
    return void arrived.push(address);
  });
  const ahead = movableClock();
  clock = ahead.now;
  await mailer.restart({ SMTP_URL: relay.url });
  const alerts = await watchAlerts({ mailer: mailer.running.url }, ahead);
  const ofMail = ['MailStopped', 'MailsWait'] as const;
  expect(await alerts.pass(1)).toEqual(expect.not.arrayContaining([...ofMail]));
  const students = Array.from({ length: 60 }, (_, index) => `relay-${index}`);
  await Promise.all(students.map((one) => bus.publish(wish(one, `${one}@example.org`))));
  await eventually(async () => expect(await metricOf('waratah_mailer_stopped')).toBe(1));
  await bus.publish(wish('reset-1', 'relay-0@example.org', resetOf('one')));
  await eventually(async () => expect(await metricOf('waratah_mailer_unsent_messages')).toBe(61));
  // Messages that were in transit when the breaker opened were refused too.
  const tried = await metricOf('waratah_mailer_attempts_total{outcome="sender"}');
  expect(tried).toBeLessThan(40);
  expect(await metricOf('waratah_mailer_oldest_unsent_seconds')).toBeGreaterThan(0);
  const suppressions = '{ mailSuppressions(reason: "relay") { total } }';
  expect((await as(key)(suppressions)).data).toEqual({ mailSuppressions: { total: 0 } });
  const odd = String.raw`{ mailSuppressions(reason: "\u0000(") { total } }`;
  expect((await as(key)(odd)).data).toEqual({ mailSuppressions: { total: 0 } });
  expect(await alerts.pass(2)).toContain('MailStopped');
  expect(await alerts.pass(36)).toEqual(expect.arrayContaining([...ofMail]));
  isWrong = false;
  ahead.move(hourMs);
  await bus.publish(wish('reset-2', 'relay-0@example.org', resetOf('two')));
  await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'reset-2');
  await eventually(async () => {
    // A message that was refused in the meantime waits from then on.
    ahead.move(hourMs / 6);
    expect(await metricOf('waratah_mailer_unsent_messages')).toBe(0);
  });
  expect(new Set(arrived)).toEqual(new Set(students.map((one) => `${one}@example.org`)));
  expect(await metricOf('waratah_mailer_stopped')).toBe(0);
  expect(await alerts.pass(1)).toEqual(expect.not.arrayContaining([...ofMail]));
  clock = () => new Date();
  await mailer.restart();
});

test('many missing mailboxes raise an alert, while the queue continues', async () => {
  await using moody = await startMoodyServer((address) =>
    address.startsWith('left') ? refusal(550, '5.1.1 no such mailbox') : undefined,
  );
  await withServer(moody.url, async () => {
    const alerts = await watchAlerts({ mailer: mailer.running.url });
    expect(await alerts.pass(1)).not.toContain('MailsRefused');
    const keys = Array.from({ length: 200 }, (_, index) => `${index % 8 === 0 ? 'left' : 'here'}-${index}`);
    await Promise.all(keys.map((one) => bus.publish(wish(one, `${one}@example.org`))));
    await handledBy('mailer', bus);
    await eventually(async () => expect(await metricOf('waratah_mailer_unsent_messages')).toBe(0));
    const firing = await alerts.pass(7);
    expect(firing).toContain('MailsRefused');
    expect(firing).not.toContain('MailStopped');
  });
});

test('one bounce blocks no password reset; a delivery or an operator lifts the suppression, which is announced', async () => {
  let isGone = true;
  const arrived: string[] = [];
  await using moody = await startMoodyServer((address) => {
    if (isGone) return refusal(550, `5.1.1 <${address}>: Recipient address rejected`);
    return void arrived.push(address);
  });
  await mailer.restart({ SMTP_URL: moody.url });
  const ask = as(key);
  const bouncedOf = (id: string) => heard.next('mailer.message.v1.bounced', ({ key: one }) => one === id);
  for (const one of ['back', 'other']) {
    await bus.publish(wish(`gone:${one}`, `${one}@bounces.example`));
    expect((await bouncedOf(`gone:${one}`)).reason).not.toContain(one);
  }
  const found = await ask('{ mailSuppressions(reason: "Recipient address") { total suppressed { kind reason } } }');
  expect(found.data).toMatchObject({ mailSuppressions: { total: 2 } });
  expect(JSON.stringify(found.data)).not.toContain('bounces.example');
  isGone = false;
  await bus.publish(wish('not-sent', 'back@bounces.example'));
  expect((await bouncedOf('not-sent')).reason).toBe('suppressed after a bounce');
  await bus.publish(wish('reset-3', 'back@bounces.example', resetOf('three')));
  await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'reset-3');
  await heard.next('mailer.address.v1.restored', ({ emailSha256 }) => emailSha256 === sha256('back@bounces.example'));
  const lift = 'mutation ($since: DateTime, $reason: String) { liftMailSuppressions(since: $since, reason: $reason) }';
  expect((await ask(lift, {})).errors?.[0]?.extensions?.code).toBe('INVALID');
  const since = new Date(Date.now() - hourMs).toISOString();
  expect((await ask(lift, { since, reason: 'recipient ADDRESS' })).data).toEqual({ liftMailSuppressions: 1 });
  await heard.next('mailer.address.v1.restored', ({ emailSha256 }) => emailSha256 === sha256('other@bounces.example'));
  await bus.publish(wish('sent-again', 'other@bounces.example'));
  await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'sent-again');
  await mailer.restart();
});

test('a bounce is as old as the report of its mailbox, so whatever lifts the report is later than both', async () => {
  await using moody = await startMoodyServer(() => refusal(550, '5.1.1 no such mailbox'));
  const begun = Date.now();
  let looks = 0;
  // No two looks at the clock see the same moment.
  clock = () => new Date(begun + (looks += 1));
  await withServer(moody.url, async () => {
    await bus.publish(wish('aged', 'aged@example.org'));
    await heard.next('mailer.message.v1.bounced', ({ key: one }) => one === 'aged');
  });
  clock = () => new Date();
  const { streams } = await bus.manager();
  const bounced = await streams.getMessage('EVENTS', { last_by_subj: subjectsOf('mailer.message.v1.bounced') });
  const { data } = await as(key)('{ mailSuppressions { suppressed { addressSha256 at } } }');
  expect(data?.mailSuppressions).toMatchObject({
    suppressed: expect.arrayContaining([
      { addressSha256: sha256('aged@example.org'), at: bounced?.header.get(header.at) },
    ]),
  });
});

test('after a complaint only requested emails are sent, until an operator lifts it', async () => {
  const report =
    'mutation ($address: String!, $kind: MailReport!) { reportMailAddress(address: $address, kind: $kind) }';
  const complaint = { address: 'Cross@example.org', kind: 'complaint' };
  expect((await as(student(1))(report, complaint)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await as(key)(report, { ...complaint, address: 'nobody' })).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'address'] }],
  });
  expect((await as(key)(report, complaint)).data?.reportMailAddress).toBe(true);
  const content = { case: 'verifyEmail', value: { fullName: 'Mei', verifyUrl: 'https://example.org/verify?token=2' } };
  await bus.publish(wish('cross', 'cross@example.org'));
  await bus.publish(wish('cross-asked', 'cross@example.org', { content }));
  expect((await heard.next('mailer.message.v1.bounced', ({ key: one }) => one === 'cross')).reason).toBe(
    'suppressed after a complaint',
  );
  await inbox.next('cross@example.org', /^Confirm/);
  const lift = 'mutation { liftMailSuppression(address: "cross@example.org") }';
  expect((await as(key)(lift)).data?.liftMailSuppression).toBe(true);
  await bus.publish(wish('friends', 'cross@example.org'));
  await inbox.next('cross@example.org', /fit you/);
});

/** How messages ended, by their keys: 'sent', or the reason why not. */
const endsOf = (keys: readonly string[]) =>
  eventually(async () => {
    const ends = new Map([
      ...heard.all('mailer.message.v1.sent').map(({ key: one }) => [one, 'sent'] as const),
      ...heard.all('mailer.message.v1.bounced').map(({ key: one, reason }) => [one, reason] as const),
    ]);
    const found = keys.flatMap((one) => ends.get(one) ?? []);
    expect(found).toHaveLength(keys.length);
    return found.toSorted();
  });

const manyOf = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('strangers cause few emails to a mailbox in a day, under whatever spelling, and take none from its owner', async () => {
  const ahead = movableClock();
  clock = ahead.now;
  let spellings = 0;
  /** Asks for resets from a network, and answers how they ended. */
  const ask = async (askerNetwork: string, count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `bomb-${askerNetwork}-${index}`);
    for (const one of keys) {
      const content = { ...resetOf(one), addressUnproven: true, askerNetwork };
      await bus.publish(wish(one, `bom.bed+${(spellings += 1)}@GMail.com`, content));
    }
    return endsOf(keys);
  };
  const limited = (limit: string) => metricOf(`waratah_mailer_limited_total{limit="${limit}"}`);
  const ofNetwork = 'too many of this kind from this network or sender to this mailbox in a day';
  const ofMailbox = 'too many of this kind to this mailbox in a day';
  expect(await ask('a', 5)).toEqual([...manyOf(3, 'sent'), ...manyOf(2, ofNetwork)]);
  expect(await ask('b', 3)).toEqual(manyOf(3, 'sent'));
  // Somebody who asks for a confirmed address from a network of their own is told, and then others' first requests.
  await bus.publish(wish('bomb-fresh', 'bombed@gmail.com', { ...resetOf('fresh'), askerNetwork: 'fresh' }));
  expect(await endsOf(['bomb-fresh'])).toEqual(['sent']);
  expect(await ask('fresh', 1)).toEqual([ofMailbox]);
  for (const network of ['c', 'd', 'e']) expect(await ask(network, 1)).toEqual(['sent']);
  expect(await ask('f', 1)).toEqual([ofMailbox]);
  expect([await limited('network'), await limited('mailbox'), await limited('address')]).toEqual([2, 2, 0]);
  // However many networks asked, an hour later one more gets an email.
  ahead.move(hourMs);
  expect(await ask('g', 1)).toEqual(['sent']);
  expect(await ask('h', 1)).toEqual([ofMailbox]);
  // Neither another kind nor the owner of the confirmed address is kept waiting.
  await bus.publish(wish('bomb-other-kind', 'bombed@gmail.com'));
  const owners = Array.from({ length: 6 }, (_, index) => `bomb-owner-${index}`);
  for (const one of owners)
    await bus.publish(wish(one, 'bombed@gmail.com', { ...resetOf(one), askedByOwner: true, askerNetwork: 'a' }));
  expect(await endsOf(['bomb-other-kind'])).toEqual(['sent']);
  expect(await endsOf(owners)).toEqual([...manyOf(5, 'sent'), 'too many of this kind to this address in a day']);
  expect(await limited('address')).toBe(1);
  ahead.move(24 * hourMs);
  await bus.publish(wish('bomb-next-day', 'bombed@gmail.com', { ...resetOf('next'), askerNetwork: 'a' }));
  expect(await endsOf(['bomb-next-day'])).toEqual(['sent']);
  clock = () => new Date();
});

test('an address that nobody has confirmed gets few emails about what its account does, all kinds together', async () => {
  const moved = (status: string) => ({ case: 'applicationMoved', value: { title: 'Barista', status } });
  const contents = [
    ...['reviewed', 'interviewed'].map(moved),
    ...['a', 'b'].map(() => ({ case: 'visaRejected', value: {} })),
  ];
  const keys = contents.map((_, index) => `unconfirmed-${index}`);
  for (const [index, content] of contents.entries())
    await bus.publish(wish(keys[index] ?? '', 'unconfirmed@example.org', { content, addressUnproven: true }));
  expect(await endsOf(keys)).toEqual([
    ...manyOf(3, 'sent'),
    'too many of this kind from this network or sender to this mailbox in a day',
  ]);
});

test('strangers in one network cause few emails to a domain, until some of its addresses are confirmed', async () => {
  const confirm = { case: 'verifyEmail', value: { verifyUrl: 'https://example.org/verify' } };
  const ask = async (askerNetwork: string, count: number, name: string) => {
    const keys = Array.from({ length: count }, (_, index) => `${name}-${index}`);
    for (const [index, one] of keys.entries()) {
      const to = `${name}${index}@box${index}.catch-all.example`;
      await bus.publish(wish(one, to, { content: confirm, addressUnproven: true, askerNetwork }));
    }
    return endsOf(keys);
  };
  const tooMany = 'too many of this kind from this network or sender to this domain in a day';
  expect(await ask('campus', 32, 'many')).toEqual([...manyOf(30, 'sent'), ...manyOf(2, tooMany)]);
  expect(await metricOf('waratah_mailer_limited_total{limit="domain"}')).toBe(2);
  expect(await ask('elsewhere', 1, 'home')).toEqual(['sent']);
  const loopback = networkMarks(mailer.env.LINK_SECRET ?? '')('127.0.0.1');
  expect(await ask(loopback, 31, 'script')).toEqual(manyOf(31, 'sent'));
  const welcomes = Array.from({ length: 5 }, (_, index) => `welcome-${index}`);
  const welcome = { case: 'welcome', value: { role: 'student', startUrl: 'https://example.org/profile' } };
  for (const one of welcomes) await bus.publish(wish(one, `${one}@catch-all.example`, { content: welcome }));
  expect(await endsOf(welcomes)).toEqual(manyOf(5, 'sent'));
  expect(await ask('campus', 1, 'known')).toEqual(['sent']);
});

test('the decisions of one employer send few emails to a domain, if nobody has confirmed the addresses', async () => {
  const content = { case: 'applicationMoved', value: { title: 'Barista', status: 'reviewed' } };
  const decide = async (senderId: number, count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `decision-${senderId}-${index}`);
    for (const [index, one] of keys.entries())
      await bus.publish(wish(one, `${one}@box${index}.deciding.example`, { content, senderId, addressUnproven: true }));
    return endsOf(keys);
  };
  const tooMany = 'too many of this kind from this network or sender to this domain in a day';
  expect(await decide(301, 32)).toEqual([...manyOf(30, 'sent'), ...manyOf(2, tooMany)]);
  expect(await decide(302, 1)).toEqual(['sent']);
});

test('an employer gets few emails a day about applicants who have not confirmed their address', async () => {
  const content = {
    case: 'applicationReceived',
    value: { title: 'Barista', applicationsUrl: 'https://example.org/applications', addressUnproven: true },
  };
  const keys = Array.from({ length: 7 }, (_, index) => `applicant-${index}`);
  for (const [index, one] of keys.entries())
    await bus.publish(wish(one, 'asked@example.org', { content, senderId: 100 + index, senderUnproven: true }));
  const tooMany = 'too many of this kind from senders with unconfirmed addresses to this address in a day';
  expect(await endsOf(keys)).toEqual([...manyOf(5, 'sent'), ...manyOf(2, tooMany)]);
  await bus.publish(wish('applicant-known', 'asked@example.org', { content, senderId: 200 }));
  expect(await endsOf(['applicant-known'])).toEqual(['sent']);
});

test('of one kind, a person causes only as many emails a day as the limit of senders, to whomever', async () => {
  const content = {
    case: 'applicationReceived',
    value: { applicantName: 'Mei Tan', title: 'Barista', applicationsUrl: 'https://example.org/applications' },
  };
  const keys = Array.from({ length: 103 }, (_, index) => `caused-${index}`);
  for (const [index, one] of keys.entries())
    await bus.publish(wish(one, `employer${index}@example.org`, { content, senderId: 7 }));
  await bus.publish(wish('caused-by-another', 'employer0@example.org', { content, senderId: 8 }));
  expect(await endsOf(['caused-by-another'])).toEqual(['sent']);
  const tooMany = 'too many of this kind from this sender in a day';
  expect(await endsOf(keys)).toEqual([...manyOf(100, 'sent'), ...manyOf(3, tooMany)]);
});

test('a mail server that drops the connection, or is slow, gets the message once it recovers', async () => {
  let moods = 2;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (moods-- > 0) return void socket.end('220 here');
    const smtp = connect(Number(new URL(servers.smtp).port), '127.0.0.1');
    smtp.on('error', () => undefined);
    // Every answer arrives late and in pieces.
    smtp.on('data', (bytes) => void setTimeout(() => socket.write(bytes), 50));
    socket.on('data', (bytes) => smtp.write(bytes));
    socket.on('close', () => smtp.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await mailer.restart({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await bus.publish(wish('slow', 'slow@example.org'));
  await inbox.next('slow@example.org', /fit you/);
  expect(await inbox.to('slow@example.org')).toHaveLength(1);
  await mailer.restart();
  server.close();
});

/** Uses a mail server of the test, and returns to the usual one afterwards. */
const withServer = async (url: string, run: () => Promise<void>) => {
  await mailer.restart({ SMTP_URL: url });
  await run();
  await mailer.restart();
};

test('a connection cut after the server has the message is ambiguous, and before that it is not', async () => {
  const ends = { early: /DATA\r\n$/, late: /\r\n\.\r\n$/ } as const;
  const ambiguous = 'waratah_mailer_attempts_total{outcome="ambiguous"}';
  const ahead = movableClock();
  clock = ahead.now;
  for (const [when, end] of Object.entries(ends)) {
    let cuts = 1;
    const server = createServer((socket) => {
      const smtp = connect(Number(new URL(servers.smtp).port), '127.0.0.1');
      smtp.on('error', () => undefined).on('data', (bytes) => void socket.write(bytes));
      socket.on('error', () => undefined).on('close', () => smtp.end());
      socket.on('data', (bytes) => {
        const isCut = end.test(bytes.toString('latin1')) && cuts-- > 0;
        if (!isCut || when === 'late') smtp.write(bytes);
        if (isCut) socket.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await withServer(`smtp://127.0.0.1:${port}`, async () => {
      await bus.publish(wish(`cut-${when}`, `cut-${when}@example.org`));
      if (when === 'late') {
        await eventually(async () => expect(await metricOf(ambiguous)).toBe(1));
        expect(await metricOf('waratah_mailer_unsent_messages')).toBe(1);
        ahead.move(2 * 60_000);
      }
      const sent = await heard.next('mailer.message.v1.sent', ({ key: one }) => one === `cut-${when}`);
      expect([when, sent.ambiguous]).toEqual([when, when === 'late']);
      const counted = await metricOf(ambiguous);
      expect([when, counted]).toEqual([when, when === 'late' ? 1 : 0]);
    });
    expect(cuts).toBeLessThan(1);
    server.close();
  }
  clock = () => new Date();
  await mailer.restart();
});

test('a silent mail server does not keep a process from stopping: its conversations end, and the message waits', async () => {
  const begun = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('data', () => begun.resolve());
    socket.write('220 here\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const later = 'waratah_mailer_attempts_total{outcome="later"}';
  await withServer(`smtp://127.0.0.1:${port}`, async () => {
    await bus.publish(wish('silent', 'silent@example.org'));
    await begun.promise;
    mailer.running.retire();
    // Less than a conversation may last, which is twenty seconds of silence.
    await eventually(async () => expect(await metricOf(later)).toBeGreaterThan(0), 15_000);
  });
  server.close();
  await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'silent');
});

test('a request that cannot be rendered ends as refused, with its reason', async () => {
  await bus.publish(happened('mail.message.v1.requested', { key: 'empty', to: 'empty@example.org' }, new Date()));
  const { reason } = await heard.next('mailer.message.v1.bounced', ({ key: one }) => one === 'empty');
  expect(reason).toMatch(/cannot be written/);
});

test('an email that somebody waits for is sent before the morning emails', async () => {
  const arrived: string[] = [];
  /** The mail server accepts nothing before all emails wait. */
  const opened = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => (arrived.push(address), callback()),
    onData: async (stream, _session, callback) => {
      await stream.resume().toArray();
      await opened.promise;
      callback();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const morning = Array.from({ length: scaled({ landing: 80, share: 200 }) }, (_, index) => `morning:${index}`);
  await withServer(`smtp://127.0.0.1:${port}`, async () => {
    await Promise.all(morning.map((one) => bus.publish(wish(one, `${one.replace(':', '-')}@example.org`))));
    await eventually(async () => expect(arrived.length).toBeGreaterThan(0));
    const content = {
      case: 'verifyEmail',
      value: { fullName: 'Mei', verifyUrl: 'https://example.org/verify?token=3' },
    };
    await bus.publish(wish('waited-for', 'waited-for@example.org', { content }));
    await handledBy('mailer', bus);
    opened.resolve();
    await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'waited-for');
    expect(arrived.indexOf('waited-for@example.org')).toBeLessThan(morning.length * 0.75);
    for (const one of morning) await heard.next('mailer.message.v1.sent', ({ key: sent }) => sent === one);
  });
  await new Promise<void>((resolve) => server.close(resolve));
});

test('mail waits while the mail server is away and is sent when it is back', async () => {
  const server = servers.running.inbox;
  if (!server) throw new Error('the inbox is not ours to stop');
  const delayed = async () => (await metricOf('waratah_mailer_attempts_total{outcome="later"}')) ?? 0;
  await server.stop();
  const before = await delayed();
  await bus.publish(wish('waits', 'waits@example.org'));
  await eventually(async () => expect(await delayed()).toBeGreaterThan(before));
  await server.start();
  await eventually(async () => expect(await inbox.to('waits@example.org')).toHaveLength(1));
});
