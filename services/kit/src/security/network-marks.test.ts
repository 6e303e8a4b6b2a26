import { expect, test } from '@jest/globals';
import { networkMarks } from './network-marks.ts';

const markOf = networkMarks('one secret,an older one');

test.each([
  ['203.0.113.7', '203.0.113.250'],
  ['203.0.113.7', '::ffff:203.0.113.8'],
  ['2001:db8:1:2::3', '2001:db8:1:9::4'],
  ['', 'not an address'],
])('%s and %s are in one network', (one, other) => {
  expect(markOf(one)).toBe(markOf(other));
});

test.each([
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:1:2::3', '2001:db8:2:2::3'],
  ['203.0.113.7', ''],
])('%s and %s are in two networks', (one, other) => {
  expect(markOf(one)).not.toBe(markOf(other));
});

test('a mark names no address, and another secret gives another one', () => {
  expect(markOf('203.0.113.7')).toMatch(/^[\w-]{16}$/);
  expect(markOf('203.0.113.7')).toBe(networkMarks('one secret')('203.0.113.7'));
  expect(markOf('203.0.113.7')).not.toBe(networkMarks('an older one')('203.0.113.7'));
});
