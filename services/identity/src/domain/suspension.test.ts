import { expect, test } from '@jest/globals';
import { reinstated, suspended } from './suspension.ts';
import { mei } from './test-examples.ts';

const now = new Date('2026-11-22T00:00:00Z');
const user = mei(now);

test('an account is suspended and reinstated once each, with an event; a repeat is refused with its reason', () => {
  const [held, [event]] = suspended(user, { reason: 'Asks for fees', at: now, by: 1 });
  expect(event).toMatchObject({ type: 'identity.user.v1.suspended', data: { user: { id: 7, suspended: true } } });
  expect(() => suspended(held, { reason: 'again', at: now, by: 2 })).toThrow('This account is suspended already.');
  const [free, [end]] = reinstated(held, now);
  expect(end).toMatchObject({ type: 'identity.user.v1.reinstated', data: { user: { id: 7 } } });
  expect(() => reinstated(free, now)).toThrow('This account is not suspended.');
});
