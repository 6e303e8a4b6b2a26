import { expect, test } from '@jest/globals';
import { withTyped } from './tags.ts';

test.each([
  [['Python'], 'python', ['Python']],
  [['Python'], ' SQL , sql,Excel ', ['Python', 'SQL', 'Excel']],
  [['Python'], '  ', ['Python']],
])('%j with %j typed is %j', (values, typed, expected) => {
  expect(withTyped(values, typed)).toEqual(expected);
});
