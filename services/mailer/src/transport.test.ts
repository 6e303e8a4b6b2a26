import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { openTransport } from './transport.ts';

const pauseMs = 150;
type Answers = readonly (readonly [command: RegExp, answer: string])[];
const usual: Answers = [
  [/^EHLO/, '250 mail.example'],
  [/^(?:MAIL|RCPT|RSET|QUIT)/, '250 yes'],
  [/^DATA/, '354 go on'],
  [/\r\n\.\r\n$/, '250 taken'],
];

/** A mail server that takes its time for each answer, and is never silent for long; the first answer that fits counts. */
const slowServer = async (answers: Answers = usual) => {
  const server = createServer(async (socket) => {
    const answer = async (line: string) => {
      await sleep(pauseMs);
      if (!socket.destroyed) socket.write(`${line}\r\n`);
    };
    let heard = '';
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        heard += bytes.toString('latin1');
        const known = answers.find(([command]) => command.test(heard));
        if (!known || !heard.endsWith('\r\n')) return;
        heard = '';
        void answer(known[1]);
      });
    await answer('220 mail.example');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, close: () => server.close() };
};

const email = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', headers: {} };

test.each([
  ['long enough', 60_000, 'accepted'],
  ['over', 2 * pauseMs, 'later'],
] as const)('a conversation whose time is %s has the outcome of that', async (_what, limitMs, outcome) => {
  const server = await slowServer();
  await using transport = openTransport(server.url, 'Portal <hello@portal.example>', limitMs);
  expect(await transport.send('key', 'mei@example.org', email)).toMatchObject({ kind: outcome });
  server.close();
});

test.each([
  [/^MAIL/, 'sender'],
  [/^RCPT/, 'mailbox'],
] as const)('an unknown address refused after %s is about the %s', async (command, about) => {
  const server = await slowServer([[command, '550 5.1.1 <hello@portal.example>: User unknown'], ...usual]);
  await using transport = openTransport(server.url, 'Portal <hello@portal.example>');
  expect(await transport.send('key', 'mei@example.org', email)).toMatchObject({ kind: 'refused', about });
  server.close();
});

test('conversations in progress end when the process is to stop', async () => {
  const server = await slowServer(usual.filter(([, answer]) => !answer.startsWith('354')));
  await using transport = openTransport(server.url, 'Portal <hello@portal.example>');
  const sending = transport.send('key', 'mei@example.org', email);
  transport.hangUp();
  expect(await sending).toMatchObject({ kind: 'later', mayHaveArrived: false });
  server.close();
});
