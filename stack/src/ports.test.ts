import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { mock } from 'node:test';
import { expect, test } from '@jest/globals';
import { freePort } from './ports.ts';

test('a port is not handed out twice while nobody listens on it', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 100; count++) ports.push(await freePort());

  expect(new Set(ports).size).toBe(ports.length);
});

/** Another process that would draw the same block first. */
const program = `
  const { random } = Math;
  Math.random = () => {
    Math.random = random;
    return 0.5;
  };
  const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'ports.ts'))});
  console.log(await freePort());
  process.stdin.resume();
`;

test('processes that draw ports at the same time get different ones', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(other.stdout, 'data');
  const theirs = Number(line);
  const drawn = mock.method(Math, 'random', () => 0.5, { times: 1 });
  const ours: number[] = [];
  for (let count = 0; count < 150; count++) ours.push(await freePort());
  expect(drawn.mock.callCount()).toBeGreaterThan(0);
  other.stdin.end();
  await once(other, 'exit');

  expect(theirs).toBeGreaterThan(15_000);
  expect(ours).not.toContain(theirs);
});
