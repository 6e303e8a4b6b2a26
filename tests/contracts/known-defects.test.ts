import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { knownDefects } from '../../tools/soak/defects.ts';

test.each(knownDefects)('the source in which "$of" is tried still has that line, once', async ({ file, from }) => {
  const text = await readFile(join(root, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
});
