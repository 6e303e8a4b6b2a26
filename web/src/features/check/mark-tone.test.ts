import { expect, test } from '@jest/globals';
import type { CheckedAd } from './ask-server.ts';
import { toneOf } from './mark-tone.ts';
import { silentAnswer, silentPay } from './test-examples.ts';

const answered = (because: string[], questions: string[], standing: CheckedAd['pay']['standing'] = 'lawful') =>
  ({
    text: '',
    marks: [],
    pay: { ...silentPay, standing },
    answer: { ...silentAnswer, kind: because.length > 0 ? 'not_eligible' : 'check', because, questions },
  }) satisfies CheckedAd;

const mark = (kind: CheckedAd['marks'][number]['kind'], quote: string, meaning: string) => ({
  kind,
  quote,
  meaning,
  start: 0,
  end: quote.length,
});
const rights = mark('work_rights', 'Aussies only.', 'Citizens only');
const hours = mark('hours', 'Full time', '38 hours a week');
const wage = mark('pay', '$20 an hour', 'Stated pay');

test('words that stand against the answer are told by their quote, their meaning or their figures', () => {
  const refused = answered(['citizens only', '76 hours a fortnight, 44 left'], [], 'below');
  expect([rights, hours, wage].map((one) => toneOf(one, refused))).toEqual(['brand', 'brand', 'brand']);
  const paidTooLittle = answered(['pays less than the national minimum wage'], [], 'below');
  expect([rights, hours, wage].map((one) => toneOf(one, paidTooLittle))).toEqual(['neutral', 'neutral', 'brand']);
});

test('words that raise a question are told apart from those that were only read', () => {
  const asked = answered([], ['The ad says "Aussies only.": ask whether your visa is accepted'], 'ask');
  expect([rights, hours, wage].map((one) => toneOf(one, asked))).toEqual(['warn', 'neutral', 'warn']);
  expect(toneOf(hours, answered([], ['Up to 38 hours a week: ask for at most 20']))).toBe('warn');
});

test('cash, unpaid work and an ad that is over are at least a question', () => {
  const found = [
    mark('pay_term', 'Cash in hand.', 'Pays in cash'),
    mark('unpaid', 'A free trial.', 'Unpaid work'),
    mark('over', 'Filled.', 'It says that nobody can apply any more'),
  ];
  expect(found.map((one) => toneOf(one, answered([], [])))).toEqual(['warn', 'warn', 'warn']);
  expect(found.map((one) => toneOf(one, answered(['unpaid work'], [])))).toEqual(['warn', 'brand', 'warn']);
});

test('a sign of fraud stands against every answer', () => {
  expect(toneOf(mark('fraud', 'Pay $50 first.', 'It asks you to pay.'), answered([], []))).toBe('brand');
});

test('for who hires, words stand against the ad if they close it to one visa', () => {
  const row = { visa: '500', label: 'Student Visa subclass 500' };
  const openTo = (kind: 'open' | 'ask' | 'closed', because: string): CheckedAd => ({
    text: '',
    marks: [],
    pay: silentPay,
    openings: [{ ...row, kind, because }],
  });
  expect(toneOf(rights, openTo('closed', 'the ad says "Aussies only."'))).toBe('brand');
  expect(toneOf(rights, openTo('ask', 'the ad says "Aussies only."'))).toBe('warn');
  expect(toneOf(rights, openTo('open', ''))).toBe('neutral');
});
