import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { onlyInAll } from '../../tools/suite/only-in-all.ts';
import browser from '../e2e/playwright.config.ts';

test('every file and project that npm test leaves to npm run test:all exists', () => {
  const files = [...onlyInAll.paths, ...onlyInAll.specs];
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const projects = (browser.projects ?? []).map(({ name }) => name);
  expect(projects).toEqual(expect.arrayContaining([...onlyInAll.browserProjects]));
});
