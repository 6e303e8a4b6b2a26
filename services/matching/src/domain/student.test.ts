import { expect, test } from '@jest/globals';
import { notReady } from './student.ts';
import { studentOf } from './test-examples.ts';

test('students who paused the email are skipped, until the day after the pause', () => {
  const ready = { ...studentOf('500', { pausedUntil: '2026-11-30' }), embedding: new Int16Array([1]) };
  expect(notReady(ready, '2026-11-30')).toBe('The morning email is paused until Monday 30 November.');
  expect(notReady(ready, '2026-12-01')).toBeUndefined();
});
