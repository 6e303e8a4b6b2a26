import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';

const sources = ['web/src/**/*.{ts,tsx}', 'gateway/src/**/*.ts', 'services/*/src/**/*.ts', 'stack/src/**/*.ts'];

/** Lines that people may read on a screen, in an email or on a terminal: those outside block comments. */
const shown = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line);

/** Signs of fraud are searched for in each spelling. */
const readsOthers = (path: string) => path.includes('/scam/');

test('our sentences spell “email” as the specification does', async () => {
  const found: string[] = [];
  for await (const path of glob(sources, { cwd: root })) {
    if (readsOthers(path)) continue;
    const lines = (await readFile(join(root, path), 'utf8')).split('\n');
    found.push(...lines.filter((line) => shown(line) && /\be-mail/i.test(line)).map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});
