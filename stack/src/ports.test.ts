import { expect, test } from '@jest/globals';
import { freePort } from './ports.ts';

test('a port is not handed out twice while nobody listens on it', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 100; count++) ports.push(await freePort());

  expect(new Set(ports).size).toBe(ports.length);
});
