import { expect, test } from '@jest/globals';
import { type DecisionValues, decisionForm, emptyDecision, toDecisionInput } from './decision-form.ts';

const approval: DecisionValues = {
  ...emptyDecision,
  outcome: 'approve',
  visaSubclass: '500',
  visaExpiry: '2028-03-15',
  conditions: '8105 Work limitation\n\n8202 Course attendance\n',
};
const findings = (values: DecisionValues) =>
  decisionForm.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('an approval contains what the document shows, one condition a line', () => {
  expect(findings(approval)).toEqual([]);
  expect(toDecisionInput(approval)).toMatchObject({
    approve: true,
    visaSubclass: '500',
    visaExpiry: '2028-03-15',
    conditions: ['8105 Work limitation', '8202 Course attendance'],
  });
});

test('nothing is preselected', () => {
  expect(findings(emptyDecision)).toEqual(['outcome: Please choose: approve or reject.']);
});

test('a rejection contains only its reason', () => {
  expect(toDecisionInput({ ...approval, outcome: 'reject', reason: 'Not legible.' })).toEqual({
    approve: false,
    visaSubclass: null,
    visaExpiry: null,
    conditions: null,
    reason: 'Not legible.',
  });
});

test.each<[Partial<DecisionValues>, readonly string[]]>([
  [{ visaSubclass: '' }, ['visaSubclass: Please choose the visa that the document shows.']],
  [{ visaExpiry: '' }, ['visaExpiry: Please give the last day of the visa.']],
  [{ visaSubclass: '190', visaExpiry: '' }, []],
  [{ outcome: 'reject', reason: ' ' }, ['reason: Please give a reason. The student reads it.']],
  [{ outcome: 'reject', reason: 'Not legible.', visaSubclass: '' }, []],
])('what is missing for %j is said at its field', (fields, expected) => {
  expect(findings({ ...approval, ...fields })).toEqual(expected);
});
