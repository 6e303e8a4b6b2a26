import { expect, test } from '@jest/globals';
import { withinTime } from './within-time.ts';

test('work that hangs fails', async () => {
  await expect(withinTime(() => new Promise(() => undefined), 10)()).rejects.toThrow('Not done within 0.01 s');
});

test('work that ends in time ends as it does', async () => {
  await expect(withinTime(() => Promise.reject(new Error('wrong')))()).rejects.toThrow('wrong');
  await expect(withinTime(() => 'done')()).resolves.toBeUndefined();
});
