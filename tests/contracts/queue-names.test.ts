import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { queueNames } from '@waratah/gateway/queues/queue-names';
import { root } from '@waratah/stack/settings';

test('the console shows every queue that a worker uses', async () => {
  const files = await Array.fromAsync(glob('services/*/src/workers/*.ts', { cwd: root }));
  const found = await Promise.all(
    files.map(async (file) => [
      ...(await readFile(join(root, file), 'utf8')).matchAll(/^(?:const name =|    name:) '([\w-]+)'[;,]/gm),
    ]),
  );
  const names = found.flat().map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(queueNames));
});
