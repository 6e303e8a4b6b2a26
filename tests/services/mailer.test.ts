import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/mailer/config';
import { startMailer } from '@waratah/mailer/server';
import { SMTPServer } from 'smtp-server';
import { asCaller, key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { listenToEvents } from '../support/events.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const scope = new AsyncDisposableStack();
afterAll(async () => {
  await mailer[Symbol.asyncDispose]();
  await scope.disposeAsync();
});

let servers: Awaited<ReturnType<typeof startTestServers>>;
let inbox: Inbox;
const portal = { PUBLIC_URL: 'https://example.org' };
let mailer: Awaited<ReturnType<typeof startMailer>>;
let bus: Bus;
let heard: Awaited<ReturnType<typeof listenToEvents>>;

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  inbox = openInbox(servers.inbox ?? '');
  bus = scope.use(await openBus(servers.nats, 'test', createLogger('test', 'silent')));
  heard = scope.use(await listenToEvents(servers.nats));
  mailer = await startMailer(readConfig(serviceEnv(servers, 'mailer', portal)));
});

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
  },
} as const;

const wish = (key: string, to: string, content: object = { content: digest }) =>
  happened('mail.message.v1.requested', { key, to, ...content }, new Date());

test('the morning e-mail says who, what and why, in HTML and in text, and can be left with one click', async () => {
  await bus.publish(wish('digest:1', 'mei@example.org'));
  const mail = await inbox.next('mei@example.org', /^Two new jobs fit you: Weekend/);
  expect(mail.html).toContain('Good morning, Mei. Two new jobs fit you.');
  expect(mail.html).toContain('Weekend &lt;b&gt;barista&lt;/b&gt;');
  for (const words of [
    '14 h a week fits 48 h a fortnight',
    'Hours not stated: ask before you accept',
    '412 live jobs → 96 accept your visa',
    '1 Example Street',
  ]) {
    expect(mail.html).toContain(words);
    expect(mail.text).toContain(words);
  }
  expect(mail.html?.length).toBeLessThan(100_000);
  const source = await inbox.source(mail);
  expect(source).toMatch(/List-Unsubscribe: <https:\/\/example\.org\/off>/);
  expect(source).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const sent = await heard.next('mailer.message.v1.sent', ({ key }) => key === 'digest:1');
  expect(sent).toMatchObject({ messageId: mail.headers['message-id'], ambiguous: false });
});

test('the same wish twice is one message', async () => {
  await bus.publish(wish('twice', 'twice@example.org'));
  await bus.publish(wish('twice', 'twice@example.org'));
  await bus.publish(wish('after', 'after@example.org'));
  await inbox.next('after@example.org', /./);
  await inbox.next('twice@example.org', /./);
  expect(await inbox.to('twice@example.org')).toHaveLength(1);
  // Whoever asks again, as after the bus lost its data, hears the outcome again.
  await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'twice');
  await using later = await listenToEvents(servers.nats);
  await bus.publish(wish('twice', 'twice@example.org'));
  await later.next('mailer.message.v1.sent', ({ key: one }) => one === 'twice');
  expect(await inbox.to('twice@example.org')).toHaveLength(1);
});

test('a message with a link to another site is refused, with the reason', async () => {
  const content = { case: 'passwordReset', value: { fullName: 'Mei', resetUrl: 'http://evil.example/phish' } };
  await bus.publish(wish('phish', 'phish@example.org', { content }));
  const bounced = await heard.next('mailer.message.v1.bounced', ({ key }) => key === 'phish');
  expect(bounced).toMatchObject({ reason: 'a link leads away from the portal', mailboxRefuses: false });
  expect(await inbox.to('phish@example.org')).toEqual([]);
});

test('a message that came too late is not sent', async () => {
  const past = BigInt(Math.floor(Date.now() / 1_000) - 1);
  const content = { case: 'verifyEmail', value: { fullName: 'Mei', verifyUrl: 'https://example.org/verify?token=1' } };
  await bus.publish(wish('late', 'late@example.org', { content, notAfter: past }));
  await bus.publish(wish('in-time', 'in-time@example.org', { content, notAfter: past + 3_600n }));
  expect((await inbox.next('in-time@example.org', /^Confirm your e-mail/)).html).toContain(
    'https://example.org/verify?token=1',
  );
  expect(await inbox.to('late@example.org')).toEqual([]);
});

/** A mail server that says to each recipient what it is told to. */
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

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

test('a 5xx bounces for good, a 4xx is tried again until it passes', async () => {
  let moods = 2;
  await using moody = await startMoodyServer((address) => {
    if (/^gone/i.test(address)) return refusal(550, 'no such mailbox');
    if (address.startsWith('policy')) return refusal(550, '5.7.1 message refused by policy');
    return moods-- > 0 ? refusal(451, 'come back later') : undefined;
  });
  await mailer[Symbol.asyncDispose]();
  mailer = await startMailer(readConfig(serviceEnv(servers, 'mailer', { ...portal, SMTP_URL: moody.url })));
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
  await bus.publish(wish('too-much', 'policy@example.org'));
  expect(await heard.next('mailer.message.v1.bounced', ({ key }) => key === 'too-much')).toMatchObject({
    mailboxRefuses: false,
  });
  await mailer[Symbol.asyncDispose]();
  mailer = await startMailer(readConfig(serviceEnv(servers, 'mailer', portal)));
});

test('after a complaint only what somebody asks for themselves is sent, until an operator takes it back', async () => {
  const report =
    'mutation ($address: String!, $kind: MailReport!) { reportMailAddress(address: $address, kind: $kind) }';
  const complaint = { address: 'Cross@example.org', kind: 'complaint' };
  const ask = (caller: Parameters<typeof asCaller>[1]) => asCaller(mailer.url, caller);
  const student = { kind: 'user', id: 1, role: 'student', sessionId: 'x' } as const;
  expect((await ask(student)(report, complaint)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await ask(key)(report, { ...complaint, address: 'nobody' })).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'address'] }],
  });
  expect((await ask(key)(report, complaint)).data?.reportMailAddress).toBe(true);
  const content = { case: 'verifyEmail', value: { fullName: 'Mei', verifyUrl: 'https://example.org/verify?token=2' } };
  await bus.publish(wish('cross', 'cross@example.org'));
  await bus.publish(wish('cross-asked', 'cross@example.org', { content }));
  expect((await heard.next('mailer.message.v1.bounced', ({ key: one }) => one === 'cross')).reason).toBe(
    'suppressed after a complaint',
  );
  await inbox.next('cross@example.org', /^Confirm/);
  const lift = 'mutation { liftMailSuppression(address: "cross@example.org") }';
  expect((await ask(key)(lift)).data?.liftMailSuppression).toBe(true);
  await bus.publish(wish('friends', 'cross@example.org'));
  await inbox.next('cross@example.org', /fit you/);
});

test('a mail server that drops the conversation, or is slow, gets the message once it behaves', async () => {
  let moods = 2;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (moods-- > 0) return void socket.end('220 here');
    const smtp = connect(Number(new URL(servers.smtp).port), '127.0.0.1');
    smtp.on('error', () => undefined);
    // Every answer comes late, a bit at a time.
    smtp.on('data', (bytes) => void setTimeout(() => socket.write(bytes), 150));
    socket.on('data', (bytes) => smtp.write(bytes));
    socket.on('close', () => smtp.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await mailer[Symbol.asyncDispose]();
  mailer = await startMailer(
    readConfig(serviceEnv(servers, 'mailer', { ...portal, SMTP_URL: `smtp://127.0.0.1:${port}` })),
  );
  await bus.publish(wish('slow', 'slow@example.org'));
  await inbox.next('slow@example.org', /fit you/);
  expect(await inbox.to('slow@example.org')).toHaveLength(1);
  await mailer[Symbol.asyncDispose]();
  mailer = await startMailer(readConfig(serviceEnv(servers, 'mailer', portal)));
  server.close();
});

/** Runs against a mail server of the test's own, and goes back to the usual one. */
const withServer = async (url: string, run: () => Promise<void>) => {
  await mailer[Symbol.asyncDispose]();
  mailer = await startMailer(readConfig(serviceEnv(servers, 'mailer', { ...portal, SMTP_URL: url })));
  await run();
  await mailer[Symbol.asyncDispose]();
  mailer = await startMailer(readConfig(serviceEnv(servers, 'mailer', portal)));
};

test('a conversation that is cut when the server has the message is ambiguous, and cut before it is not', async () => {
  const ends = { early: /DATA\r\n$/, late: /\r\n\.\r\n$/ } as const;
  for (const [when, end] of Object.entries(ends)) {
    let cuts = 1;
    const server = createServer((socket) => {
      const smtp = connect(Number(new URL(servers.smtp).port), '127.0.0.1');
      smtp.on('error', () => undefined).on('data', (bytes) => void socket.write(bytes));
      socket.on('error', () => undefined).on('close', () => setTimeout(() => smtp.destroy(), 500));
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
      const sent = await heard.next('mailer.message.v1.sent', ({ key: one }) => one === `cut-${when}`);
      expect([when, sent.ambiguous]).toEqual([when, when === 'late']);
    });
    expect(cuts).toBeLessThan(1);
    server.close();
  }
});

test('a request that cannot be written ends as refused, with its reason', async () => {
  await bus.publish(happened('mail.message.v1.requested', { key: 'empty', to: 'empty@example.org' }, new Date()));
  const { reason } = await heard.next('mailer.message.v1.bounced', ({ key: one }) => one === 'empty');
  expect(reason).toMatch(/cannot be written/);
});

test('a mail that somebody waits for overtakes the morning', async () => {
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => (arrived.push(address), callback()),
    onData: (stream, _session, callback) => void stream.resume().on('end', () => setTimeout(callback, 300)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const morning = Array.from({ length: 200 }, (_, index) => `morning:${index}`);
  await withServer(`smtp://127.0.0.1:${port}`, async () => {
    await Promise.all(morning.map((one) => bus.publish(wish(one, `${one.replace(':', '-')}@example.org`))));
    await eventually(async () => expect(arrived.length).toBeGreaterThan(0));
    const content = {
      case: 'verifyEmail',
      value: { fullName: 'Mei', verifyUrl: 'https://example.org/verify?token=3' },
    };
    await bus.publish(wish('waited-for', 'waited-for@example.org', { content }));
    await heard.next('mailer.message.v1.sent', ({ key: one }) => one === 'waited-for');
    expect(arrived.indexOf('waited-for@example.org')).toBeLessThan(150);
    expect(arrived.length).toBeLessThan(200);
    for (const one of morning) await heard.next('mailer.message.v1.sent', ({ key: sent }) => sent === one);
  });
  await new Promise<void>((resolve) => server.close(resolve));
});

test('mail waits while the mail server is away and goes out when it is back', async () => {
  const server = servers.running.inbox;
  if (!server) throw new Error('the inbox is not ours to stop');
  await server.stop();
  await bus.publish(wish('waits', 'waits@example.org'));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await server.start();
  await eventually(async () => expect(await inbox.to('waits@example.org')).toHaveLength(1), 45_000);
});
