import { expect, test } from '@jest/globals';
import type { Assessment, JobAd } from '../job.ts';
import { answerTo, hoursOf, jobOf, studentOf, today } from '../test-examples.ts';
import { tradesOf } from '../trade.ts';
import { noOccupations } from '../work-history.ts';
import { tradeVerdict } from './work.ts';

/** Software, with neither hours nor a kind of employment; the students here know another trade. */
const engineering = (fields: Partial<JobAd> = {}, found: Partial<Assessment> = {}) =>
  jobOf(
    { employmentType: '', ...fields },
    { hours: undefined, occupations: [{ code: '2613', confidence: 0.95 }], ...found },
  );
const forStudents = { seniority: { kind: 'student', quote: 'Intern' } };
const unstated = { employmentType: '' };
const inFamily = (code: string, fields: Partial<JobAd> = unstated, found: Partial<Assessment> = {}) =>
  jobOf(fields, { hours: undefined, occupations: [{ code, confidence: 0.95 }], ...found });
const [office, shop] = ['541', '621'];
const late = studentOf('500', { timesWanted: ['evening', 'night'] });
const lateInTheDay = studentOf('500', { timesWanted: ['afternoon', 'evening'] });
const weekends = studentOf('500', { daysWanted: ['sat', 'sun'] });
const onBreak = studentOf('500', { breaks: [{ from: '2026-11-02', to: '2026-12-31' }] });

test.each([
  ['another kind of work', jobOf(), studentOf('500', { workTypes: ['PART_TIME'] }), 'type'],
  ['usually full time, no hours', engineering(), studentOf('500'), 'type'],
  ['usually full time, a fixed term', engineering({ employmentType: 'FIXED_TERM' }), studentOf('500'), 'type'],
  ['usually full time, a graduate', engineering(), studentOf('485'), 'trade'],
  ['usually full time, on a break', engineering(), onBreak, 'trade'],
  ['usually full time, hours stated', engineering({}, hoursOf(20)), studentOf('500'), 'trade'],
  ['usually full time, casual', engineering({ employmentType: 'CASUAL' }), studentOf('500'), 'trade'],
  ['usually full time, part time too', engineering({}, { offersPartTime: true }), studentOf('500'), 'trade'],
  ['usually full time, for students', engineering({}, forStudents), studentOf('500'), 'trade'],
  ['an office, evenings wanted', inFamily(office), late, 'type'],
  ['an office, weekends wanted', inFamily(office), weekends, 'type'],
  ['a shop, evenings wanted', inFamily(shop), late, 'type'],
  ['a shop, weekends wanted', inFamily(shop), weekends, 'check'],
  ['an office, afternoons wanted too', inFamily(office), lateInTheDay, 'check'],
  ['a casual job of an office, evenings wanted', inFamily(office, { employmentType: 'CASUAL' }), late, 'check'],
  ['ten hours in an office, evenings wanted', inFamily(office, unstated, hoursOf(10)), late, 'eligible'],
])('%s', (_name, ad, who, expected) => {
  expect(answerTo(ad, who)).toBe(expected);
});

test('a guard without a security licence is asked about it, and none is needed in prisons', () => {
  const guard = [{ code: '442', confidence: 0.95 }];
  const answer = (title: string, skills: readonly string[]) =>
    tradeVerdict(
      jobOf({ title }, { occupations: guard }),
      tradesOf({ occupations: { ...noOccupations, studies: guard }, skills, studying: false }, today.now),
    );
  expect(answer('Crowd controller', [])).toMatchObject({ kind: 'check' });
  expect(answer('Crowd controller', ['security licence']).kind).toBe('eligible');
  expect(answer('Correctional officer', []).kind).toBe('eligible');
});
