import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { scamSignalsOf } from '../scam/scam-signals.ts';
import { sentencesOf } from '../sentences.ts';
import { sponsorshipOf } from '../sponsorship/sponsorship.ts';
import { plainTextOf } from '../plain-text.ts';
import { weeklyHoursOf } from '../terms/weekly-hours.ts';
import { workRightsOf } from '../work-rights/work-rights.ts';
import { readBrief } from './brief.ts';
import { localText } from './local-text.ts';
import { htmlOf, wordCountOf } from './text.ts';

const briefs = fc.record({
  title: fc.oneof(fc.constantFrom('Barista', 'Junior data analyst (SQL, Python)'), fc.lorem({ maxCount: 25 })),
  skills: fc.array(fc.constantFrom('SQL', 'Customer service', 'Reading the room with patience', 'AutoCAD'), {
    maxLength: 12,
  }),
  roleCategory: fc.option(fc.constantFrom('SERVICE_RETAIL_HOSPITALITY', 'STUDY_ALIGNED_PROFESSIONAL')),
  employmentType: fc.option(fc.constantFrom('CASUAL', 'FULL_TIME', 'PAID_INTERNSHIP', 'UNPAID_INTERNSHIP')),
  location: fc.constantFrom('', 'Ultimo NSW'),
  companyName: fc.constantFrom('', 'Harbour Kitchen', 'North & <b>South</b>'),
  visaSponsorship: fc.boolean(),
  internationalStudentFriendly: fc.boolean(),
});

test('every brief makes 160 to 260 words, and the same brief the same words', () => {
  fc.assert(
    fc.property(briefs, (input) => {
      const brief = readBrief(input);
      const text = localText(brief);
      expect(wordCountOf(text)).toBeGreaterThanOrEqual(160);
      expect(wordCountOf(text)).toBeLessThanOrEqual(260);
      expect(localText(brief)).toEqual(text);
    }),
    { numRuns: 400 },
  );
});

test('nothing is claimed that the employer did not say: our own reader finds sponsorship only where it was given', () => {
  fc.assert(
    fc.property(briefs, (input) => {
      const words = sentencesOf(plainTextOf(htmlOf(localText(readBrief(input)))));
      expect(sponsorshipOf(words).kind).toBe(input.visaSponsorship ? 'offers' : 'unstated');
      expect(['open', 'unstated']).toContain(workRightsOf(words).kind);
      expect(weeklyHoursOf(words)).toBeUndefined();
      expect(scamSignalsOf(words)).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('what the employer gave is in it, as words', () => {
  const html = htmlOf(
    localText(
      readBrief({
        title: 'Line cook <script>alert(1)</script>',
        companyName: 'Fish & Chips',
        location: 'Newtown NSW',
        skills: ['Knife skills'],
        employmentType: 'PAID_INTERNSHIP',
      }),
    ),
  );
  for (const words of ['Line cook', 'Fish &amp; Chips', 'Newtown NSW', 'Knife skills', 'It is a paid internship.'])
    expect(html).toContain(words);
  expect(html).not.toContain('script');
});

test('different jobs begin differently', () => {
  const openings = ['Cook', 'Waiter', 'Clerk', 'Nurse', 'Driver', 'Tutor'].map((title) =>
    htmlOf(localText(readBrief({ title }))).slice(0, 30),
  );
  expect(new Set(openings).size).toBeGreaterThan(1);
});

test('without a title nothing is written', () => {
  for (const title of [undefined, null, '', '  ', '<p></p>'])
    expect(() => readBrief({ title })).toThrow('Please enter a job title first');
});
