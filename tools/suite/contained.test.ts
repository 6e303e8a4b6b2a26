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

const inProcessOfItsOwn = (lines: string) =>
  runCommand(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { contained } = await import(${JSON.stringify(join(import.meta.dirname, 'contained.ts'))});
    const tell = ({ message }) => console.log(message);
    ${lines}`,
  ]);

test('an error that nobody awaits fails the work that it escapes from', async () => {
  const lines = `
    await contained(() => void Promise.reject(new Error('unheard')))().catch(tell);
    await contained(() => 'done')();`;
  expect(await inProcessOfItsOwn(lines)).toMatchObject({ code: 0, output: 'unheard\n' });
});

test('an error that escapes while no work is done fails the next', async () => {
  const lines = `
    await contained(() => 'done')();
    setImmediate(() => { throw new Error('late'); });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await contained(() => 'done')().catch(tell);
    await contained(() => 'done')();`;
  expect(await inProcessOfItsOwn(lines)).toMatchObject({ code: 0, output: 'late\n' });
});
