import { beforeAll, expect, test } from '@jest/globals';
import { AdToCheck } from '../../services/ai/src/domain/check/ad-to-check.ts';
import { answeredAd } from '../../services/ai/src/domain/check/answered-ad.ts';
import { readWrittenAd } from '../../services/ai/src/domain/written-ad.ts';
import { WrittenAd } from '../../services/ai/src/domain/written-ad-fields.ts';
import { readingIn } from '../../services/matching/src/domain/reading.ts';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';

let localities: Localities;
beforeAll(async () => {
  localities = await readLocalities();
});

const numbers = ['0', '-3', '0.0000001', '99999999', '123456789012', '1e300', '9'.repeat(30)];

const sentencesWith = (number: string) => [
  `${number} hours a week.`,
  `From ${number} to ${number} hours per fortnight, ${number} hour shifts, ${number} days a week.`,
  `Pay is $${number} an hour, $${number} a year, ${number}k plus super.`,
  `At least ${number} years of experience.`,
  `A contract of ${number} months, for ${number} weeks, with ${number} years to follow.`,
  `Up to $${number} commission, $${number} a day, ${number}% loading.`,
];

/** As the gateway passes a reading on. */
const passedOn = (reading: unknown) => () => readingIn(JSON.parse(JSON.stringify(reading)));

const day = '2026-11-23';
const written = (fields: object) =>
  readWrittenAd(WrittenAd.parse({ title: 'Cook', ...fields }), localities, day).reading;
const checked = (sentence: string) => {
  const text = `Cook\nWe cook with the seasons, by the sea, for people who come back.\n${sentence}`;
  return answeredAd(AdToCheck.parse({ text }), localities, day).reading;
};

test.each(numbers)('what ai reads of an ad with the number %s, matching accepts', (number) => {
  for (const sentence of sentencesWith(number)) {
    expect(passedOn(written({ description: `<p>${sentence}</p>`, employmentType: 'CASUAL' }))).not.toThrow();
    expect(passedOn(checked(sentence))).not.toThrow();
  }
  const value = Number(number);
  const pay = { salaryMin: value, salaryMax: value, salaryPeriod: 'hour' };
  expect(passedOn(written({ ...pay, hoursMin: value, hoursMax: value }))).not.toThrow();
});
