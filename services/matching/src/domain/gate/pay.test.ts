import { expect, test } from '@jest/globals';
import { answerTo, jobOf, payOf, studentOf, today } from '../test-examples.ts';
import { minimumPay, payVerdict } from './pay.ts';

const partTime = { employmentType: 'PART_TIME' };
const casual = { employmentType: 'CASUAL' };
const unstated = { hours: undefined };
const fullTime = { employmentType: 'FULL_TIME' };
/** Hours that a roster of six days has. */
const sixDays = { quote: '', inferred: true, days: 6 };
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
    'casual pay that begins below the minimum with loading',
    jobOf({ ...payOf(32, 45), ...casual }),
    studentOf('485'),
    'check',
  ],
  ['casual pay from the minimum with loading', jobOf({ ...payOf(33.05, 45), ...casual }), studentOf('485'), 'eligible'],
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
  [
    'casual pay by the text alone',
    jobOf({ ...payOf(30, 30), employmentType: '' }, { employmentType: 'CASUAL' }),
    studentOf('485'),
    'check',
  ],
  [
    'pay up to an amount',
    jobOf({ pay: { min: undefined, max: 40, currency: 'AUD', period: 'hour' }, ...partTime }),
    studentOf('485'),
    'check',
  ],
  [
    'a week of up to an amount',
    jobOf({ pay: { min: undefined, max: 1_500, currency: 'AUD', period: 'week' }, ...partTime }),
    studentOf('485'),
    'check',
  ],
  [
    'a year of up to a salary far above the minimum',
    jobOf({ pay: { min: undefined, max: 90_000, currency: 'AUD', period: 'year' }, employmentType: '' }, unstated),
    studentOf('485'),
    'eligible',
  ],
  [
    'a year of up to an amount, of unknown hours',
    jobOf({ pay: { min: undefined, max: 70_000, currency: 'AUD', period: 'year' }, employmentType: '' }, unstated),
    studentOf('485'),
    'check',
  ],
  ['casual pay below the minimum without it', jobOf({ ...payOf(25.7, 25.7), ...casual }), studentOf('485'), 'pay'],
  [
    'a full-time year below the minimum',
    jobOf({ ...payOf(50_000, 52_000, 'year'), ...fullTime }, unstated),
    studentOf('485'),
    'check',
  ],
  [
    'a full-time year that begins below the minimum',
    jobOf({ ...payOf(50_000, 60_000, 'year'), ...fullTime }, unstated),
    studentOf('485'),
    'check',
  ],
  [
    'a full-time year of the minimum',
    jobOf({ ...payOf(52_300, 52_300, 'year'), ...fullTime }, unstated),
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
  [
    'a week of unknown hours below the minimum of a full week',
    jobOf({ ...payOf(600, 600, 'week'), employmentType: '' }, unstated),
    studentOf('485'),
    'check',
  ],
  ['a full-time week below it', jobOf({ ...payOf(600, 600, 'week'), ...fullTime }, unstated), studentOf('485'), 'pay'],
  [
    'a week for as many hours as the form says',
    jobOf({ ...payOf(600, 600, 'week'), ...partTime, workHours: { hoursMin: 15 } }),
    asksThirty,
    'eligible',
  ],
  [
    'a week for at least so many hours that it is the minimum',
    jobOf({ ...payOf(420, 420, 'week'), ...partTime, workHours: { hoursMin: 15, hoursMax: 20 } }),
    studentOf('485'),
    'eligible',
  ],
  [
    'a week for too many hours of the form',
    jobOf({ ...payOf(900, 900, 'week'), ...partTime, workHours: { hoursMin: 36 } }),
    studentOf('485'),
    'pay',
  ],
  [
    'a week for more hours, as the text says',
    jobOf({ ...payOf(1_100, 1_100, 'week'), ...fullTime }, { hours: { min: 45, max: 45, quote: '' } }),
    studentOf('485'),
    'check',
  ],
  [
    'a week for so many hours, as the text says, that it is far below the minimum',
    jobOf({ ...payOf(250, 250, 'week'), employmentType: '' }, { hours: { min: 45, max: 45, quote: '' } }),
    studentOf('485'),
    'pay',
  ],
  [
    'a week that is far below the minimum for the most hours alone',
    jobOf({ ...payOf(600, 600, 'week'), employmentType: '' }, { hours: { min: 25, max: 45, quote: '' } }),
    studentOf('485'),
    'check',
  ],
  [
    'a week that is far below the minimum for hours that the text does not state',
    jobOf(
      { ...payOf(250, 250, 'week'), employmentType: '' },
      { hours: { min: 45, max: 45, quote: '', inferred: true } },
    ),
    studentOf('485'),
    'check',
  ],
  [
    'a day of the minimum',
    jobOf({ ...payOf(201, 201, 'day'), employmentType: '' }, unstated),
    studentOf('485'),
    'eligible',
  ],
  [
    'a day below the minimum',
    jobOf({ ...payOf(150, 180, 'day'), employmentType: '' }, unstated),
    studentOf('485'),
    'check',
  ],
  ['a full-time day below it', jobOf({ ...payOf(180, 180, 'day'), ...fullTime }, unstated), studentOf('485'), 'pay'],
  [
    'a day of ten hours far below the minimum',
    jobOf({ ...payOf(150, 150, 'day'), employmentType: '' }, { hours: { ...sixDays, min: 60, max: 60 } }),
    studentOf('485'),
    'pay',
  ],
  [
    'a day of ten hours a little below it',
    jobOf({ ...payOf(220, 220, 'day'), employmentType: '' }, { hours: { ...sixDays, min: 60, max: 60 } }),
    studentOf('485'),
    'check',
  ],
  [
    'a day of four hours of the minimum',
    jobOf({ ...payOf(106, 106, 'day'), employmentType: '' }, { hours: { ...sixDays, min: 24, max: 24 } }),
    studentOf('485'),
    'eligible',
  ],
  [
    'a day of four hours, less than asked by the hour',
    jobOf({ ...payOf(116, 116, 'day'), employmentType: '' }, { hours: { ...sixDays, min: 24, max: 24 } }),
    asksThirty,
    'pay',
  ],
  [
    'a day of four hours, as much as asked',
    jobOf({ ...payOf(120, 120, 'day'), employmentType: '' }, { hours: { ...sixDays, min: 24, max: 24 } }),
    asksThirty,
    'eligible',
  ],
  [
    'a casual day below the minimum with loading',
    jobOf({ ...payOf(220, 220, 'day'), ...casual }, unstated),
    studentOf('485'),
    'check',
  ],
  [
    'a year of unknown hours below the minimum of full time',
    jobOf({ ...payOf(38_000, 38_000, 'year'), employmentType: '' }, unstated),
    studentOf('485'),
    'check',
  ],
  [
    'a full-time year far below the minimum, perhaps no pay',
    jobOf({ ...payOf(30_000, 30_000, 'year'), ...fullTime }, unstated),
    studentOf('485'),
    'check',
  ],
  [
    'a year of unknown hours of the minimum of full time',
    jobOf({ ...payOf(52_300, 52_300, 'year'), employmentType: '' }, unstated),
    studentOf('485'),
    'eligible',
  ],
  [
    'half a year of pay for half the hours',
    jobOf({ ...payOf(30_000, 30_000, 'year'), ...partTime, workHours: { hoursMin: 19 } }),
    studentOf('485'),
    'eligible',
  ],
  [
    'pay of juniors below the minimum of adults',
    jobOf({ ...payOf(17, 17), ...casual }, { juniorPay: 'under 18' }),
    studentOf('485'),
    'check',
  ],
  [
    'pay of apprentices by the week below the minimum',
    jobOf({ ...payOf(600, 600, 'week'), ...fullTime }, { ...unstated, juniorPay: 'Apprentice' }),
    studentOf('485'),
    'check',
  ],
  [
    'pay of juniors of the minimum of adults',
    jobOf({ ...payOf(35, 35), ...casual }, { juniorPay: 'under 18' }),
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

test('the question about pay of juniors quotes the ad, and is not that about the same pay of adults', () => {
  const [junior, adult] = [{ juniorPay: 'under 18' }, {}].map((found) => jobOf(payOf(17), found));
  expect(junior && payVerdict(junior, today.day)).toMatchObject({
    question: expect.stringMatching(/^The ad says "under 18": ask what you are paid at your age\. /),
    toEmployer: expect.stringMatching(/^Your ad says “under 18”\. /),
  });
  expect(junior && minimumPay.of(junior)).not.toBe(adult && minimumPay.of(adult));
});

test('ads whose text alone tells them apart as full time or casual are not decided as one', () => {
  const paid = { ...payOf(600, 600, 'week'), employmentType: '' };
  const keys = [undefined, 'FULL_TIME', 'CASUAL'].map((employmentType) =>
    minimumPay.of(jobOf(paid, { employmentType, hours: undefined })),
  );
  expect(new Set(keys).size).toBe(3);
});
