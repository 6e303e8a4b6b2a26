import { expect, test } from '@jest/globals';
import { legible } from './legible.ts';

const defined = Object.assign(new Error(), { stack: 'Error\n    at test (jest.js:1:1)\n    at file:///a.test.ts:7:1' });
const told = (thrown: unknown) => legible(thrown, defined).stack?.split('\n');

test('a value that is no error is shown', () => {
  expect(told({ status: 500 })?.[0]).toBe('Error: Thrown: { status: 500 }');
  expect(told(undefined)?.[0]).toBe('Error: Thrown: undefined');
});

test('an error without a stack is shown', () => {
  expect(told(Object.assign(new Error('lost'), { stack: undefined }))?.[0]).toBe('Error: lost');
});

test('causes follow the message, and the place of the test is last', () => {
  const refused = new AggregateError([new Error('refused')], 'both');
  const lines = told(new TypeError('fetch failed', { cause: refused }));
  expect(lines?.slice(0, 3)).toEqual([
    'TypeError: fetch failed',
    'Cause: AggregateError: both',
    'Cause: Error: refused',
  ]);
  expect(lines?.at(-1)).toBe('    at file:///a.test.ts:7:1');
});

test('of a broken connection it is told which one it was', () => {
  const cause = Object.assign(new Error('other side closed'), { socket: { remotePort: 4000, bytesRead: 512 } });
  expect(told(new TypeError('fetch failed', { cause }))?.[1]).toBe(
    'Cause: Error: other side closed ({ remotePort: 4000, bytesRead: 512 })',
  );
});
