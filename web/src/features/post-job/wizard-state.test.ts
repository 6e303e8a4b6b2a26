import { expect, test } from '@jest/globals';
import { initialState, nextState } from './wizard-state.ts';

test('a new ad opens its steps one after the other, an existing one all at once', () => {
  const created = initialState({ kind: 'create' }, 0);
  expect(created.reached).toBe(0);
  expect(nextState(created, { kind: 'go', step: 1 })).toMatchObject({ step: 1, reached: 1 });
  expect(initialState({ kind: 'edit', id: 7 }, 0).reached).toBe(4);
});

test('going back does not close reached steps', () => {
  const state = nextState(initialState({ kind: 'draft', id: 7 }, 3), { kind: 'go', step: 1 });
  expect(state).toMatchObject({ step: 1, reached: 3 });
});

test.each([
  ['a problem on this step keeps it open', ['title', 'visaTypes'], 3],
  ['a problem on another step opens that step', ['salaryMin', 'title'], 0],
  ['an error of no field keeps the step open', [], 3],
] as const)('%s', (_what, fields, step) => {
  const atVisas = initialState({ kind: 'edit', id: 7 }, 3);
  expect(nextState(atVisas, { kind: 'problems', fields }).step).toBe(step);
});
