import { expect, test } from '@jest/globals';
import { endsSoon, isOn, isOver } from './job-state.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const job = (expiresAt: string | null, isActive = true) => ({ expiresAt, isActive });

test('an ad is on until it is switched off or its end comes', () => {
  expect(isOn(job(null), now)).toBe(true);
  expect(isOn(job('2026-11-22T00:00:00Z'), now)).toBe(true);
  expect(isOn(job('2026-11-21T09:00:00Z'), now)).toBe(false);
  expect(isOn(job(null, false), now)).toBe(false);
  expect(isOver(job('2026-11-20T00:00:00Z'), now)).toBe(true);
});

test('five days before its end an ad that is on ends soon', () => {
  expect(endsSoon(job('2026-11-26T08:00:00Z'), now)).toBe(true);
  expect(endsSoon(job('2026-11-27T08:00:00Z'), now)).toBe(false);
  expect(endsSoon(job('2026-11-20T08:00:00Z'), now)).toBe(false);
  expect(endsSoon(job('2026-11-26T08:00:00Z', false), now)).toBe(false);
});
