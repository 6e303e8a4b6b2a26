import { expect, test } from '@jest/globals';
import { type ApplicationStatus, applicationStatuses } from '@waratah/vocabulary/statuses';
import { isFinal, nextStatuses, requireStep } from './status.ts';

const steps = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to] as const));
const allowed = new Set([
  'applied reviewed',
  'reviewed interviewed',
  'interviewed offered',
  'applied rejected',
  'reviewed rejected',
  'interviewed rejected',
]);

test.each(steps)('%s to %s', (from, to) => {
  const step = () => requireStep(from, to);
  if (allowed.has(`${from} ${to}`)) expect(step).not.toThrow();
  else expect(step).toThrow(/^This application is /);
  expect(nextStatuses(from).includes(to)).toBe(allowed.has(`${from} ${to}`));
});

test.each<[ApplicationStatus, ApplicationStatus, string]>([
  ['applied', 'interviewed', 'This application is applied: it becomes reviewed next, interviewed would skip a step.'],
  ['applied', 'offered', 'This application is applied: it becomes reviewed next, offered would skip a step.'],
  ['interviewed', 'reviewed', 'This application is interviewed and does not go back to reviewed.'],
  ['reviewed', 'reviewed', 'This application is already marked as reviewed.'],
  ['offered', 'rejected', 'This application is offered, which is final.'],
  ['rejected', 'reviewed', 'This application is rejected, which is final.'],
])('%s to %s says why not', (from, to, words) => {
  expect(() => requireStep(from, to)).toThrow(words);
});

test('only offered and rejected are final', () => {
  expect(applicationStatuses.filter(isFinal)).toEqual(['offered', 'rejected']);
});
