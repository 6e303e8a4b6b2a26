import { expect, test } from '@jest/globals';
import { newTrace } from './new-trace.ts';

test('a trace has the format of the W3C and is unique', () => {
  const { traceparent } = newTrace();
  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(newTrace().traceparent).not.toBe(traceparent);
});
