import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runCommand } from '../run-command.ts';
import { contained } from './contained.ts';

test('work that hangs fails', async () => {
  await expect(contained(() => new Promise(() => undefined), 10)()).rejects.toThrow('Not done within 0.01 s');
});

test('work that ends in time ends as it does', async () => {
  await expect(contained(() => Promise.reject(new Error('wrong')))()).rejects.toThrow('wrong');
  await expect(contained(() => 'done')()).resolves.toBeUndefined();
});

test('an error that nobody awaits fails the work that it escapes from', async () => {
  const contents = `
    const { contained } = await import(${JSON.stringify(join(import.meta.dirname, 'contained.ts'))});
    await contained(() => void Promise.reject(new Error('unheard')))().catch(({ message }) => console.log(message));
    await contained(() => 'done')();`;
  expect(await runCommand(process.execPath, ['--input-type=module', '--eval', contents])).toMatchObject({
    code: 0,
    output: 'unheard\n',
  });
});
