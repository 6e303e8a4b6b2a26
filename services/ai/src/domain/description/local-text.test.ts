import { expect, test } from '@jest/globals';
import { formHoursOf, weekdays } from '@waratah/vocabulary/work-hours';
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
  title: fc.oneof(
    fc.constantFrom('Barista', 'Junior data analyst (SQL, Python)'),
    fc.lorem({ maxCount: 25 }).map((words) => `Barista ${words}`),
  ),
  skills: fc.array(fc.constantFrom('SQL', 'Customer service', 'Reading the room with patience', 'AutoCAD'), {
    maxLength: 12,
  }),
  roleCategory: fc.option(fc.constantFrom('SERVICE_RETAIL_HOSPITALITY', 'STUDY_ALIGNED_PROFESSIONAL')),
  employmentType: fc.option(fc.constantFrom('CASUAL', 'FULL_TIME', 'PAID_INTERNSHIP', 'UNPAID_INTERNSHIP')),
  location: fc.constantFrom('', 'Ultimo NSW'),
  companyName: fc.constantFrom('', 'Harbour Kitchen', 'North & <b>South</b>'),
  visaSponsorship: fc.boolean(),
  internationalStudentFriendly: fc.boolean(),
  hoursMin: fc.option(fc.constantFrom(4, 12, 14.5)),
  hoursMax: fc.option(fc.constantFrom(15, 20, 38)),
  workDays: fc.subarray([...weekdays]),
  shiftStart: fc.option(fc.constantFrom('06:00', '17:30')),
  shiftEnd: fc.option(fc.constantFrom('14:00', '22:15')),
});

test('every brief gives 160 to 260 words, and the same brief gives the same text', () => {
  fc.assert(
    fc.property(briefs, (input) => {
      const brief = readBrief(input);
      const text = localText(brief);
      expect(wordCountOf(text)).toBeGreaterThanOrEqual(160);
      expect(wordCountOf(text)).toBeLessThanOrEqual(260);
      expect(localText(brief)).toEqual(text);
    }),
    { seed: 20_261_123, numRuns: 400 },
  );
});

test('the text claims nothing that the employer did not say; sponsorship is found only where it was given', () => {
  fc.assert(
    fc.property(briefs, (input) => {
      const brief = readBrief(input);
      const words = sentencesOf(plainTextOf(htmlOf(localText(brief))));
      expect(sponsorshipOf(words).kind).toBe(input.visaSponsorship ? 'offers' : 'unstated');
      expect(['open', 'unstated']).toContain(workRightsOf(words).kind);
      const read = weeklyHoursOf(words);
      const { hoursMin, hoursMax } = brief.hours;
      if (read && hoursMin != null) expect(read.min).toBe(hoursMin);
      if (read && hoursMax != null) expect(read.max).toBe(hoursMax);
      if (read && hoursMin == null && hoursMax == null)
        expect(formHoursOf(brief.hours)).toMatchObject({ min: read.min, max: read.max });
      expect(scamSignalsOf(words)).toEqual([]);
    }),
    { seed: 20_261_123, numRuns: 80 },
  );
});

test("the employer's details are in the text", () => {
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
  for (const words of ['a line cook', 'Fish &amp; Chips', 'Newtown NSW', 'Knife skills', 'It is a paid internship.'])
    expect(html).toContain(words);
  expect(html).not.toContain('script');
});

test('texts for different jobs begin differently', () => {
  const openings = ['Cook', 'Waiter', 'Clerk', 'Nurse', 'Driver', 'Tutor'].map((title) =>
    htmlOf(localText(readBrief({ title }))).slice(0, 30),
  );
  expect(new Set(openings).size).toBeGreaterThan(1);
});

test('without a title no text is generated', () => {
  for (const title of [undefined, null, '', '  ', '<p></p>'])
    expect(() => readBrief({ title })).toThrow('Please enter a job title first');
});

test('the call to apply also works in the pilot', () => {
  const text = plainTextOf(htmlOf(localText(readBrief({ title: 'Barista' }))));
  expect(text).toContain('Tell us through Waratah');
  expect(text).not.toContain('on this page');
});

test('applicants are asked for little, in sentences that an employer would write', () => {
  for (const title of ['Barista', 'Waiter', 'Apprentice carpenter', 'Nurse']) {
    const closing = localText(readBrief({ title })).at(-1);
    const text = closing?.kind === 'paragraph' ? closing.text : '';
    expect(text).not.toMatch(/Plain, short|agreed to be asked|months and years|a day at work that went well/);
    expect(text).toMatch(
      /^Tell us through Waratah that you are interested, and we will see your profile\. Ask us about the pay and the hours\./,
    );
    expect(text.match(/\./g)?.length).toBeLessThanOrEqual(7);
  }
});
