import { expect, test } from '@jest/globals';
import { fortnightLimit } from '@waratah/vocabulary/law/hours';
import { rulesOf } from '@waratah/vocabulary/law/rules';
import { factsOf, importantNotes, internshipFacts, studentFacts, visaFacts } from './visa-facts.ts';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { visaTypes } from '@waratah/vocabulary/visa-types';

const of = (code: string) => {
  const facts = visaFacts.find((visa) => visa.code === code);
  return facts && [...rulesOf(facts.code, factsOf).map(({ text }) => text), ...facts.more].join(' ');
};

test('every visa that a job can name has its facts, in the order of the list', () => {
  expect(visaFacts.map(({ code }) => code)).toEqual(
    visaTypes.map(({ code }) => code).filter((code) => code !== 'other'),
  );
  for (const { code, description, jobs } of visaFacts) {
    expect(description).not.toBe('');
    expect(rulesOf(code, factsOf).length).toBeGreaterThan(0);
    expect(jobs.length).toBeGreaterThan(2);
  }
});

test.each([
  ['500', /Up to 48 hours per fortnight/],
  ['485', /up to 2-4 years/],
  ['190', /live in .* for 2 years/],
  ['186', /after 3 years/],
  ['417/462', /Max 6 months with the same employer.* up to 4 months/],
])('the facts of subclass %s are those of spec section 9', (code, fact) => {
  expect(of(code)).toMatch(fact);
});

test('the facts for employers are those of spec section 2', () => {
  expect(studentFacts.hours).toMatch(
    /subclass 500.* up to 48 hours per fortnight in study periods.* unlimited .* official breaks/,
  );
  expect(studentFacts.sponsorship).toMatch(/^No sponsorship is needed/);
  expect(internshipFacts.paid).toMatch(/^Paid internships fall under the Fair Work rules/);
  expect(internshipFacts.unpaid).toMatch(/^Unpaid placements are legal only if they are mandatory for the course/);
  expect(importantNotes.length).toBeGreaterThan(3);
});

test('the number on pages and in texts is that of the law', () => {
  expect(fortnightLimit('500', {}, factsOf)).toBe(studentFortnightHours);
});
