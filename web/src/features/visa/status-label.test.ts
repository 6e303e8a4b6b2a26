import { expect, test } from '@jest/globals';
import { statusLabel } from './status-label.ts';

test.each([
  ['not_started', 'Pending Verification'],
  ['pending', 'Under Review'],
  ['verified', 'Verified'],
  ['rejected', 'Rejected'],
  ['expired', 'Expired'],
])('%s is shown as %s', (status, label) => {
  expect(statusLabel(status).label).toBe(label);
});

test('a visa that nobody has been asked to verify is no warning', () => {
  expect(statusLabel('not_started').tone).toBe('neutral');
  expect(statusLabel('expired').tone).toBe('warn');
});

test.each([
  ['to_verify', 'Verified'],
  ['In Review', 'Verified'],
  ['REVIEWED', 'Verified'],
  ['waiting', 'Pending Verification'],
  ['', 'Pending Verification'],
  [null, 'Pending Verification'],
  [undefined, 'Pending Verification'],
])('an unknown status, %s, follows the former rule: %s', (status, label) => {
  expect(statusLabel(status).label).toBe(label);
});
