import { describe, expect, test } from '@jest/globals';
import type { JobAd } from './job.ts';
import { levelNamed } from '@waratah/vocabulary/occupations/levels';
import { bestReasons, closeReason, fitReason, levelReason, skillsReason } from './reasons.ts';
import { adOfFamily, jobOf, today, workSince } from './test-examples.ts';
import { tradesOf } from './trade.ts';
import { noOccupations, type Occupations, type Work } from './work-history.ts';
import { fitOf, fitPart, isAlike, isWithinReach, rankOfAd, tradeKey } from './work-fit.ts';

const { now } = today;

const student = (code: string, works: readonly Work[], studying = false) =>
  tradesOf(
    { occupations: { ...noOccupations, studies: [{ code, confidence: 0.9 }], works }, skills: [], studying },
    now,
  );

test('current students are offered work beside their studies first, graduates are not', () => {
  const beside = [workSince('431', '2025-01')];
  expect(fitOf(adOfFamily('431'), student('2613', beside, true)).worth).toBeGreaterThan(0.6);
  expect(fitOf(adOfFamily('431'), student('2613', beside)).worth).toBeLessThan(0.3);
  expect(fitOf(adOfFamily('851'), student('2613', beside)).worth).toBe(0);
});

test('the fit counts less away from the own level, and where nothing tells the level although such ads usually do', () => {
  const partOf = (code: string, level?: string) => {
    const asked = adOfFamily(code, level ? { level } : {});
    const trades = student(code === '621' ? '2613' : code, [], true);
    const fit = fitOf(asked, trades);
    return fitPart(asked, fit) / fit.worth;
  };
  expect([partOf('621'), partOf('621', 'junior')]).toEqual([1, 1]);
  expect(partOf('621', 'senior')).toBeCloseTo(0.8);
  expect(['graduate', 'junior', undefined, 'student'].map((level) => partOf('221', level))).toEqual([1, 1, 0.8, 0.8]);
  expect(partOf('3513')).toBe(1);
});

test('whoever teaches adults knows the subject from studies or work, unless they chose to teach', () => {
  const ad = (title: string) => ({ ...adOfFamily('242'), title });
  const worth = (title: string, occupations: Partial<Occupations>, chosen: readonly string[] = []) =>
    fitOf(
      ad(title),
      tradesOf({ occupations: { ...noOccupations, ...occupations }, skills: [], studying: false, chosen }, now),
    ).worth;
  const taught = [workSince('242', '2022-01')];
  const accountant = { works: taught, studies: [{ code: '221', confidence: 0.9 }] };
  expect(worth('Lecturer - Accounting', accountant)).toBeGreaterThan(0.8);
  expect(worth('Lecturer', { works: taught })).toBeGreaterThan(0.8);
  expect(worth('Lecturer - Nursing', accountant)).toBe(0);
  expect(worth('Lecturer - Nursing', accountant, ['242'])).toBeGreaterThan(0.8);
  expect(tradeKey(ad('Lecturer - Nursing'))).not.toBe(tradeKey(ad('Lecturer - Accounting')));
});

test('related work counts less than half, other work not at all', () => {
  const accountant = student('221', []);
  const own = fitOf(adOfFamily('221'), accountant).worth;
  expect(fitOf(adOfFamily('551'), accountant).worth).toBeCloseTo(own * 0.42);
  expect(fitOf(adOfFamily('2544'), accountant).worth).toBe(0);
});

test('work that somebody did beside their calling is not brought back by what is close to it', () => {
  const works = [workSince('262112', '2026-04'), workSince('313', '2024-02', '2026-03')];
  const calls = workSince('541', '2023-01', '2024-01');
  expect(fitOf(adOfFamily('541'), student('262112', works)).worth).toBeGreaterThan(0.3);
  expect(fitOf(adOfFamily('541'), student('262112', [...works, calls])).worth).toBeLessThan(0.3);
});

test('a pastry cook and a chef have trades of their own', () => {
  const pastry = student('3511', [workSince('3511', '2024-01')]);
  expect(['3511', '851', '3513'].map((code) => fitOf(adOfFamily(code), pastry).worth > 0.3)).toEqual([
    true,
    true,
    false,
  ]);
});

test('who has worked in a registered profession is not offered the work of its assistants, unless beside new studies', () => {
  const worth = (works: readonly Work[], studying = false) =>
    fitOf(adOfFamily('423314'), student('2525', works, studying)).worth;
  expect(worth([])).toBeGreaterThan(0.3);
  expect(worth([workSince('2525', '2026-06')])).toBe(0);
  expect(worth([workSince('2525', '2026-06')], true)).toBeGreaterThan(0.3);
});

test('an ad of their trade is for those who have worked in it only if it is like the rest of their profile', () => {
  const alike = (code: string, trades: ReturnType<typeof student>, likeness = 0.3) =>
    isAlike(fitOf(adOfFamily(code), trades), likeness);
  const worked = student('221', [workSince('221', '2024-01')]);
  expect([0.3, 0.4, 0].map((likeness) => alike('221', worked, likeness))).toEqual([false, true, true]);
  expect(alike('221', student('221', []))).toBe(true);
  expect(alike('431', student('221', [workSince('431', '2024-01')], true))).toBe(true);
  const chosen = tradesOf(
    {
      occupations: { ...noOccupations, works: [workSince('221', '2024-01')] },
      skills: [],
      studying: false,
      chosen: ['221'],
    },
    now,
  );
  expect(alike('221', chosen)).toBe(true);
  expect(alike('221', tradesOf({ occupations: noOccupations, skills: [], studying: false }, now))).toBe(true);
});

test("an ad's level is the highest from its words, years, family and pay, unless it invites graduates", () => {
  expect(rankOfAd(adOfFamily('221'))).toBeUndefined();
  expect(rankOfAd(adOfFamily('221', { years: 1 }))).toBe(2);
  expect(rankOfAd(adOfFamily('221', { level: 'junior', years: 6 }))).toBe(4);
  expect(rankOfAd(adOfFamily('221', { level: 'graduate', years: 6 }))).toBe(1);
  expect(rankOfAd(adOfFamily('131'))).toBe(5);
  expect([rankOfAd(adOfFamily('253')), rankOfAd(adOfFamily('253', { level: 'graduate' }))]).toEqual([3, 1]);
  expect(rankOfAd(adOfFamily('221', { pay: 180_000 }))).toBe(4);
  expect(rankOfAd({ ...adOfFamily('2333', { level: 'senior' }), title: 'Principal Engineer' })).toBe(5);
});

test("an employer's own choice of level comes before what its text seems to say, that of a feed after it", () => {
  const own = { ...adOfFamily('221', { level: 'senior' }), level: levelNamed('entry') };
  expect(rankOfAd(own)).toBe(2);
  expect(rankOfAd({ ...own, sourceUrl: 'https://ads.example/1' })).toBe(4);
  expect(
    rankOfAd({ ...adOfFamily('221'), level: levelNamed('Mid-Senior level'), sourceUrl: 'https://ads.example/1' }),
  ).toBe(3);
});

test('in work with few levels an ad for beginners is within the reach of everybody', () => {
  expect(rankOfAd(adOfFamily('431', { level: 'junior' }))).toBeUndefined();
  expect(rankOfAd(adOfFamily('431', { level: 'mid' }))).toBe(3);
  expect(rankOfAd(adOfFamily('511', { level: 'junior' }))).toBe(2);
});

test('an ad is called entry level only where nothing else in it asks for more, and not for the word assistant', () => {
  const reason = (quote: string, years?: number) => {
    const job = adOfFamily('221', { level: 'junior', ...(years && { years }) });
    return levelReason({
      ...job,
      assessment: job.assessment && { ...job.assessment, seniority: { kind: 'junior', quote } },
    });
  };
  expect(reason('No experience needed')).toBe('Entry level: "No experience needed"');
  expect(reason('No experience needed', 4)).toBeUndefined();
  expect(reason('Assistant Accountant')).toBeUndefined();
});

test('a degree is named only where it leads to the work, not where a skill or a first job does', () => {
  const barista = [{ code: '431', confidence: 0.9 }];
  const reason = (code: string, abilities: typeof barista) => {
    const occupations = { ...noOccupations, studies: [{ code: '2613', confidence: 0.9 }], abilities };
    const trades = tradesOf({ occupations, skills: ['coffee'], studying: true }, now);
    return fitReason({ degree: 'Bachelor of Computer Science' }, fitOf(adOfFamily(code), trades), adOfFamily(code));
  };
  const studied = (code: string, degree: string, title = '') =>
    fitReason({ degree }, fitOf(adOfFamily(code), student(code, [])), { title });
  expect(studied('621', 'Bachelor of Business')).toBe('Fits your profile: shop sales');
  expect(studied('4231', 'Certificate III in Individual Support')).toBe(
    'What your Certificate III in Individual Support leads to',
  );
  expect(studied('3513', 'Diploma of Commercial Cookery')).toBe('What your Diploma of Commercial Cookery leads to');
  expect(studied('3513', 'Diploma of Commercial Cookery', 'Apprentice Chef')).toBe('Fits your profile: cooking');
  expect(studied('851', 'Diploma of Commercial Cookery')).toBe('Fits your profile: kitchen help');
  expect(reason('2613', barista)).toBe('What your Bachelor of Computer Science leads to');
  expect([reason('431', []), reason('431', barista)]).toEqual(['Work beside your studies', 'Work beside your studies']);
});

test('work is called alike only if both titles name the same occupation, and close only where no skill is shared', () => {
  const reasons = (title: string, shared: string | undefined) => {
    const job = { ...adOfFamily('2613'), title };
    const fit = fitOf(job, student('221', [{ ...workSince('2613', '2024-01'), title: 'Web Developer Intern' }]));
    const said = { fit: fitReason({ degree: '' }, fit, job), close: closeReason(fit), skills: shared };
    return bestReasons(said);
  };
  expect(reasons('Junior Web Developer', undefined)).toEqual(['Like your work as Web Developer Intern']);
  expect(reasons('Salesforce Developer', undefined)).toEqual(['Close to your work as Web Developer Intern']);
  expect(reasons('Salesforce Developer', 'SQL matches your profile')).toEqual(['SQL matches your profile']);
});

test("a student's own skills are named before those read from their studies, work or resume, which are said to be that", () => {
  const student = { skillNames: new Map([['sql', 'SQL']]), inferredSkills: new Set(['aws', 'coffee']) };
  expect(skillsReason(student, ['coffee', 'sql'])).toBe('SQL matches your profile');
  expect(skillsReason(student, ['coffee', 'aws'])).toBe('Your studies, work or resume show Coffee and AWS');
  expect(skillsReason(student, [])).toBeUndefined();
});

test('a job more than one level away is out of reach', () => {
  const graduate = student('221', []);
  const reach = (level: string) =>
    isWithinReach(adOfFamily('221', { level }), fitOf(adOfFamily('221', { level }), graduate));
  expect(['student', 'graduate', 'junior', 'mid', 'senior', 'manager'].filter(reach)).toEqual([
    'student',
    'graduate',
    'junior',
  ]);
});

test('an ad for beginners in a trade is for those who learn it, not for who has worked in it for years', () => {
  const cook = (start: string) => student('3513', [workSince('3513', start)]);
  const reaches = (job: JobAd, start: string) => isWithinReach(job, fitOf(job, cook(start)));
  const apprentice = adOfFamily('3513', { level: 'junior' });
  expect([reaches(apprentice, '2026-01'), reaches(apprentice, '2025-06')]).toEqual([true, false]);
  expect(reaches(adOfFamily('3513', { years: 1 }), '2022-01')).toBe(true);
});

test('a qualification leads to work without one only beside the studies', () => {
  const cookery = [
    { code: '3513', confidence: 0.9 },
    { code: '851', confidence: 0.9 },
  ];
  const worth = (studying: boolean) =>
    fitOf(
      adOfFamily('851'),
      tradesOf({ occupations: { ...noOccupations, studies: cookery }, skills: [], studying }, now),
    ).worth;
  expect(worth(true)).toBeGreaterThan(0.8);
  expect(worth(false)).toBeLessThan(0.4);
});

test('what is merely close takes a beginner: after three years in a profession it is another one', () => {
  const accountant = (start: string) => student('221', [workSince('221', start)]);
  expect(fitOf(adOfFamily('222'), accountant('2025-06')).worth).toBeGreaterThan(0.3);
  expect(fitOf(adOfFamily('222'), accountant('2022-01')).worth).toBe(0);
  expect(fitOf(adOfFamily('621'), student('631', [workSince('631', '2015-01')])).worth).toBeGreaterThan(0.3);
});

test('beside the studies, a profession is for beginners or part time; other work is whatever its level', () => {
  const accountant = student('221', [workSince('221', '2015-01')], true);
  const reaches = (job: JobAd) => isWithinReach(job, fitOf(job, accountant));
  const asking = (level?: string): JobAd => ({
    ...adOfFamily('221', level ? { level } : {}),
    employmentType: '',
  });
  expect([undefined, 'graduate', 'junior', 'mid', 'senior'].map((level) => reaches(asking(level)))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  const partTime = (level?: string): JobAd => ({ ...asking(level), employmentType: 'PART_TIME' });
  expect([undefined, 'mid', 'senior'].map((level) => reaches(partTime(level)))).toEqual([true, true, false]);
  expect(reaches(adOfFamily('431'))).toBe(true);
  expect(tradeKey(partTime())).not.toBe(tradeKey(asking()));
});

test('research, and a course that is over, leave the hours free: a profession may then take all week', () => {
  const chemist = { occupations: { ...noOccupations, works: [workSince('2342', '2019-01')] }, skills: [] };
  const senior = { ...adOfFamily('2342', { level: 'senior' }), employmentType: 'FULL_TIME' };
  const reaches = (anyHours: boolean) =>
    isWithinReach(senior, fitOf(senior, tradesOf({ ...chemist, studying: true, anyHours }, now)));
  expect([reaches(true), reaches(false)]).toEqual([true, false]);
});

test('students are offered common entry-level work, after that of their trade', () => {
  expect(fitOf(adOfFamily('431'), student('2613', [], true)).trade).toMatchObject({ first: true });
  const coder = student('2613', [workSince('2613', '2024-01')], true);
  expect(fitOf(adOfFamily('431'), coder).worth).toBeLessThan(fitOf(adOfFamily('2613'), coder).worth);
  const nobody = tradesOf({ occupations: noOccupations, skills: [], studying: true }, now);
  expect(fitOf(adOfFamily('431'), nobody).worth).toBe(0.95);
  expect(fitOf(adOfFamily('431'), student('2613', [])).worth).toBe(0);
  expect(fitOf(adOfFamily('4231'), student('2613', [], true)).worth).toBe(0);
});

test('work beside the studies is rather in shops, kitchens and warehouses than in offices', () => {
  const worth = (code: string) => fitOf(adOfFamily(code), student('2613', [], true)).worth;
  expect(worth('741')).toBe(worth('431'));
  expect(worth('541')).toBeLessThan(worth('741'));
});

test("where the student's work is unknown, similarity and skills decide, for entry-level ads; an unplaced ad fits nobody else", () => {
  const unplaced = (level?: string): JobAd => {
    const job = adOfFamily('', level ? { level } : {});
    return { ...job, assessment: job.assessment && { ...job.assessment, occupations: [] } };
  };
  const nobody = tradesOf({ occupations: noOccupations, skills: [], studying: false }, now);
  const fit = fitOf(unplaced(), nobody);
  expect(fit).toMatchObject({ worth: 0.4, same: false, code: '' });
  expect(isWithinReach(unplaced(), fit)).toBe(true);
  expect(isWithinReach(unplaced('senior'), fit)).toBe(false);
  expect(fitOf(unplaced(), student('2613', [])).worth).toBe(0);
});

test('ads are of one class only if the same licence is needed for them', () => {
  const keyOf = (title: string) => tradeKey(jobOf({ title }, { occupations: [{ code: '442', confidence: 0.9 }] }));
  expect(keyOf('Security guard')).toBe(keyOf('Crowd controller'));
  expect(keyOf('Security guard')).not.toBe(keyOf('Correctional officer'));
});

describe('the level that somebody reaches', () => {
  const reaches = (code: string, level: string, works: readonly Partial<Work>[], ad: Partial<JobAd> = {}) => {
    const done = works.map((work) => ({ ...workSince(code, '2025-06'), ...work }));
    const job = { ...adOfFamily(code, { level }), ...ad };
    return isWithinReach(job, fitOf(job, student(code, done)));
  };

  test.each([
    ['mid', '2024-08', false],
    ['mid', '2024-03', true],
    ['senior', '2020-06', false],
    ['senior', '2020-03', true],
    ['manager', '2015-06', false],
    ['manager', '2015-03', true],
  ])(
    'is the next one, %s, after five sixths of the time that their own takes: since %s %s',
    (level, start, reached) => {
      expect(reaches('2613', level, [{ start }])).toBe(reached);
    },
  );

  test('is the next one at once where ads name few levels, as in kitchens', () => {
    expect(reaches('3513', 'mid', [{}])).toBe(true);
  });

  test('does not go back to programs for graduates after three years, in whichever profession', () => {
    const elsewhere = { code: '221', start: '2022-01', end: '2025-05' };
    expect(reaches('2613', 'graduate', [{}])).toBe(true);
    expect(reaches('2613', 'graduate', [{}, elsewhere])).toBe(false);
    expect(reaches('2613', 'junior', [{}, elsewhere])).toBe(true);
  });

  test('is what the newest title says: nobody is a junior and applies as a senior', () => {
    expect(reaches('2332', 'senior', [{ title: 'Site Engineer', start: '2018-06' }])).toBe(true);
    expect(reaches('2332', 'senior', [{ title: 'Junior Site Engineer', start: '2018-06' }])).toBe(false);
    const before = { title: 'Junior Site Engineer', start: '2018-06', end: '2022-06' };
    expect(reaches('2332', 'senior', [before, { title: 'Site Engineer', start: '2022-07' }])).toBe(true);
    expect(reaches('2332', 'mid', [{ title: 'Site Engineer' }])).toBe(false);
    expect(reaches('2332', 'mid', [{ title: 'Senior Site Engineer' }])).toBe(true);
  });

  test('is that of managers after four years as one', () => {
    expect(reaches('1322', 'manager', [{ start: '2023-06' }])).toBe(false);
    expect(reaches('1322', 'manager', [{ start: '2022-06' }])).toBe(true);
  });
});
