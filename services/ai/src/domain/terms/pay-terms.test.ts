import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const termsIn = (text: string) => termsOf('Waiter', sentencesOf(text)).payTerms?.map(({ kind }) => kind) ?? [];

test.each([
  'Cash in hand',
  '$20 an hour cash in hand',
  'Paid in cash at the end of each shift.',
  'We pay cash every Friday.',
  '$18/hr cash',
  'Cash $20/h',
  'Kitchen hand, cash job, start today',
  'Wages are paid in cash.',
  'Payment: cash weekly',
  '$150 a day cash',
  'Cash only',
  'No payslips, no super, but good money.',
  'Work is off the books.',
])('cash: %s', (text) => {
  expect(termsIn(text)).toEqual(['cash']);
});

test.each([
  'ABN required',
  'Must have an ABN.',
  'You need your own ABN',
  'You work on an ABN.',
  'ABN holders only',
  'Cleaner with own ABN and public liability insurance',
  'You will be engaged as an independent contractor.',
  'Subcontractors wanted',
  'This is a sole trader arrangement.',
  'Requirements: valid ABN',
  'You submit weekly invoices for your hours.',
  'Must have: car, phone, ABN',
  'ABN, own car',
])('on an ABN: %s', (text) => {
  expect(termsIn(text)).toEqual(['contractor']);
});

test.each([
  'Commission only',
  '100% commission',
  'You are paid purely on commission.',
  'No base salary, but high commissions.',
  'Uncapped commission without a retainer',
  'You are paid per sale.',
])('commission: %s', (text) => {
  expect(termsIn(text)).toEqual(['commission']);
});

test.each([
  'Uniform bond of $100',
  'Bond of $200 for keys',
  'Uniform $80 deducted from your first pay',
  'You must buy your own uniform.',
  'Pay $50 for your uniform.',
  '$50 for uniform',
  'The cost of training is $300.',
  'We hold your first week of pay.',
  "First week's pay is withheld.",
  'Till shortages are taken from your wages.',
  'You pay half of your wages back.',
  'Pay back $5 per hour to the boss.',
  'Rent of $200 comes out of your wages.',
  'Deductions for breakages apply.',
])('kept back from the pay, or spent for the job: %s', (text) => {
  expect(termsIn(text)).toEqual(['deduction']);
});

test.each([
  'No cash in hand: all wages go to your bank account.',
  'You handle cash and balance the register.',
  'Customers pay cash or by card.',
  'A $500 cash bonus for the best idea.',
  'You manage cash flow and process payments in cash.',
  'Cash handling experience is an advantage.',
  'Paid into your bank, never cash.',
  'We pay cash advances to clients.',
  'Waratah Foods Pty Ltd, ABN 12 345 678 901',
  'Our ABN is below.',
  'You manage our independent contractors.',
  'No ABN needed, you are an employee.',
  'TFN or ABN',
  'Experience as a contractor is welcome.',
  'You quote the ABN of our customers on each invoice.',
  'Base salary plus commission',
  'This is not a commission-only role.',
  'We sell commission-free accounts.',
  'Your uniform is provided.',
  'We pay for your uniform.',
  'Training costs you nothing.',
  'No bond and no fees.',
  'You calculate payroll deductions from wages.',
  'You lodge the bond of our tenants.',
  'Bring your own knives.',
  'Free training and paid shifts.',
  'You give something back to your community.',
])('says nothing of the kind: %s', (text) => {
  expect(termsIn(text)).toEqual([]);
});

test('an ad may have several of them, each with its words', () => {
  expect(termsOf('Cleaner', sentencesOf('ABN required. Paid in cash.')).payTerms).toEqual([
    { kind: 'cash', quote: 'Paid in cash.' },
    { kind: 'contractor', quote: 'ABN required.' },
  ]);
});
