import { expect, test } from '@jest/globals';
import { answerTo, jobOf, payOf, studentOf } from '../test-examples.ts';

const partTime = { employmentType: 'PART_TIME' };
const casual = { employmentType: 'CASUAL' };
const unstated = { hours: undefined };
const fullTime = { employmentType: 'FULL_TIME' };
const asksThirty = studentOf('500', { payFloor: 30 });

test.each([
  ['less pay than asked', jobOf({ ...payOf(26, 29), ...partTime }), asksThirty, 'pay'],
  ['as much pay as asked, at most', jobOf({ ...payOf(27, 30), ...partTime }), asksThirty, 'eligible'],
  ['pay not stated', jobOf(), asksThirty, 'eligible'],
  ['pay by the year', jobOf(payOf(50_000, 50_000, 'year')), asksThirty, 'pay'],
  ['pay below the minimum', jobOf({ ...payOf(25.73, 25.73), ...partTime }), studentOf('485'), 'pay'],
  ['pay of the entry level of an award', jobOf({ ...payOf(25.74, 25.74), ...partTime }), studentOf('485'), 'check'],
  ['pay a cent below the minimum', jobOf({ ...payOf(26.43, 26.43), ...partTime }), studentOf('485'), 'check'],
  ['pay from below the minimum up', jobOf({ ...payOf(20, 35), ...partTime }), studentOf('485'), 'check'],
  ['pay of the minimum', jobOf({ ...payOf(26.44, 26.44), ...partTime }), studentOf('485'), 'eligible'],
  [
    'casual pay below the minimum with loading',
    jobOf({ ...payOf(33.04, 33.04), ...casual }),
    studentOf('485'),
    'check',
  ],
  [
    'casual pay of the minimum with loading',
    jobOf({ ...payOf(33.05, 33.05), ...casual }),
    studentOf('485'),
    'eligible',
  ],
  [
    'casual pay of a fixed term below the minimum with loading',
    jobOf({ ...payOf(29.91), employmentType: 'FIXED_TERM' }, { employmentType: 'CASUAL' }),
    studentOf('485'),
    'check',
  ],
  [
    'pay of a fixed term that is not casual',
    jobOf({ ...payOf(29.91), employmentType: 'FIXED_TERM' }),
    studentOf('485'),
    'eligible',
  ],
  ['casual pay below the minimum without it', jobOf({ ...payOf(25.7, 25.7), ...casual }), studentOf('485'), 'pay'],
  [
    'a full-time year below the minimum',
    jobOf({ ...payOf(50_000, 52_000, 'year'), ...fullTime }, unstated),
    studentOf('485'),
    'check',
  ],
  [
    'a full-time year of the minimum',
    jobOf({ ...payOf(50_000, 52_300, 'year'), ...fullTime }, unstated),
    studentOf('485'),
    'eligible',
  ],
  [
    'a casual year below the minimum with loading',
    jobOf({ ...payOf(60_000, 60_000, 'year'), ...casual }, { hours: { min: 38, max: 38, quote: '' } }),
    studentOf('485'),
    'check',
  ],
  [
    'a year for times with an unpaid lunch',
    jobOf(
      { ...payOf(52_800, 52_800, 'year'), ...fullTime },
      { hours: { min: 42.5, max: 42.5, quote: '', inferred: true } },
    ),
    studentOf('485'),
    'eligible',
  ],
  ['a year of unknown hours', jobOf(payOf(20_000, 20_000, 'year'), unstated), studentOf('485'), 'eligible'],
  [
    'half a year of pay for half the hours',
    jobOf({ ...payOf(30_000, 30_000, 'year'), ...partTime, workHours: { hoursMin: 19 } }),
    studentOf('485'),
    'eligible',
  ],
  [
    'no wage, says the text',
    jobOf({}, { unpaid: { kind: 'unpaid', quote: 'There is no wage.' } }),
    studentOf('485'),
    'check',
  ],
  ['an unpaid internship', jobOf({ employmentType: 'UNPAID_INTERNSHIP' }), studentOf('485'), 'check'],
])('%s', (_name, ad, who, expected) => {
  expect(answerTo(ad, who)).toBe(expected);
});
