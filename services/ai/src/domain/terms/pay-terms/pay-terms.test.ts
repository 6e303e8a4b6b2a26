import { expect, test } from '@jest/globals';
import { sentencesOf } from '../../sentences.ts';
import { termsOf } from '../terms.ts';

const termsIn = (text: string) => termsOf('Waiter', sentencesOf(text)).payTerms?.map(({ kind }) => kind) ?? [];

test.each([
  'Cash in hand',
  '$20 an hour cash in hand',
  'Paid in cash at the end of each shift.',
  'We pay cash every Friday.',
  'Happy to train, ABN or cash.',
  '$18/hr cash',
  'Cash $20/h',
  'Kitchen hand, cash job, start today',
  'Wages are paid in cash.',
  'Payment: cash weekly',
  '$150 a day cash',
  'Cash only',
  'No payslips, no super, but good money.',
  'Work is off the books.',
  'Labourer needed for a cashie',
  'Some of the wage is on the books and the rest in cash.',
  'Half of the pay in an envelope',
  'TFN or cash, up to you',
  'Cash payment.',
  'Labourer wanted, paid in cash at the end of the day.',
  '现金工资',
])('cash: %s', (text) => {
  expect(termsIn(text)).toEqual(['cash']);
});

test.each([
  'ABN required',
  'Evening driver, own car + ABN',
  'Sole trader arrangement',
  'Must be able to provide Australian Business Number.',
  'Contractor basis (ABN)',
  'You will be engaged as a contractor and responsible for your own tax.',
  'Must have own car + ABN.',
  'ABN + own transport needed.',
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
  '$35 per hour on ABN',
  'TFN or ABN',
  'Bring your own A.B.N. and insurance.',
  'You work as a sole trader and issue invoices.',
  'Wanted as a subcontractor, invoice us every Friday.',
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
  'No retainer, you earn when you sell.',
  'Your pay depends only on what you sell.',
  'Commission with no salary',
])('commission: %s', (text) => {
  expect(termsIn(text)).toEqual(['commission']);
});

test.each([
  'Uniform bond of $100',
  'Bond of $200 for keys',
  'Uniform $80 deducted from your first pay',
  'Wages held for the first three weeks as security.',
  'If you leave before six months you owe $2,000.',
  'You must sign blank payslips.',
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
  'You give back $400 to the boss.',
  'Super must be paid back to the owner in cash.',
  'Two weeks in hand, lost if you quit with no notice',
  'Part of your wages must be returned to the boss.',
  'We transfer the full wage and you return part of it.',
  'Your first week is kept as a bond.',
  'We keep two weeks pay as security.',
  'Two weeks in hand',
  'We deduct $10 a day for meals.',
  'A $50 fine if you are late',
  'You pay for plates you break.',
  'Short tills are paid by staff.',
  'If you quit, you owe us $500.',
  'You must do our barista course first, $299.',
  '需交押金200',
  '$28 on paper, you hand back $8',
  '$30 an hour, give back $5 an hour',
  '$32 an hour in the bank, give $8 an hour back',
  '$31 an hour minus $6 an hour for the room',
  '$27 an hour, boss keeps $7 an hour',
  'We pay $30 an hour and you return $10 an hour to the boss.',
  'We pay $30 on paper, then you transfer back $9.',
])('kept back from the pay, or spent for the job: %s', (text) => {
  expect(termsIn(text)).toEqual(['deduction']);
});

test.each([
  '$0.80 per punnet and you can do 12 an hour',
  'We pay $60 per bin of oranges.',
  '$2.50 per parcel, your own car',
  'You get $6 per delivery.',
  '$0.05 a flyer',
  '$15 per room cleaned',
  'Paid per survey',
  'Piece rates apply.',
  'Earn $3 a drop.',
  '$14/room',
  'You bring meals to customers and get $6 a delivery.',
  'You are paid by the tray.',
  'Earn $1.50 per kilo of blueberries.',
  'You get 60 cents a box.',
  'We pay 90c per vine.',
  'Rates: $45 a bin',
  '$40 per 1000 leaflets delivered',
  'Payment is per room.',
  'Piecework from home',
  'Piece rates, most pickers get at least the hourly rate.',
  'Piece rates, you get at least the hourly rate if you pick ten bins.',
])('by the piece: %s', (text) => {
  expect(termsIn(text)).toEqual(['pieces']);
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
  'Check that subcontractors have an ABN.',
  'Our agents work on commission only, you get a wage.',
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
  'Penalty rates on Sundays',
  'You issue fines of the council.',
  'You pay suppliers on time.',
  'You give feedback to the manager.',
  'You hand back $5 change.',
  'Strawberries are $4 per punnet in our shop.',
  'You pick 12 punnets an hour.',
  'Customers pay $5 per delivery.',
  'Daily target is 12 rooms.',
  'Rooms from $180 per room',
  '$34 an hour plus $1 per parcel',
  'No piece rates',
  '$34 an hour or piece rate, whichever is higher',
  'Piece rates with a guaranteed $33 an hour',
  '$2.50 per delivery on top of your hourly wage',
  'You give $10 back to the customer.',
  'An hourly rate, not piecework',
  'We sell trays for $20 per tray.',
  'Delivery fee is $7 per delivery.',
  'We charge $250 per room.',
  'Buckets of chicken, $12 per bucket',
  'Respondents get $10 per survey.',
  'Hourly pay of $35, with a bonus of $2 per delivery',
  'You fill 12 bins per shift.',
  'We give back $500 to charity for each sale.',
  'You pay attention to the owner and their dog.',
  'You give something back to your community.',
  'Pickers: piece rates, but you ALWAYS get at least the award hourly casual rate for the hours you worked.',
  'Piece rates, you will get at least the minimum wage.',
])('says nothing of the kind: %s', (text) => {
  expect(termsIn(text)).toEqual([]);
});

test('an ad may have several of them, each with its words', () => {
  expect(termsOf('Cleaner', sentencesOf('ABN required. Paid in cash.')).payTerms).toEqual([
    { kind: 'cash', quote: 'Paid in cash.' },
    { kind: 'contractor', quote: 'ABN required.' },
  ]);
});

test('a question that the next sentence answers with no states no term', () => {
  expect(termsIn('You need your own ABN? No, you are on the books.')).toEqual([]);
  expect(termsIn('Do you have your own ABN? No problem if not.')).toEqual(['contractor']);
});
