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

test.each([
  ['to_verify', 'Verified'],
  ['In Review', 'Verified'],
  ['REVIEWED', 'Verified'],
  ['waiting', 'Pending Verification'],
  ['', 'Pending Verification'],
  [null, 'Pending Verification'],
  [undefined, 'Pending Verification'],
])('a word of no table, %s, follows the rule of old: %s', (status, label) => {
  expect(statusLabel(status).label).toBe(label);
});
