import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { type Example, examplesOf } from '../../training/grammar.ts';
import { scamSignalsOf, suspicious } from './scam-signals.ts';
import { fraudOddsOf } from './second-reader.ts';

const examplesIn = async (name: string) =>
  examplesOf(await readFile(new URL(`../../training/${name}`, import.meta.url), 'utf8'), 1, 1);

/** The share of sentences with a sign, and with one by their wording. */
const sharesFound = (examples: readonly Example[], label: string) => {
  const those = examples.filter((one) => one.label === label);
  const signals = those.flatMap(({ sentence }) => scamSignalsOf([sentence])[0] ?? []);
  const byWording = signals.filter(({ kind }) => kind === 'worded_like_fraud');
  return { all: signals.length / those.length, byWording: byWording.length / those.length };
};

let learned: readonly Example[];
let heldOut: readonly Example[];

beforeAll(async () => {
  learned = await examplesIn('fraud-sentences.txt');
  heldOut = await examplesIn('fraud-held-out.txt');
});

test('most sentences that it never learned from are found, and hardly an honest one', () => {
  const found = sharesFound(heldOut, 'fraud');
  expect(found.all).toBeGreaterThan(0.55);
  expect(found.byWording).toBeGreaterThan(0.3);
  expect(sharesFound(heldOut, 'honest').all).toBeLessThan(0.02);
});

test('no sentence is learned that it is tested with', () => {
  const sentences = new Set(learned.map(({ sentence }) => sentence));
  expect(heldOut.filter(({ sentence }) => sentences.has(sentence))).toEqual([]);
});

test('a fraud that no rule knows is held by its wording, and the rest of the ad does not hide it', () => {
  const about = 'We are a family cafe in Newtown and serve breakfast and lunch every day of the week.';
  const fraud = 'Your relatives lend the owner $40,000 for the nomination and get it back after your permanent visa.';
  expect(scamSignalsOf([about, fraud, about])).toEqual([{ kind: 'worded_like_fraud', quote: fraud }]);
  expect(scamSignalsOf([about])).toEqual([]);
});

test('an honest sentence with the words of a rule is harmless, and a bare contact is not', () => {
  const kinds = (sentence: string) => scamSignalsOf([sentence]).map(({ kind }) => kind);
  expect(kinds('You answer customers on WhatsApp, WeChat and Telegram every day.')).toEqual([]);
  expect(kinds('Apply here, or message Maria on WhatsApp 0491 570 156 if you have a question about shifts.')).toEqual(
    [],
  );
  expect(kinds('WhatsApp: +61 400 000 000')).toEqual(['messaging_app']);
});

test('a long list of harmless words does not add up', () => {
  const words = 'pay, salary, bonus, super, leave, phone, account, cards, customers, cash, uniform, training, ';
  expect(fraudOddsOf(words.repeat(30))).toBeLessThan(suspicious);
});
