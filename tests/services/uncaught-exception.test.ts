import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';

const program = fileURLToPath(new URL('../support/failing-process.ts', import.meta.url));

test('a process that meets an uncaught exception answers what it has begun, takes nothing more and exits with 1', async () => {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const exit = once(child, 'exit');
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text));
  let url = '';
  for await (const [message] of on(child, 'message')) {
    if (message === 'ready') break;
    url = String(message);
  }
  const begun = await Promise.all([fetch(`${url}/of-another`), fetch(`${url}/fail`)]);
  // A new connection is refused while the two answers are still under way.
  await eventually(() => expect(fetch(`${url}/late`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } }));
  child.send('end the answers');
  const whole = ['the beginning and the end', 'the beginning and the end'];
  expect(await Promise.all(begun.map((answer) => answer.text()))).toEqual(whole);
  expect(await exit).toEqual([1, null]);
  expect(log.match(/an invented fault/g)).toHaveLength(2);
  const lines = log.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(log)).toMatchObject({ level: 60, err: { message: 'an invented fault', stack: expect.anything() } });
});
