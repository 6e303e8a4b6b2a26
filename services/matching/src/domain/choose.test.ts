import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applicantFit } from './applicant-fit.ts';
import { choose, nothingBecause, shortFunnel, whatToRelax } from './choose.ts';
import { lineNow, linesNow } from './digest.ts';
import { fitFor, ruledOutBy } from './fit-for.ts';
import type { JobAd } from './job.ts';
import { needsOf } from './needs.ts';
import { placeReason } from './reasons.ts';
import { tellingAmong } from './score.ts';
import { defaultPreferences } from './preferences.ts';
import type { Student } from './student.ts';
import { adOfFamily, answerTo, jobOf, payOf, studentOf, sydney, today, workSince } from './test-examples.ts';
import { tradesOf, tradesOfStudent } from './trade.ts';
import { noOccupations, type Work } from './work-history.ts';
import { digestSize, mostOfOneEmployer, mostOfUnknownLevel, mostToCheck } from './weights.ts';

const { now } = today;
const unit = new Int16Array([32_767, 0]);

const student: Student = {
  ...studentOf('500'),
  degree: 'Bachelor of Commerce',
  skills: ['excel', 'xero'],
  ...tradesOfStudent(
    { occupations: { ...noOccupations, studies: [{ code: '551', confidence: 0.9 }] }, skills: [], studying: true },
    now,
  ),
  skillNames: new Map([['excel', 'Excel']]),
  embedding: unit,
};

const job = (id: number, fields: Partial<JobAd> = {}): JobAd =>
  jobOf(
    {
      id,
      title: `Job ${id}`,
      companyName: `Company ${id}`,
      kind: `kind ${id}`,
      place: sydney,
      visaTypes: ['500'],
      ...fields,
    },
    { embedding: unit, occupations: [{ code: '551', confidence: 0.95 }] },
  );

const withHours = (
  id: number,
  hours: { min: number; max: number; quote: string } | undefined,
  fields: Partial<JobAd> = {},
) => {
  const plain = job(id, fields);
  return { ...plain, assessment: plain.assessment && { ...plain.assessment, hours } };
};

const chosen = (jobs: readonly JobAd[], seen: readonly number[] = []) =>
  choose({ jobs, telling: tellingAmong(jobs) }, student, new Set(seen), today);
const ids = (jobs: readonly JobAd[], seen?: readonly number[]) =>
  chosen(jobs, seen).choices.map(({ job: { id } }) => id);

test('the best ten are chosen, equal ones by id', () => {
  expect(ids(Array.from({ length: 30 }, (_, index) => job(30 - index)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('no employer dominates a morning, and at most three jobs have an open question', () => {
  expect(ids(Array.from({ length: 8 }, (_, index) => job(index + 1, { employer: 'same' })))).toHaveLength(
    mostOfOneEmployer,
  );
  expect(ids(Array.from({ length: 8 }, (_, index) => withHours(index + 1, undefined)))).toHaveLength(mostToCheck);
});

test('who has less than a year in a profession gets few ads that name no level, and after those for graduates', () => {
  const ad = (id: number, family: string, level?: string) =>
    jobOf(
      { id, kind: `kind ${id}`, place: sydney },
      {
        embedding: unit,
        occupations: [{ code: family, confidence: 0.95 }],
        seniority: level ? { kind: level, quote: '' } : undefined,
      },
    );
  const idsFor = (family: string, worked: '' | 'months' | 'years') => {
    const start = worked === 'years' ? '2025-01' : '2026-06';
    const work = { title: 'Assistant', code: family, confidence: 0.95, start, end: 'Present' };
    const studies = [{ code: family, confidence: 0.9 }];
    const occupations = { ...noOccupations, studies, works: worked ? [work] : [] };
    const graduate = {
      ...student,
      visaType: '485',
      trades: tradesOf({ occupations, skills: [], studying: false }, now),
    };
    const jobs = [...[1, 2, 3, 4, 5].map((id) => ad(id, family)), ad(6, family, 'graduate')];
    const { choices } = choose({ jobs, telling: () => 0 }, graduate, new Set(), today);
    return choices.filter(({ question }) => question === '').map(({ job: { id } }) => id);
  };
  const [engineer, cook] = ['2332', '3513'];
  const few = [6, ...[1, 2, 3, 4, 5].slice(0, mostOfUnknownLevel)];
  expect(idsFor(engineer, '')).toEqual(few);
  expect(idsFor(engineer, 'months')).toEqual(few);
  expect(idsFor(engineer, 'years')).toEqual([6, 1, 2, 3, 4, 5]);
  expect(idsFor(cook, '')).toHaveLength(6);
});

test('where no ad states its hours, casual and part-time work comes first for a student with limited hours', () => {
  const unstated = (id: number, fields: Partial<JobAd>) => withHours(id, undefined, fields);
  expect(
    ids([unstated(1, { employmentType: '' }), unstated(2, {}), unstated(3, { employmentType: 'PART_TIME' })]),
  ).toEqual([2, 3, 1]);
});

test('shown jobs are not offered again, and the funnel counts them', () => {
  const { choices, funnel } = chosen([job(1), job(2)], [1]);
  expect(choices.map(({ job: { id } }) => id)).toEqual([2]);
  expect(funnel.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]);
  expect(shortFunnel(funnel, 1).map(({ count }) => count)).toEqual([2, 2, 2, 1]);
});

test('shared specific skills are a reason; general ones are not', () => {
  const reasons = (skills: readonly string[]) => chosen([job(1, { skills }), job(2)]).choices[0]?.reasons;
  expect(chosen([job(1, { skills: ['xero'] }), job(2)]).choices[0]?.reasons).toContain('Xero matches your profile');
  expect(reasons(['excel'])?.join()).not.toContain('matches');
});

test('the reasons of an ad are the same whatever other ads there are', () => {
  const ad = job(1, { skills: ['xero'] });
  const families = ['851', '431', '621', '631', '811', '741', '891', '532', '541'];
  const otherWork = families.map((code, index) => ({ ...placed(index + 2, code, 0.9), skills: ['xero'] }));
  const others = Array.from({ length: 9 }, (_, index) => job(index + 20));
  const alone = chosen([ad]).choices[0]?.reasons;
  expect(alone).toContain('Xero matches your profile');
  expect(chosen([ad, ...otherWork, ...others]).choices.find(({ job: { id } }) => id === 1)?.reasons).toEqual(alone);
});

test('of similar ads one is chosen', () => {
  expect(ids([job(1, { kind: 'same' }), job(2, { kind: 'same' }), job(3)])).toEqual([1, 3]);
});

test('other trades, and jobs for managers, are excluded by gates of their own', () => {
  const assessment = job(1).assessment;
  const of = (code: string, level?: string) =>
    job(1, {
      assessment: assessment && {
        ...assessment,
        occupations: [{ code, confidence: 0.95 }],
        seniority: level ? { kind: level, quote: '' } : undefined,
      },
    });
  expect(nothingBecause(chosen([of('2544')]))).toBe('Of the 1 job left, none is in your line of work.');
  expect(nothingBecause(chosen([of('551', 'manager')]))).toBe('Of the 1 job left, none is at your level.');
  const decided = { ...student, preferences: { ...student.preferences, trades: ['221'] } };
  expect([student, decided].map((who) => whatToRelax(chosen([of('2544')]), who))).toEqual([
    expect.not.stringContaining('What we look for'),
    'Choose more under "What we look for", add a state, or let your profile decide.',
  ]);
});

test('work reserved for registered people is not offered to graduates of similar courses', () => {
  const carer = {
    ...student,
    trades: tradesOf(
      { occupations: { ...noOccupations, studies: [{ code: '4231', confidence: 0.9 }] }, skills: [], studying: false },
      now,
    ),
  };
  const plain = job(1);
  const nurse = {
    ...plain,
    assessment: plain.assessment && { ...plain.assessment, occupations: [{ code: '2544', confidence: 0.95 }] },
  };
  expect(choose({ jobs: [nurse], telling: tellingAmong([nurse]) }, carer, new Set(), today).choices).toEqual([]);
});

test('registered work is a question to those who may be registered, and not for others', () => {
  const nurse = adOfFamily('2544');
  const answer = (said: Partial<Parameters<typeof tradesOf>[0]>, works: readonly Work[] = [], ad: JobAd = nurse) => {
    const studies = [{ code: '2544', confidence: 0.9 }];
    const occupations = { ...noOccupations, studies, works };
    const trades = tradesOf({ occupations, skills: [], studying: false, ...said }, now);
    return answerTo(ad, { ...studentOf('485'), trades });
  };
  const worked = { occupations: { ...noOccupations, works: [workSince('2544', '2020-01')] } };
  const workedBefore = {
    occupations: { ...noOccupations, works: [workSince('2544', '2020-01', '2024-01'), workSince('4231', '2024-02')] },
  };
  expect(answer({ skills: ['ahpra registration'], studying: true })).toBe('eligible');
  expect([answer({}), answer(worked), answer({ studying: true, chosen: ['2544'] })]).toEqual([
    'check',
    'check',
    'check',
  ]);
  expect(answer({ studying: true, anyHours: true })).toBe('check');
  expect([answer({ studying: true }), answer(workedBefore)]).toEqual(['trade', 'trade']);
  expect(answer({}, [], { ...nurse, title: 'Trainee Nurse' })).toBe('check');
  const electrician = { studying: false, chosen: ['341'] };
  expect(answer(electrician, [], adOfFamily('341'))).toBe('check');
  expect(answer(electrician, [], { ...adOfFamily('341'), title: 'Apprentice Electrician' })).toBe('eligible');
});

test('a vector in the opposite direction ranks below one in the same direction', () => {
  const elsewhere = job(1);
  const same = job(2);
  const far = {
    ...elsewhere,
    assessment: elsewhere.assessment && { ...elsewhere.assessment, embedding: new Int16Array([0, 32_767]) },
  };
  expect(ids([far, same])[0]).toBe(2);
});

test('an ad that is nothing like the profile of somebody of its trade is no good fit', () => {
  const bookkeeper = {
    ...student,
    ...tradesOfStudent(
      { occupations: { ...noOccupations, works: [workSince('551', '2024-01')] }, skills: [], studying: false },
      now,
    ),
  };
  const at = (id: number, x: number) => {
    const one = job(id);
    const embedding = new Int16Array([Math.round(x * 32_767), Math.round(Math.sqrt(1 - x * x) * 32_767)]);
    return { ...one, assessment: one.assessment && { ...one.assessment, embedding } };
  };
  const { choices, funnel } = choose(
    { jobs: [at(1, 0.3), at(2, 0.5)], telling: () => 0 },
    bookkeeper,
    new Set(),
    today,
  );
  expect([choices.map((choice) => choice.job.id), funnel.at(-1)]).toEqual([[2], { label: 'a good fit', count: 1 }]);
});

test('when no job passes, the first gate that let none through is the explanation', () => {
  expect(nothingBecause(chosen([]))).toBe('There are no live jobs at the moment.');
  expect(nothingBecause(chosen([job(1, { visaTypes: ['482'] })]))).toBe('Of the 1 job left, none accepts your visa.');
  expect(whatToRelax(chosen([job(1, { visaTypes: ['482'] })]), student)).toBe(
    'Check the visa and its end date on your profile.',
  );
  expect(nothingBecause(chosen([job(1)]))).toBeUndefined();
  expect(whatToRelax(chosen([job(1)]), student)).toBeUndefined();
});

test('only empty parts of the profile are asked for when jobs are left and none is close enough', () => {
  const full = { ...student, hasEducation: true, hasExperience: true };
  const none = {
    ...chosen([]),
    funnel: [
      { label: 'live jobs', count: 3 },
      { label: 'a good fit', count: 0 },
    ],
  };
  expect(nothingBecause(none)).toBe('Of the 3 jobs left, none is a close enough match to email you.');
  expect(whatToRelax(none, { ...full, hasExperience: false })).toBe('Add experience to your profile.');
  const empty = { skillNames: new Map(), degree: '', hasEducation: false, hasExperience: false };
  expect(whatToRelax(none, { ...student, ...empty })).toBe('Add skills, studies and experience to your profile.');
  const chose = { ...full, preferences: { ...student.preferences, trades: ['221'] } };
  expect(whatToRelax(none, chose)).toBe('New jobs come every day.');
  expect(whatToRelax(none, full)).toMatch(/^Choose your kinds of work under "What we look for"/);
  expect(whatToRelax(none, student)).toMatch(/^Choose your kinds of work/);
});

test('a job whose title names other technologies than the profile is not a good fit', () => {
  const named = (id: number, title: string) =>
    jobOf(
      { id, title, kind: title, place: sydney },
      { embedding: unit, occupations: [{ code: '2613', confidence: 0.95 }] },
    );
  const developer = {
    ...student,
    visaType: '485',
    skills: ['java'],
    trades: tradesOf(
      { occupations: { ...noOccupations, studies: [{ code: '2613', confidence: 0.9 }] }, skills: [], studying: false },
      now,
    ),
  };
  const jobs = [named(1, 'Java Developer'), named(2, '.NET Developer'), named(3, 'Developer')];
  const { choices } = choose({ jobs, telling: () => 0 }, developer, new Set(), today);
  expect(choices.map(({ job: { id } }) => id).toSorted((one, other) => one - other)).toEqual([1, 3]);
});

test('who named no visa is not told that jobs accept it', () => {
  const unknown = { ...student, visaType: '' };
  const look = choose({ jobs: [job(1, { visaTypes: ['482'] })], telling: () => 0 }, unknown, new Set(), today);
  expect(look.funnel[1]).toEqual({ label: 'open to any visa', count: 0 });
  expect(whatToRelax(look, unknown)).toBe('Add your visa: then we can check the others.');
});

test('for any jobs the digest keeps its limits, and every job has reasons', () => {
  const anyJob = fc.record({
    id: fc.integer({ min: 1, max: 10_000 }),
    employer: fc.constantFrom('a', 'b', 'c', 'd', ''),
    visaTypes: fc.subarray(['500', '485', '482']),
    hours: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    ageDays: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyJob, { selector: ({ id }) => id, maxLength: 60 }), (drawn) => {
      const jobs = drawn.map(({ id, employer, visaTypes, hours, ageDays }) =>
        withHours(id, hours === undefined ? undefined : { min: hours, max: hours, quote: '' }, {
          employer,
          visaTypes,
          postedAt: new Date(now.getTime() - ageDays * 86_400_000),
        }),
      );
      const { choices, funnel } = chosen(jobs);
      expect(choices.length).toBeLessThanOrEqual(digestSize);
      expect(choices.filter(({ question }) => question !== '').length).toBeLessThanOrEqual(mostToCheck);
      for (const { job: one, reasons } of choices) {
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(one.visaTypes.length === 0 || one.visaTypes.includes('500')).toBe(true);
        expect((one.assessment?.hours?.min ?? 0) * 2).toBeLessThanOrEqual(48);
      }
      const counts = funnel.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
    { seed: 20_261_123 },
  );
});

test('reasons quote the level that an ad names, and say where hours were derived from other words', () => {
  const assessment = job(1).assessment;
  const graduate = job(1, {
    assessment: assessment && {
      ...assessment,
      hours: { min: 15, max: 15, quote: 'two days a week', inferred: true },
      seniority: { kind: 'graduate', quote: 'Our graduate program' },
    },
  });
  const [choice] = choose({ jobs: [graduate], telling: tellingAmong([graduate]) }, student, new Set(), today).choices;
  expect(choice?.reasons).toEqual(
    expect.arrayContaining(['About 15 h a week fits 48 h a fortnight', 'Meant for graduates: "Our graduate program"']),
  );
  const titled = { ...graduate, title: 'Our graduate program' };
  const [plain] = choose({ jobs: [titled], telling: tellingAmong([titled]) }, student, new Set(), today).choices;
  expect(plain?.reasons).toContain('Meant for graduates');
});

test("an ad that a student opens has the email's reasons and the hours left", () => {
  const ad = job(1, { skills: ['excel', 'xero'] });
  const telling = tellingAmong([ad]);
  const fit = fitFor(ad, student, today, telling);
  const [mailed] = choose({ jobs: [ad], telling }, student, new Set(), today).choices;
  expect(fit.reasons).toEqual(mailed?.reasons);
  expect(fit).toMatchObject({ missing: [], hours: { hoursLeft: 48, hoursLimit: 48 } });
});

const lineWords = { title: '', companyName: '', place: '', pay: '', hours: '', closes: '', url: '' };

test('an ad asks when the course begins unless it has a question of its own, and the email asks once for all', () => {
  const telling = () => 0;
  const fresh: Student = { ...student, preferences: { ...student.preferences, courseBegins: undefined, breaks: [] } };
  const plain = job(1);
  expect(fitFor(plain, fresh, today, telling).verdict).toEqual({
    kind: 'check',
    question: 'You may work once your course has begun: say in your settings when it begins',
    toStudent: true,
  });
  const ended = { ...plain, assessment: plain.assessment && { ...plain.assessment, hours: undefined } };
  expect(fitFor(ended, fresh, today, telling).verdict).toMatchObject({ question: expect.stringMatching(/^Hours not/) });
  expect(choose({ jobs: [plain], telling }, fresh, new Set(), today).choices.map(({ question }) => question)).toEqual([
    '',
  ]);
  expect(needsOf(fresh, today.day).toStudent).toBe(
    'You may work once your course has begun: say in your settings when it begins',
  );
  const line = { ...lineWords, id: 1, elsewhere: false, score: 1, reasons: ['Near'], question: '' };
  const fits = new Map([[1, fitFor(plain, fresh, today, telling)]]);
  expect(linesNow([line], fits)).toMatchObject([{ id: 1, question: '' }]);
  expect(lineNow(line, fits.get(1))).toMatchObject({ question: needsOf(fresh, today.day).toStudent });
  const begun = { ...fresh, preferences: { ...fresh.preferences, courseBegins: today.day } };
  expect(fitFor(plain, begun, today, telling).verdict).toEqual({ kind: 'eligible' });
});

test('an ad that is not what a student wants still says what the law asks or refuses', () => {
  const wishes = { courseBegins: '2026-02-23', workTypes: ['FULL_TIME'] };
  const elsewhere: Student = { ...student, preferences: { ...student.preferences, ...wishes } };
  const told = (hourly: number) =>
    fitFor(job(1, { employmentType: 'CASUAL', ...payOf(hourly) }), elsewhere, today, () => 0);
  expect(told(40)).toMatchObject({ verdict: { gate: 'type' }, asks: undefined });
  expect(told(28)).toMatchObject({
    verdict: { gate: 'type' },
    asks: { question: expect.stringMatching(/casual loading/) },
  });
  expect(told(12)).toMatchObject({ verdict: { gate: 'pay' }, asks: undefined });
  const line = { ...lineWords, id: 1, elsewhere: false, score: 1, reasons: ['Near'], question: '' };
  const later = lineNow(line, told(28));
  expect(later.question).toMatch(/casual loading/);
});

test('an ad that the visa forbids has no reasons, and missing profile fields are asked for', () => {
  const ad = job(1, { visaTypes: ['482'] });
  const fit = fitFor(ad, { ...student, place: undefined }, today, tellingAmong([ad]));
  expect(fit).toMatchObject({ verdict: { kind: 'not_eligible', gate: 'visa' }, reasons: [], missing: ['suburb'] });
  const withoutVisa = fitFor(ad, { ...student, visaType: '' }, today, tellingAmong([ad]));
  expect(withoutVisa.missing).toEqual(['visa']);
  expect(ruledOutBy(withoutVisa.verdict)).toBe('it names the visas that it accepts, and your profile has none yet');
});

/** An ad that is placed in a family. */
const placed = (id: number, code: string, confidence: number) => {
  const plain = job(id);
  return { ...plain, assessment: plain.assessment && { ...plain.assessment, occupations: [{ code, confidence }] } };
};

test('a quote does not end in the sign that led on in the ad', () => {
  const ad = job(1);
  const workRights = { kind: 'open', quote: 'Student visa holders are welcome to apply;' } as const;
  const open = { ...ad, assessment: ad.assessment && { ...ad.assessment, workRights } };
  expect(chosen([open]).choices[0]?.reasons).toContain('The ad says: "Student visa holders are welcome to apply"');
});

test('an ad that names only a big city is not said to be a number of kilometres away', () => {
  const place = (city: string) => ({ ...job(1).place, city });
  const needs = needsOf(student, today.day);
  expect(placeReason(job(1, { place: place('Sydney') }), needs)).toBe('In Sydney');
  expect(placeReason(job(1, { place: place('Glebe') }), needs)).toMatch(/^\d km from Ultimo$/);
});

test('related work is limited to three lines of one family', () => {
  const close = Array.from({ length: 5 }, (_, index) => placed(index + 1, '552', 0.99));
  expect(ids([...close, job(9)])).toEqual([9, 1, 2, 3]);
});

test('for students with a limit of 48 hours, ads with stated hours come before ads without', () => {
  expect(ids([withHours(1, undefined), job(2)])).toEqual([2, 1]);
});

test('an employer reads shared skills, hours and days, languages, the trade and the distance, and nothing that only describes the ad', () => {
  const holder = {
    ...student,
    languages: ['English', 'Mandarin'],
    skills: ['customer service', 'excel', 'mandarin', 'xero'],
    preferences: { ...defaultPreferences, daysWanted: ['sat', 'sun'], hoursWanted: 14 },
  } as const;
  const ad = job(1, {
    title: 'Accounts clerk, Mandarin-speaking',
    place: { ...job(1).place, city: 'Newtown', coordinates: { latitude: -33.9, longitude: 151.18 } },
    pay: { min: 34, max: undefined, currency: 'AUD', period: 'hour' },
    skills: ['customer service', 'mandarin', 'xero'],
    workHours: { hoursMin: 12, hoursMax: 14, workDays: ['sat', 'sun'], shiftStart: '08:00', shiftEnd: '14:00' },
  });
  const reasons = (of = ad, who: Student = holder, sharesHours = true) =>
    applicantFit(of, who, { today, sharesHours }).reasons;
  expect(reasons()).toEqual([
    'Xero and Customer service match the ad',
    'Can work the 14 h a week',
    'Wants to work when you need them: Sat and Sun',
    'Speaks Mandarin, as the ad asks',
    'Studies that lead to this work: Bachelor of Commerce',
    'Lives within 5 km of the job',
    'The ad accepts their subclass 500',
  ]);
  const unshared = reasons(ad, { ...holder, visaVerified: true }, false).join();
  expect(unshared).not.toMatch(/h a week|Wants|subclass/);
  expect(reasons(job(1, { skills: [], visaTypes: [] }), holder, false)).toEqual([
    'Studies that lead to this work: Bachelor of Commerce',
    'Lives in or near Sydney',
  ]);
  const inSydney = { name: 'Sydney', state: 'NSW', latitude: -33.87, longitude: 151.21 };
  expect(reasons(ad, { ...holder, place: inSydney })).toContain('Lives in the same city');
  expect(reasons(ad, { ...holder, place: { ...inSydney, name: 'Wyong', latitude: -33.28 } }).join()).not.toMatch(
    /Lives/,
  );
  const remote = job(1, { place: { ...ad.place, remote: true } });
  expect(reasons(remote, holder).join()).not.toMatch(/Lives|anywhere/);
});

test('work that an applicant has done is named with its title, and a first job beside the studies is no reason', () => {
  const tradesFrom = (titles: readonly string[], code: string) =>
    tradesOf(
      {
        occupations: {
          ...noOccupations,
          works: titles.map((title) => ({ title, code, confidence: 0.9, start: '2024-02', end: 'Present' })),
        },
        skills: [],
        studying: true,
      },
      now,
    );
  const reasonsOf = (trades: Student['trades'], code: string) =>
    applicantFit(placed(1, code, 0.95), { ...student, tradesOfProfile: trades }, { today, sharesHours: false }).reasons;
  expect(reasonsOf(tradesFrom(['Bookkeeper'], '551'), '551')).toContain('Has worked as Bookkeeper');
  expect(reasonsOf(tradesFrom([], '551'), '431').join()).not.toMatch(/work|studies/i);
  const able = tradesOf(
    { occupations: { ...noOccupations, abilities: [{ code: '551', confidence: 0.9 }] }, skills: [], studying: true },
    now,
  );
  expect(reasonsOf(able, '551')).toContain('Skills in this line of work: bookkeeping and accounts');
  // A wish is no evidence.
  const wish = { occupations: noOccupations, skills: [], studying: false, chosen: ['3513'] };
  const wishing = { ...student, ...tradesOfStudent(wish, now) };
  const reasons = applicantFit(placed(1, '3513', 0.95), wishing, { today, sharesHours: false }).reasons;
  expect(reasons.join()).not.toMatch(/cooking|work/i);
});
