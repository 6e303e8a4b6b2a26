import { expect, test } from '@jest/globals';
import { daysAfter } from '@waratah/vocabulary/law/days';
import type { Weekday } from '@waratah/vocabulary/work-hours';
import { fitFor } from '../fit-for.ts';
import type { JobAd } from '../job.ts';
import { scoreJob } from '../score.ts';
import type { Preferences } from '../preferences.ts';
import type { Student } from '../student.ts';
import { answerTo, hoursOf, jobOf, payOf, studentOf, today } from '../test-examples.ts';
import { judge } from './judge.ts';

const reasonsOf = (ad: JobAd, one: Student) => fitFor(ad, one, today, () => 0).reasons;
const unstated = { hours: undefined };
const nights = { workDays: ['mon', 'tue', 'wed', 'thu'], shiftStart: '22:00', shiftEnd: '04:15' } as const;
const days = { workDays: ['mon', 'tue', 'wed', 'thu', 'fri'], shiftStart: '09:00', shiftEnd: '17:00' } as const;
const fullTime = jobOf({ employmentType: 'FULL_TIME' }, unstated);
/** Its last free day is Sunday 21 February: the next week shares a fortnight with the session. */
const longBreak = { breaks: [{ from: '2026-11-02', to: '2027-02-28' }] };
const titled = (title: string) => jobOf({ title, employmentType: 'FULL_TIME' }, unstated);
/** Twelve breaks of 13 weeks, one after the other. */
const breaksOfYears = Array.from({ length: 12 }, (_, at) => ({
  from: daysAfter('2026-11-02', 91 * at),
  to: daysAfter('2026-11-02', 91 * at + 90),
}));
const lastWeekOfBreak = { breaks: [{ from: '2026-11-02', to: '2026-11-22' }] };
const forMonths = (months: number) =>
  jobOf({ title: `${months} month contract`, employmentType: 'FULL_TIME' }, unstated);

/** Full-time work on the days that its text states. */
const dated = (last: string, first?: string) =>
  jobOf({ employmentType: 'FULL_TIME' }, { ...unstated, tenure: { first, last } });
/** Its first free day is Monday 7 December. */
const breakFromDecember = { breaks: [{ from: '2026-11-30', to: '2027-02-28' }] };

/** Words of its text call it permanent. */
const permanent = (fields: Partial<JobAd> = {}, hours = hoursOf(38)) =>
  jobOf({ employmentType: 'FULL_TIME', ...fields }, { ...hours, ongoing: true });
const permanentlySalaried = jobOf(
  { employmentType: '', ...payOf(75_000, 75_000, 'year') },
  { hours: undefined, ongoing: true },
);

const permanentFrom = (firstDay: string) =>
  jobOf({ employmentType: 'FULL_TIME' }, { ...hoursOf(38), ongoing: true, firstDay });

const salaried = (amount: number, offersPartTime?: boolean) =>
  jobOf({ employmentType: '', ...payOf(amount, amount, 'year') }, { hours: undefined, offersPartTime });

test.each([
  ['24 hours a week', jobOf({}, hoursOf(24)), studentOf('500'), 'eligible'],
  ['25 hours a week', jobOf({}, hoursOf(25)), studentOf('500'), 'hours'],
  ['20 to 30 hours a week', jobOf({}, hoursOf(20, 30)), studentOf('500'), 'check'],
  ['nights of 25 hours, 23 without breaks', jobOf({}, hoursOf(23, 25)), studentOf('500'), 'check'],
  ['the same from the days and times of the form', jobOf({ workHours: nights }, unstated), studentOf('500'), 'check'],
  [
    'the same, of which the text says that 23 are paid',
    jobOf({ workHours: nights }, hoursOf(23)),
    studentOf('500'),
    'eligible',
  ],
  ['full time from the days and times of the form', jobOf({ workHours: days }, unstated), studentOf('500'), 'hours'],
  ['hours not stated', jobOf({}, unstated), studentOf('500'), 'check'],
  ['hours not stated, a graduate', jobOf({}, unstated), studentOf('485'), 'eligible'],
  ['full time without hours', fullTime, studentOf('500'), 'hours'],
  ['full time in a break, without an end', fullTime, studentOf('500', longBreak), 'check'],
  ['permanent full time in a break', permanent(), studentOf('500', longBreak), 'hours'],
  ['permanent, a full-time salary, no hours', permanentlySalaried, studentOf('500', longBreak), 'hours'],
  ['permanent full time before a break', permanent(), studentOf('500', breakFromDecember), 'hours'],
  ['permanent full time before a course ends', permanent(), studentOf('500', { courseEnds: '2026-12-13' }), 'check'],
  ['permanent, 20 hours, in a break', permanent({}, hoursOf(20)), studentOf('500', longBreak), 'eligible'],
  ['permanent, 20 to 30 hours, in a break', permanent({}, hoursOf(20, 30)), studentOf('500', longBreak), 'check'],
  [
    'permanent in the text, a fixed term in the form',
    permanent({ employmentType: 'FIXED_TERM' }),
    studentOf('500', longBreak),
    'check',
  ],
  [
    'permanent, an internship, in a break',
    permanent({ employmentType: 'PAID_INTERNSHIP' }),
    studentOf('500', longBreak),
    'check',
  ],
  ['permanent full time, a graduate', permanent(), studentOf('485'), 'eligible'],
  ['full time in the last week of a break', fullTime, studentOf('500', lastWeekOfBreak), 'hours'],
  ['full time for a month in a break', forMonths(1), studentOf('500', longBreak), 'eligible'],
  ['full time for three months, perhaps beyond the break', forMonths(3), studentOf('500', longBreak), 'check'],
  [
    'full time in a break, a month before a permanent job',
    titled('Cook, 1 month trial then permanent'),
    studentOf('500', longBreak),
    'check',
  ],
  [
    'full time in a break, a term that may go on',
    titled('1 month contract, possible extension'),
    studentOf('500', longBreak),
    'check',
  ],
  ['full time in a break, months of a child', titled('Nanny for a 2 month old'), studentOf('500', longBreak), 'check'],
  ['full time in breaks of three years', fullTime, studentOf('500', { breaks: breaksOfYears }), 'check'],
  [
    'full time for a month by its title, until a day after the break',
    { ...dated('--04-20'), title: '1 month contract' },
    studentOf('500', longBreak),
    'check',
  ],
  ['full time until a day, in session', dated('--01-20'), studentOf('500'), 'hours'],
  [
    'full time between days of a break, the partner of a student',
    dated('--01-20', '--12-07'),
    studentOf('500-family', { ...longBreak, courseLevel: 'other' }),
    'hours',
  ],
  ['24 hours a week in a break', jobOf({}, hoursOf(24)), studentOf('500', longBreak), 'eligible'],
  ['25 hours a week in a break', jobOf({}, hoursOf(25)), studentOf('500', longBreak), 'check'],
  ['hours not stated, in a break', jobOf({}, unstated), studentOf('500', longBreak), 'check'],
  [
    'full time in a break, the partner of a student',
    fullTime,
    studentOf('500-family', { ...longBreak, courseLevel: 'other' }),
    'hours',
  ],
  [
    'full time, a placement of a student',
    jobOf({ employmentType: 'PAID_INTERNSHIP' }, hoursOf(38)),
    studentOf('500'),
    'check',
  ],
  ['full time, named a placement', jobOf({ title: 'Engineering placement' }, hoursOf(38)), studentOf('500'), 'check'],
  [
    'full time, who places others',
    jobOf({ title: 'Placement Services Coordinator' }, hoursOf(38)),
    studentOf('500'),
    'hours',
  ],
  [
    "full time, a placement of a student's partner",
    jobOf({ employmentType: 'PAID_INTERNSHIP' }, hoursOf(38)),
    studentOf('500-family', { courseLevel: 'other' }),
    'hours',
  ],
  ['full time, a course that ends in three weeks', fullTime, studentOf('500', { courseEnds: '2026-12-13' }), 'check'],
  ['full time, a course that ends in two months', fullTime, studentOf('500', { courseEnds: '2027-01-20' }), 'hours'],
  [
    'full time, a break that begins in two weeks',
    fullTime,
    studentOf('500', { breaks: [{ from: '2026-11-30', to: '2027-02-28' }] }),
    'check',
  ],
  ['full time, a course that ended', fullTime, studentOf('500', { courseEnds: '2026-11-08' }), 'eligible'],
  ['full time, a course that ended this fortnight', fullTime, studentOf('500', { courseEnds: '2026-11-13' }), 'check'],
  [
    'full time, the partner of one whose course ended',
    fullTime,
    studentOf('500-family', { courseEnds: '2026-11-08', courseLevel: 'other' }),
    'hours',
  ],
  ['14 hours beside 10 worked', jobOf(), studentOf('500', { hoursWorked: 10 }), 'eligible'],
  ['14 hours beside 11 worked', jobOf(), studentOf('500', { hoursWorked: 11 }), 'hours'],
  ['more hours than wanted', jobOf({}, hoursOf(30)), studentOf('485', { hoursWanted: 20 }), 'hours'],
  ['as many hours as wanted, at least', jobOf({}, hoursOf(20, 30)), studentOf('485', { hoursWanted: 20 }), 'eligible'],
  ['hours wanted, none stated', jobOf({}, unstated), studentOf('485', { hoursWanted: 20 }), 'eligible'],
  ['a full-time salary, no hours', salaried(75_000), studentOf('500'), 'hours'],
  ['a full-time salary, no hours, a graduate', salaried(75_000), studentOf('485'), 'eligible'],
  ['a salary of part-time pay, no hours', salaried(30_000), studentOf('500'), 'check'],
  ['a full-time salary, part time', { ...salaried(75_000), employmentType: 'PART_TIME' }, studentOf('500'), 'check'],
  ['a full-time salary, part time among other bases', salaried(75_000, true), studentOf('500'), 'check'],
])('%s', (_name, ad, who, expected) => {
  expect(answerTo(ad, who)).toBe(expected);
});

test('noted shifts exclude no job, and the email says from when more hours are possible', () => {
  const worked = { ...studentOf('500'), shifts: [{ day: '2026-11-17', hours: 40 }] };
  expect(judge(jobOf(), worked, today)).toEqual({ kind: 'eligible' });
  expect(reasonsOf(jobOf(), worked)).toContain('14 h a week fits from Monday 30 November: 8 h are left this fortnight');
  expect(judge(jobOf({}, hoursOf(20, 30)), worked, today)).toMatchObject({
    kind: 'check',
    question: 'Up to 30 hours a week: ask for at most 24, from Monday 30 November',
  });
  const rested = { ...studentOf('500'), shifts: [{ day: '2026-11-17', hours: 6 }] };
  expect(reasonsOf(jobOf(), rested)).toContain('14 h a week fits the 42 h you have left this fortnight');
});

test('before the course begins no week is named from which hours fit, whatever shifts were noted', () => {
  const shifts = [{ day: '2026-11-17', hours: 40 }];
  const waiting = { ...studentOf('500', { courseBegins: '2027-02-20' }), shifts };
  expect(reasonsOf(jobOf(), waiting)).toContain('14 h a week fits 48 h a fortnight');
  expect(JSON.stringify(judge(jobOf({}, hoursOf(20, 30)), waiting, today))).not.toContain('30 November');
  const allowed = { ...studentOf('500', { courseBegins: '2027-02-20', earlierRights: 'yes' }), shifts };
  expect(reasonsOf(jobOf(), allowed)).toContain(
    '14 h a week fits from Monday 30 November: 8 h are left this fortnight',
  );
});

test('a course that ends soon says from which day hours are unlimited', () => {
  expect(judge(fullTime, studentOf('500', { courseEnds: '2026-12-10' }), today)).toMatchObject({
    kind: 'check',
    question: 'Unlimited hours from Monday 21 December: ask to start then',
  });
  const soon = { breaks: [{ from: '2026-11-30', to: '2027-02-28' }] };
  expect(judge(fullTime, studentOf('500', soon), today)).toMatchObject({
    kind: 'check',
    question: 'Unlimited hours from Monday 7 December until Sunday 21 February: ask whether the job fits between',
  });
});

test('up to so many hours is a question of the break that begins soon, and of the hours of other times', () => {
  const questionTo = (ad: JobAd, wishes: Partial<Preferences>) => judge(ad, studentOf('500', wishes), today);
  expect(questionTo(jobOf({}, hoursOf(0, 40)), breakFromDecember)).toMatchObject({
    kind: 'check',
    question:
      'Up to 40 hours a week: unlimited from Monday 7 December until Sunday 21 February, ask for at most 24 at other times',
  });
  expect(questionTo(permanent({}, hoursOf(0, 40)), breakFromDecember)).toMatchObject({
    question: 'Up to 40 hours a week: ask for at most 24',
  });
});

test('a job that may outlast a break is a question with both limits', () => {
  const questionTo = (wishes: Partial<Preferences>) => judge(fullTime, studentOf('500', wishes), today);
  expect(questionTo(longBreak)).toMatchObject({
    kind: 'check',
    question: 'Unlimited hours until Sunday 21 February; from then at most 24 h a week: ask whether the job allows it',
  });
  expect(questionTo({ ...longBreak, hoursWorked: 23.5 })).toMatchObject({
    kind: 'check',
    question: 'Unlimited hours until Sunday 21 February; from then none: ask whether the job allows it',
  });
});

test('a permanent job names the day from which its hours are too many', () => {
  expect(judge(permanent(), studentOf('500', longBreak), today)).toEqual({
    kind: 'not_eligible',
    gate: 'hours',
    because: '76 hours a fortnight also after 21 February 2027, 48 left then',
  });
});

test.each([
  ['in a break', longBreak],
  ['before a break', breakFromDecember],
])('a job that lasts beyond the fortnight after a break is refused: %s', (_name, breaks) => {
  const full = (last: string) => jobOf({}, { ...hoursOf(38), tenure: { last } });
  const because = '76 hours a fortnight also after 21 February 2027, 48 left then';
  const refused = { kind: 'not_eligible', gate: 'hours', because };
  expect(judge(full('2027-03-07'), studentOf('500', breaks), today)).toEqual(refused);
  expect(answerTo(full('2027-03-06'), studentOf('500', breaks))).toBe('check');
});

test.each([
  ['in a break', longBreak],
  ['before a break', breakFromDecember],
])('a job that begins after a break is refused, and no other time without a limit: %s', (_name, breaks) => {
  const refused = {
    kind: 'not_eligible',
    gate: 'hours',
    because: '76 hours a fortnight from 1 March 2027, 48 left then',
  };
  const from = (firstDay: string) => jobOf({}, { ...hoursOf(38), firstDay });
  expect(judge(from('2027-03-01'), studentOf('500', breaks), today)).toEqual(refused);
  expect(answerTo(from('2027-02-28'), studentOf('500', breaks))).toBe('check');
  expect(answerTo(from('2027-11-22'), studentOf('500', breaks))).toBe('check');
  const another = { breaks: [...breaks.breaks, { from: '2027-04-19', to: '2027-06-06' }] };
  expect(answerTo(from('2027-04-18'), studentOf('500', another))).toBe('hours');
  expect(answerTo(from('2027-04-19'), studentOf('500', another))).toBe('check');
  expect(answerTo(from('2027-03-15'), studentOf('500', { ...breaks, courseEnds: '2027-03-01' }))).toBe('check');
});

test('a permanent job in a break stays a question while nobody knows when a doctorate began', () => {
  expect(answerTo(permanent(), studentOf('500', { ...longBreak, courseLevel: 'research' }))).toBe('check');
});

test('preferred days and times are a reason if all match, and otherwise affect the order', () => {
  const weekends = studentOf('500', { daysWanted: ['sat', 'sun'], timesWanted: ['morning'] });
  const ad = (workDays: readonly Weekday[]) =>
    jobOf({ workHours: { workDays, shiftStart: '06:00', shiftEnd: '12:00' } });
  expect(reasonsOf(ad(['sat', 'sun']), weekends)).toContain('Sat and Sun, 6 am to 12 pm: when you want to work');
  expect(reasonsOf(ad(['fri', 'sat']), weekends).join()).not.toContain('when you want');
  expect(judge(ad(['mon']), weekends, today)).toEqual({ kind: 'eligible' });
  const parts = [['sat', 'sun'], ['fri', 'sat'], ['mon']] as const;
  expect(parts.map((days) => scoreJob(ad(days), weekends, { today, telling: () => 0 }).parts.hours)).toEqual([
    1, 0.5, 0,
  ]);
});

test('hours in the form override fewer in the text, and more in the text are a question', () => {
  const ads = [
    jobOf({ workHours: { hoursMin: 12, hoursMax: 18 } }, hoursOf(10)),
    jobOf({ workHours: { hoursMin: 12, hoursMax: 18 } }, hoursOf(38)),
    jobOf({ workHours: { hoursMin: 38 } }, hoursOf(18)),
  ];
  expect(ads.map((ad) => answerTo(ad, studentOf('500')))).toEqual(['eligible', 'check', 'hours']);
});

const questionOf = (job: JobAd, student: Student) => {
  const verdict = judge(job, student, today);
  return verdict.kind === 'check' ? verdict.question : verdict.kind;
};

test.each([
  ['until a day in a break', dated('--01-20'), longBreak, 'until 20 January 2027'],
  ['between days of a break', dated('--01-20', '--12-10'), longBreak, 'from 10 December 2026 to 20 January 2027'],
  ['until the last free day of a break', dated('2027-02-21'), longBreak, 'until 21 February 2027'],
  [
    'between days of a break to come',
    dated('--01-20', '--12-07'),
    breakFromDecember,
    'from 7 December 2026 to 20 January 2027',
  ],
])('days without a limit are named by the question: %s', (_name, ad, breaks, days) => {
  expect(questionOf(ad, studentOf('500', breaks))).toBe(
    `By its ad the job lasts ${days}, while your hours are not limited: ask whether it definitely ends then`,
  );
});

test.each([
  ['until a day that has passed', dated('2025-12-24'), longBreak],
  ['until a day that is none', dated('--02-30'), longBreak],
  ['for more months by its title', { ...dated('--01-20'), title: '6 month contract' }, longBreak],
  ['until a day in a break to come', dated('--01-20'), breakFromDecember],
  ['from the day before a break', dated('--01-20', '--11-29'), breakFromDecember],
  ['beyond a break', dated('2027-03-01'), longBreak],
])('days that are not all without a limit are not named: %s', (_name, ad, breaks) => {
  expect(questionOf(ad, studentOf('500', breaks))).toMatch(/^Unlimited hours /);
});

test.each([
  ['after the end of a course', dated('--02-26', '--11-30'), { courseEnds: '2026-11-20' }, '30 November 2026'],
  [
    'after a doctorate has begun, for a year',
    jobOf({ employmentType: 'FULL_TIME' }, { ...unstated, tenure: { months: 12 }, firstDay: '--03-15' }),
    { courseBegins: '2026-10-05', courseLevel: 'research', degreeBegins: '2027-03-01' } as const,
    '15 March 2027',
  ],
  ['after the end of a course, permanent', permanentFrom('2027-03-15'), { courseEnds: '2027-03-01' }, '15 March 2027'],
  ['after a course that ends in months', permanentFrom('2027-07-05'), { courseEnds: '2027-06-25' }, '5 July 2027'],
  ['after the end of a course, in a month', permanentFrom('2027-04'), { courseEnds: '2027-03-01' }, '1 April 2027'],
])('a job that begins once the limit is gone for good is asked for its first day: %s', (_name, ad, facts, begins) => {
  expect(questionOf(ad, studentOf('500', facts))).toBe(
    `By its ad the job begins on ${begins}, when your hours are no longer limited: ask to start no earlier`,
  );
});

test('the days of a job are compared with breaks of the coming year, and no later ones', () => {
  const summer = { breaks: [{ from: '2027-04-19', to: '2027-07-18' }] };
  expect(questionOf(dated('2027-07-02', '2027-04-26'), studentOf('500', summer))).toMatch(/^By its ad the job lasts /);
  expect(answerTo(dated('2027-07-02', '2027-04-18'), studentOf('500', summer))).toBe('hours');
  const later = { breaks: [{ from: '2027-11-22', to: '2028-02-20' }] };
  expect(answerTo(dated('2028-01-30', '2027-12-06'), studentOf('500', later))).toBe('hours');
});

const shortBreak = { breaks: [{ from: '2027-04-05', to: '2027-04-18' }] };

test.each([
  ['until a day of the last week', dated('2027-02-22'), longBreak, 'until 22 February 2027'],
  ['until a month in which it ends', dated('--02'), longBreak, 'until 28 February 2027'],
  [
    'from a day of the first week',
    dated('--01-20', '--11-30'),
    breakFromDecember,
    'from 30 November 2026 to 20 January 2027',
  ],
  ['of two weeks', dated('2027-04-16', '2027-04-05'), shortBreak, 'from 5 April 2027 to 16 April 2027'],
])(
  'hours of one week that fit the session open the first and the last week of a break to a question: %s',
  (_name, ad, breaks, days) => {
    expect(questionOf(ad, studentOf('500', breaks))).toBe(
      `By its ad the job lasts ${days}, within your course break: ask whether it definitely ends then`,
    );
  },
);

test.each([
  ['hours of one week that do not fit beside those worked', dated('2027-04-16', '2027-04-05'), 6],
  ['a day after the break', dated('2027-04-19', '2027-04-05'), 0],
  ['a day before the break', dated('2027-04-16', '2027-04-04'), 0],
])('a job in a short break is refused: %s', (_name, ad, hoursWorked) => {
  expect(answerTo(ad, studentOf('500', { ...shortBreak, hoursWorked }))).toBe('hours');
});

test('days change nothing for somebody whose hours are not limited, and nothing where the hours fit', () => {
  expect(answerTo(dated('--01-20'), studentOf('485'))).toBe('eligible');
  const few = jobOf({}, { ...hoursOf(24), tenure: { last: '--01-20' } });
  expect(answerTo(few, studentOf('500', longBreak))).toBe('eligible');
  expect(answerTo(few, studentOf('500'))).toBe('eligible');
});
