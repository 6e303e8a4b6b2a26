import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { fewAtOnce } from './few-at-once.ts';

test('a fourth simultaneous file of one account is refused; other accounts are not affected', () => {
  const enter = fewAtOnce();
  const files = [1, 2, 3].map(() => new PassThrough());
  for (const file of files) enter(7, file);
  expect(() => enter(7, new PassThrough())).toThrow('still being read');
  expect(() => enter(8, new PassThrough())).not.toThrow();
  files[0]?.emit('close');
  expect(() => enter(7, new PassThrough())).not.toThrow();
  expect(() => enter(7, new PassThrough())).toThrow('still being read');
});

test('a client that has gone before its file is read takes no place', async () => {
  const enter = fewAtOnce();
  for (let count = 0; count < 3; count++) {
    const gone = new PassThrough().destroy();
    await once(gone, 'close');
    enter(7, gone);
  }
  expect(() => enter(7, new PassThrough())).not.toThrow();
});
