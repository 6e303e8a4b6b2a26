import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';

test('few test files start all parts in Jest’s own process, whose modules it never frees', () => {
  const starts = /\b(?:startTestConstellation|startConstellation|prepareParts)\(/;
  const files = globSync('tests/**/*.test.ts', { cwd: root });
  const inProcess = files.filter((file) => starts.test(readFileSync(join(root, file), 'utf8')));
  expect(inProcess.length).toBeGreaterThan(0);
  expect(inProcess.length).toBeLessThanOrEqual(5);
});

test('people of a test file that shares a portal have a domain that no other such file uses', () => {
  const users = new Map<string, string[]>();
  for (const file of globSync('tests/{journeys,security}/*.test.ts', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes('sharedPortal(')) continue;
    const domains = new Set([...text.matchAll(/(?<=\w@)[\w-]+\.(?:example|org|net|com)\b/g)].map(([domain]) => domain));
    for (const domain of domains) users.set(domain, [...(users.get(domain) ?? []), file]);
  }
  expect(users.size).toBeGreaterThan(10);
  expect([...users].filter(([, files]) => files.length > 1)).toEqual([]);
});
