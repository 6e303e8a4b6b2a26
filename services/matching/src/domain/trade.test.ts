import { describe, expect, test } from '@jest/globals';
import { studentJobs } from '@waratah/vocabulary/occupations/chosen-trades';
import type { JobAd } from './job.ts';
import { levelNamed, rankOf } from '@waratah/vocabulary/occupations/levels';
import { bestReasons, closeReason, fitReason, levelReason, skillsReason } from './reasons.ts';
import { tradeVerdict } from './gate/work.ts';
import { jobOf, today } from './test-examples.ts';
import {
  fitOf,
  fitPart,
  isWithinReach,
  monthsOf,
  noOccupations,
  type Occupations,
  rankOfAd,
  tradeKey,
  tradesOf,
  tradesOffered,
  tradesOfStudent,
  type Work,
} from './trade.ts';

const { now } = today;

const ad = (code: string, { level, years, pay }: { level?: string; years?: number; pay?: number } = {}): JobAd =>
  jobOf(pay === undefined ? {} : { pay: { min: pay, max: undefined, currency: 'AUD', period: 'year' } }, {
    hours: undefined,
    occupations: [{ code, confidence: 0.95 }],
    seniority: level ? { kind: level, quote: '' } : undefined,
    yearsAsked: years,
  });

const work = (code: string, start: string, end = 'Present'): Work => ({
  title: 'Work',
  code,
  confidence: 0.95,
  start,
  end,
});
const student = (code: string, works: readonly Work[], studying = false) =>
  tradesOf(
    { occupations: { ...noOccupations, studies: [{ code, confidence: 0.9 }], works }, skills: [], studying },
    now,
  );

describe('what a student chose', () => {
  const studies = [{ code: '2613', confidence: 0.9 }];
  const works = [work('431', '2025-01'), { ...work('551', '2024-01'), title: 'Bookkeeper' }];
  const choosing = (chosen: readonly string[], studying = false) =>
    tradesOf({ occupations: { ...noOccupations, studies, works }, skills: [], studying, chosen }, now);
  const worths = (codes: readonly string[], trades: ReturnType<typeof tradesOf>) =>
    codes.map((code) => fitOf(ad(code), trades).worth);

  test('is all that is looked for: neither what the profile leads to, nor what is close', () => {
    expect(worths(['221', '2613', '431', '551'], choosing(['221']))).toEqual([0.95, 0, 0, 0]);
    const bookkeeper = {
      occupations: { ...noOccupations, studies: [{ code: '551', confidence: 0.9 }] },
      skills: [],
      studying: false,
    };
    expect(fitOf(ad('221'), tradesOf(bookkeeper, now)).worth).toBeGreaterThan(0.3);
    expect(fitOf(ad('221'), tradesOf({ ...bookkeeper, chosen: ['551'] }, now)).worth).toBe(0);
  });

  test('keeps what the profile says of it: title, studies and level', () => {
    const { list } = choosing(['551', '2613']);
    expect(list.map(({ code, title, studied, rank }) => [code, title, studied, rank])).toEqual([
      ['2613', '', true, rankOf('graduate')],
      ['551', 'Bookkeeper', false, rankOf('junior')],
    ]);
  });

  test('may be the work that asks for no experience, alone or beside others', () => {
    expect(worths(['621', '811', '2613'], choosing([studentJobs]))).toEqual([0.95, 0.95, 0]);
    expect(worths(['621', '2613'], choosing(['2613', studentJobs], true))).toEqual([0.95, 0.95]);
    expect(worths(['621'], choosing(['2613'], true))).toEqual([0]);
  });

  test('leaves out ads of which nothing tells what work they offer', () => {
    const unplaced = { ...ad('221'), assessment: undefined };
    expect(fitOf(unplaced, choosing([])).worth).toBeGreaterThan(0.3);
    expect(fitOf(unplaced, choosing(['221'])).worth).toBe(0);
  });

  test('names the work that was done also where only first jobs were chosen', () => {
    const reason = fitReason({ degree: '' }, fitOf(ad('431'), choosing([studentJobs])), { title: 'Waiter' });
    const waiter = { ...work('431', '2025-01'), title: 'Waiter' };
    const trades = tradesOf(
      { occupations: { ...noOccupations, works: [waiter] }, skills: [], studying: false, chosen: [studentJobs] },
      now,
    );
    expect(reason).toBe('One of the student jobs that you look for');
    expect(fitReason({ degree: '' }, fitOf(ad('431'), trades), { title: 'Waiter' })).toBe('Like your work as Waiter');
  });

  test('is a reason of its own where the profile gives none, and the gate says that other work was not asked for', () => {
    const reason = (code: string, chosen: readonly string[]) =>
      fitReason({ degree: 'Bachelor of Computer Science' }, fitOf(ad(code), choosing(chosen)), { title: 'Accountant' });
    expect(reason('221', ['221'])).toBe('Work that you look for: accounting and audit');
    expect(reason('621', [studentJobs])).toBe('One of the student jobs that you look for');
    expect(reason('2613', ['2613'])).toBe('What your Bachelor of Computer Science leads to');
    expect(tradeVerdict(ad('2613'), choosing(['221']))).toMatchObject({ because: 'not work that you look for' });
    expect(tradeVerdict(ad('2544'), choosing([]))).toMatchObject({ because: 'other work than yours' });
  });

  test('shares no answers with the same families of a profile', () => {
    expect(choosing(['2613']).key).not.toBe(
      tradesOf({ occupations: { ...noOccupations, studies }, skills: [], studying: false }, now).key,
    );
  });

  test('leaves what the profile alone leads to as it was', () => {
    const said = { occupations: { ...noOccupations, studies, works }, skills: [], studying: false };
    const { trades, tradesOfProfile } = tradesOfStudent({ ...said, chosen: ['221'] }, now);
    expect(tradesOfProfile).toEqual(tradesOf(said, now));
    expect(trades.list.map(({ code }) => code)).toEqual(['221']);
  });
});

describe('what is offered to choose from', () => {
  const offered = (occupations: Partial<Occupations>, studying: boolean) =>
    tradesOffered(tradesOf({ occupations: { ...noOccupations, ...occupations }, skills: [], studying }, now));
  const studies = [{ code: '221', confidence: 0.9 }];

  test('begins with what the profile leads to; close work follows, without what needs a registration', () => {
    const { found, near } = offered({ studies }, false);
    expect(found).toEqual(['221']);
    expect(near).toEqual(['551', '222', studentJobs]);
    expect(offered({ studies: [{ code: '4114', confidence: 0.9 }] }, false).near).not.toContain('2544');
  });

  test('has first jobs among what was found only for a student who did no work yet', () => {
    expect(offered({ studies }, true).found).toEqual(['221', studentJobs]);
    expect(offered({ studies, works: [work('431', '2025-01')] }, true)).toMatchObject({
      found: ['221', '431'],
      near: expect.arrayContaining([studentJobs]),
    });
  });

  test('has work that would not be looked for without a choice only among what is near', () => {
    const beside = offered({ studies, works: [work('431', '2025-01')] }, false);
    expect(beside.found).toEqual(['221']);
    expect(beside.near).toContain('431');
  });

  test('has managers last, since nobody begins as one', () => {
    const equal = ['135', '2613'].map((code) => ({ code, confidence: 0.65 }));
    expect(offered({ studies: equal }, false).found).toEqual(['2613', '135']);
  });

  test('is only the work that asks for no experience where the profile says nothing', () => {
    expect(offered({}, false)).toEqual({ found: [], near: [studentJobs] });
  });
});

test('months include both ends, and an open end counts to today', () => {
  expect(monthsOf({ start: '2026-01', end: '2026-03' }, now)).toBe(3);
  expect(monthsOf({ start: '2026-09', end: 'Present' }, now)).toBe(3);
  expect(monthsOf({ start: '', end: 'Present' }, now)).toBe(0);
});

test('current students are offered work beside their studies, graduates are not', () => {
  const beside = [work('431', '2025-01')];
  expect(fitOf(ad('431'), student('2613', beside, true)).worth).toBeGreaterThan(0.6);
  expect(fitOf(ad('431'), student('2613', beside)).worth).toBeLessThan(0.3);
  expect(fitOf(ad('851'), student('2613', beside, true)).worth).toBe(0);
});

test('the fit counts less away from the own level, and where nothing tells the level although such ads usually do', () => {
  const partOf = (code: string, level?: string) => {
    const asked = ad(code, level ? { level } : {});
    const trades = student(code === '621' ? '2613' : code, [], true);
    const fit = fitOf(asked, trades);
    return fitPart(asked, fit) / fit.worth;
  };
  expect([partOf('621'), partOf('621', 'junior'), partOf('621', 'senior')]).toEqual([1, 1, 0.8]);
  expect(['graduate', 'junior', undefined, 'student'].map((level) => partOf('221', level))).toEqual([1, 1, 0.8, 0.8]);
  expect(partOf('3513')).toBe(1);
});

test('related work counts less than half, other work not at all', () => {
  const accountant = student('221', []);
  const own = fitOf(ad('221'), accountant).worth;
  expect(fitOf(ad('551'), accountant).worth).toBeCloseTo(own * 0.42);
  expect(fitOf(ad('2544'), accountant).worth).toBe(0);
});

test("an ad's level is the highest from its words, years, family and pay, unless it invites graduates", () => {
  expect(rankOfAd(ad('221'))).toBeUndefined();
  expect(rankOfAd(ad('221', { years: 1 }))).toBe(2);
  expect(rankOfAd(ad('221', { level: 'junior', years: 6 }))).toBe(4);
  expect(rankOfAd(ad('221', { level: 'graduate', years: 6 }))).toBe(1);
  expect(rankOfAd(ad('131'))).toBe(5);
  expect([rankOfAd(ad('253')), rankOfAd(ad('253', { level: 'graduate' }))]).toEqual([3, 1]);
  expect(rankOfAd(ad('221', { pay: 180_000 }))).toBe(4);
});

test("an employer's own choice of level comes before what its text seems to say, that of a feed after it", () => {
  const own = { ...ad('221', { level: 'senior' }), level: levelNamed('entry') };
  expect(rankOfAd(own)).toBe(2);
  expect(rankOfAd({ ...own, sourceUrl: 'https://ads.example/1' })).toBe(4);
  expect(rankOfAd({ ...ad('221'), level: levelNamed('Mid-Senior level'), sourceUrl: 'https://ads.example/1' })).toBe(3);
});

test('in work with few levels an ad for beginners is within the reach of everybody', () => {
  expect(rankOfAd(ad('431', { level: 'junior' }))).toBeUndefined();
  expect(rankOfAd(ad('431', { level: 'mid' }))).toBe(3);
  expect(rankOfAd(ad('511', { level: 'junior' }))).toBe(2);
});

test('an ad is called entry level only where nothing else in it asks for more, and not for the word assistant', () => {
  const reason = (quote: string, years?: number) => {
    const job = ad('221', { level: 'junior', ...(years && { years }) });
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
    return fitReason({ degree: 'Bachelor of Computer Science' }, fitOf(ad(code), trades), ad(code));
  };
  const studied = (code: string, degree: string, title = '') =>
    fitReason({ degree }, fitOf(ad(code), student(code, [])), { title });
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
    const job = { ...ad('2613'), title };
    const fit = fitOf(job, student('221', [{ ...work('2613', '2024-01'), title: 'Web Developer Intern' }]));
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
  const reach = (level: string) => isWithinReach(ad('221', { level }), fitOf(ad('221', { level }), graduate));
  expect(['student', 'graduate', 'junior', 'mid', 'senior', 'manager'].filter(reach)).toEqual([
    'student',
    'graduate',
    'junior',
  ]);
});

test('an ad for beginners in a trade is for those who learn it, not for who has worked in it for years', () => {
  const cook = (start: string) => student('3513', [work('3513', start)]);
  const reaches = (job: JobAd, start: string) => isWithinReach(job, fitOf(job, cook(start)));
  const apprentice = ad('3513', { level: 'junior' });
  expect([reaches(apprentice, '2026-01'), reaches(apprentice, '2022-01')]).toEqual([true, false]);
  expect(reaches(ad('3513', { years: 1 }), '2022-01')).toBe(true);
});

test('a qualification leads to work without one only beside the studies', () => {
  const cookery = [
    { code: '3513', confidence: 0.9 },
    { code: '851', confidence: 0.9 },
  ];
  const worth = (studying: boolean) =>
    fitOf(ad('851'), tradesOf({ occupations: { ...noOccupations, studies: cookery }, skills: [], studying }, now))
      .worth;
  expect(worth(true)).toBeGreaterThan(0.8);
  expect(worth(false)).toBeLessThan(0.4);
});

test('students without work experience are offered common entry-level work', () => {
  expect(fitOf(ad('431'), student('2613', [], true)).trade).toMatchObject({ first: true });
  expect(fitOf(ad('431'), student('2613', [])).worth).toBe(0);
  expect(fitOf(ad('4231'), student('2613', [], true)).worth).toBe(0);
});

test('work beside the studies is rather in shops, kitchens and warehouses than in offices', () => {
  const worth = (code: string) => fitOf(ad(code), student('2613', [], true)).worth;
  expect(worth('741')).toBe(worth('431'));
  expect(worth('541')).toBeLessThan(worth('741'));
});

test("where the ad's or the student's occupation is unknown, similarity and skills decide, for entry-level ads", () => {
  const it = student('2613', []);
  const unplaced = (level?: string): JobAd => {
    const job = ad('', level ? { level } : {});
    return { ...job, assessment: job.assessment && { ...job.assessment, occupations: [] } };
  };
  const nobody = tradesOf({ occupations: noOccupations, skills: [], studying: false }, now);
  for (const trades of [it, nobody]) {
    const fit = fitOf(unplaced(), trades);
    expect(fit).toMatchObject({ worth: 0.4, same: false, code: '' });
    expect(isWithinReach(unplaced(), fit)).toBe(true);
    expect(isWithinReach(unplaced('senior'), fit)).toBe(false);
  }
});

test('ads are of one class only if the same licence is needed for them', () => {
  const keyOf = (title: string) => tradeKey(jobOf({ title }, { occupations: [{ code: '442', confidence: 0.9 }] }));
  expect(keyOf('Security guard')).toBe(keyOf('Crowd controller'));
  expect(keyOf('Security guard')).not.toBe(keyOf('Correctional officer'));
});
