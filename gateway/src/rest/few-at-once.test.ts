import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { fewAtOnce } from './few-at-once.ts';

test('a fourth simultaneous file of one account is refused; other accounts are not affected', () => {
  const enter = fewAtOnce();
  const files = [1, 2, 3].map(() => new EventEmitter());
  for (const file of files) enter(7, file);
  expect(() => enter(7, new EventEmitter())).toThrow('still being read');
  expect(() => enter(8, new EventEmitter())).not.toThrow();
  files[0]?.emit('close');
  expect(() => enter(7, new EventEmitter())).not.toThrow();
  expect(() => enter(7, new EventEmitter())).toThrow('still being read');
});
