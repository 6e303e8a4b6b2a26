import { expect, test } from '@jest/globals';
import { choose } from '../../services/matching/src/domain/choose.ts';
import { anywhere } from '../../services/matching/src/domain/gate/judge.ts';
import { place } from '../../services/matching/src/domain/gate/place.ts';
import type { Rule } from '../../services/matching/src/domain/gate/verdict.ts';
import type { Assessment, JobAd } from '../../services/matching/src/domain/job.ts';
import { type Needs, needsOf } from '../../services/matching/src/domain/needs.ts';
import type { Preferences } from '../../services/matching/src/domain/preferences.ts';
import { tellingAmong } from '../../services/matching/src/domain/score.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { tradesOf } from '../../services/matching/src/domain/trade.ts';
import { noOccupations } from '../../services/matching/src/domain/work-history.ts';
import { createEngine } from '../../services/matching/src/engine/engine.ts';
import { reachOf } from '../../services/matching/src/engine/reach.ts';
import { tallyKeeper } from '../../services/matching/src/student-tally.ts';
import { createWorld, randomFrom, worldDay } from '../support/match-world.ts';
import { scaled } from '../support/scale.ts';

/** Students of whom no work is known may be offered any. */
const anyTrade = tradesOf({ occupations: noOccupations, skills: [], studying: false }, worldDay.now);

const dayAfter = (days: number) => new Date(Date.parse(worldDay.day) + days * 86_400_000).toISOString().slice(0, 10);
const days = [-200, -1, 0, 1, 9, 14, 27, 28, 29, 60].map(dayAfter);

/** Few values of each fact, so that many students differ in a single one. */
const values = {
  breaks: [
    [],
    [{ from: dayAfter(9), to: dayAfter(22) }],
    [{ from: dayAfter(-5), to: dayAfter(8) }],
    [{ from: dayAfter(2), to: dayAfter(40) }],
  ],
  courseLevel: [undefined, 'research', 'other'],
  courseBegins: [undefined, ...days],
  degreeBegins: [undefined, undefined, ...days],
  courseEnds: [undefined, undefined, ...days],
  earlierRights: [undefined, 'yes', 'no'],
  employer: [undefined, '', 'Company 1', 'company 1 Pty Ltd', 'Company 2', 'Pty Ltd', 'limitation Company 2'],
  employerSince: [undefined, dayAfter(-400), dayAfter(-150)],
  employmentEnded: [undefined, undefined, ...days],
  workGranted: [undefined, 'none', 'limited', 'full', 'conditions', 'conditions'],
  grantConditions: [undefined, '8101', '8105', '8547, 8105', '8607', '8104'],
  formerVisa: [undefined, 'ended', '500', '482', '485', '417/462'],
  formerVisaEnds: [undefined, ...days],
  verifiedConditions: [undefined, undefined, ['8105'], ['8547'], ['8547 Work'], ['8101 No work'], ['8547', '8105']],
  visaExpiry: [undefined, ...days, dayAfter(100), dayAfter(800)],
  hoursWorked: [0, 5, 14.5, 24],
} as const satisfies { readonly [Fact in keyof Preferences]?: readonly Preferences[Fact][] };
const facts = Object.keys(values);

const visas = ['500', '500-family', '417/462', '482', '407', '485', 'bridging-a', 'bridging-a', 'bridging-b', ''];

const pickerFrom = (seed: number) => {
  const random = randomFrom(seed);
  return <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
};

/** Each second student is the one before with another value of one fact. */
const neighbours = (seed: number, students: readonly Student[]): readonly Student[] => {
  const pick = pickerFrom(seed);
  const factsFrom = (names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([fact, some]) => (names.includes(fact) ? [[fact, pick([...some])]] : [])),
    );
  return students.flatMap((student) => {
    const visaType = pick(visas) ?? '';
    const one = {
      ...student,
      visaType,
      trades: anyTrade,
      preferences: { ...student.preferences, ...factsFrom(facts) },
    };
    const other = {
      ...one,
      id: one.id + 100_000,
      preferences: { ...one.preferences, ...factsFrom([pick(facts) ?? '']) },
    };
    return [one, other];
  });
};

const kinds = (rule: Rule, jobs: readonly JobAd[], needs: Needs) =>
  jobs.map((job) => {
    const isOwn = rule.own && rule.own.ofJob(job) !== '' && rule.own.ofJob(job) === rule.own.ofNeeds(needs);
    return isOwn ? undefined : rule.judge(job, needs).kind;
  });

const worlds = Array.from({ length: scaled({ landing: 3, share: 40 }) }, (_, at) => {
  const { jobs, students } = createWorld({ seed: at + 1, jobs: 25, students: 1_500, dimensions: 0 });
  return { jobs, needs: neighbours(at + 1, students).map((student) => needsOf(student, worldDay.day)) };
});

test.each([...anywhere, place].map((rule, at) => ({ at, gate: rule.gate, rule })))(
  'what a rule calls equal, it answers equally ($at, $gate)',
  ({ rule }) => {
    let pairs = 0;
    const unequal: string[] = [];
    for (const { jobs, needs } of worlds) {
      const alike = jobs.map(rule.of);
      const known = new Map<string, string>();
      for (const one of needs) {
        const key = rule.key(one);
        kinds(rule, jobs, one).forEach((answer, at) => {
          if (answer === undefined) return;
          const pair = `${alike[at]} | ${key}`;
          const before = known.get(pair);
          if (before !== undefined) pairs += 1;
          if (before !== undefined && before !== answer) unequal.push(`${pair}: ${before}, ${answer}`);
          known.set(pair, answer);
        });
      }
    }
    expect(unequal).toEqual([]);
    expect(pairs).toBeGreaterThan(100 * worlds.length);
  },
);

const [model] = createWorld({ seed: 2, jobs: 30, students: 1, dimensions: 0 }).jobs.filter(
  ({ assessment }) => assessment,
);
const [anybody] = createWorld({ seed: 2, jobs: 1, students: 1, dimensions: 0 }).students;

const meaning = new Int16Array(8).fill(9_000);

/** A remote job of a barista, ten hours a week. */
const jobOf = (fields: Partial<JobAd>, read: Partial<Assessment> = {}): JobAd => {
  if (!model) throw new Error('a world without jobs');
  return {
    ...model,
    id: 1,
    title: 'Barista',
    companyName: 'Acme',
    employer: 'acme',
    kind: 'barista',
    place: { text: '', city: '', state: 'NSW', remote: true, coordinates: undefined },
    employmentType: '',
    level: undefined,
    visaTypes: [],
    pay: undefined,
    workHours: undefined,
    expiresAt: undefined,
    skills: ['latte art'],
    ...fields,
    assessment: {
      embedding: meaning,
      sponsorship: { kind: 'unstated' },
      workRights: { kind: 'unstated' },
      hours: { min: 8, max: 10, quote: '' },
      occupations: [{ code: '431', confidence: 0.95 }],
      ...read,
    },
  };
};

const holderOf = (visaType: string, known: Partial<Preferences>): Student => {
  if (!anybody) throw new Error('a world without students');
  const empty = Object.fromEntries(facts.map((fact) => [fact, undefined]));
  return {
    ...anybody,
    visaType,
    place: undefined,
    skills: ['latte art'],
    embedding: meaning,
    languages: [],
    shifts: [],
    trades: anyTrade,
    avoided: { places: [], workplaces: [], employers: [] },
    preferences: {
      ...anybody.preferences,
      ...empty,
      workTypes: [],
      states: [],
      hoursWanted: undefined,
      hoursWorked: 0,
      daysWanted: [],
      timesWanted: [],
      payFloor: undefined,
      breaks: [],
      ...known,
    },
  };
};

const followed = {
  formerVisa: '500',
  formerVisaEnds: '2026-12-05',
  courseBegins: '2027-03-01',
  earlierRights: 'no',
  workGranted: 'conditions',
  grantConditions: '8607',
} as const;
const followedLater = {
  formerVisa: '500',
  formerVisaEnds: '2027-02-14',
  courseBegins: '2025-01-01',
  workGranted: 'limited',
} as const;
const february = { first: '2027-02-01', last: '2027-02-14' };

type Case = Readonly<{ why: string; jobs: readonly JobAd[]; students: readonly Student[] }>;
/** A therapist's assistant, and a physiotherapist. */
const aideAndPhysio = ['423314', '2525'].map((code, at) =>
  jobOf({ id: at + 1, kind: code }, { occupations: [{ code, confidence: 0.95 }] }),
);

/** Somebody who studied physiotherapy, with the families of their work. */
const physio = (codes: readonly string[], studying: boolean): Student => {
  const studies = [{ code: '2525', confidence: 0.9 }];
  const works = codes.map((code) => ({ title: 'Work', code, confidence: 0.95, start: '2026-06', end: 'Present' }));
  const occupations = { ...noOccupations, studies, works };
  return {
    ...holderOf('189', {}),
    trades: tradesOf({ occupations, skills: ['ahpra registration'], studying }, worldDay.now),
  };
};

const cases: readonly Case[] = [
  {
    why: 'a bridging visa binds to one employer, and they have different ones',
    jobs: [jobOf({})],
    students: ['Acme', 'Beta'].map((employer) => holderOf('bridging-a', { ...followed, employer })),
  },
  {
    why: 'their course begins on other days, which only the bridging visa asks',
    jobs: [jobOf({})],
    students: ['2025-01-01', '2027-08-01'].map((courseBegins) =>
      holderOf('bridging-a', { ...followed, formerVisa: '485', grantConditions: '8105', courseBegins }),
    ),
  },
  {
    why: 'one has a time without a limit, the other the weeks of a break',
    jobs: [jobOf({}, { hours: { min: 60, max: 60, quote: '' }, tenure: february })],
    students: [
      holderOf('bridging-a', { ...followedLater, courseLevel: 'research', degreeBegins: february.first }),
      holderOf('bridging-a', { ...followedLater, breaks: [{ from: february.first, to: february.last }] }),
    ],
  },
  {
    why: 'words of a condition could be words of the name of an employer',
    jobs: [jobOf({ companyName: 'Work limitation Acme', employer: 'work limitation acme' })],
    students: [
      holderOf('417/462', {
        employerSince: '2026-01-01',
        verifiedConditions: ['8547'],
        employer: 'Work limitation Acme',
      }),
      holderOf('417/462', {
        employerSince: '2026-01-01',
        verifiedConditions: ['8547 Work limitation'],
        employer: 'Acme',
      }),
    ],
  },
  {
    why: 'an ad names a term of no month, and a visa ends in the second',
    jobs: [
      jobOf({}, { tenure: { months: 0 } }),
      jobOf({ id: 2, title: 'Waiter', employer: 'b', companyName: 'B', kind: 'waiter' }),
    ],
    students: [holderOf('485', { visaExpiry: '2027-01-15' })],
  },
  {
    why: 'a break has begun before the job, and no ad names a first day in it',
    jobs: [jobOf({}, { hours: { min: 30, max: 38, quote: '' }, tenure: { last: '2026-11-29' } })],
    students: [
      holderOf('500', {
        courseBegins: '2025-01-01',
        courseLevel: 'other',
        breaks: [{ from: '2026-11-16', to: '2026-11-29' }],
      }),
    ],
  },
  {
    why: 'one has worked in the profession that another only studied',
    jobs: aideAndPhysio,
    students: [physio([], false), physio(['2525'], false)],
  },
  {
    why: 'one has worked in a profession, and another studies beside it',
    jobs: aideAndPhysio,
    students: [physio(['2525'], false), physio(['2525'], true)],
  },
  {
    why: 'two places have the same name',
    jobs: [
      jobOf({
        place: {
          text: '',
          city: 'Orange',
          state: 'NSW',
          remote: false,
          coordinates: { latitude: -33.28, longitude: 149.1 },
        },
      }),
    ],
    students: [-33.28, -29].map((latitude) => ({
      ...holderOf('189', {}),
      place: { name: 'Springfield', state: 'NSW', latitude, longitude: 149.1 },
    })),
  },
];

test.each(cases)('no student gets the answer of another: $why', async ({ jobs, students }) => {
  const offer = { jobs, telling: tellingAmong(jobs) };
  const expected = students.map((student) => choose(offer, student, new Set(), worldDay));
  expect(new Set(expected.map((one) => JSON.stringify(one))).size).toBe(students.length);
  expect(expected.some(({ choices }) => choices.length > 0)).toBe(true);
  const inOrder = createEngine(jobs, worldDay);
  expect(students.map((student) => inOrder.choose(student, new Set()))).toEqual(expected);
  const reversed = createEngine(jobs, worldDay);
  expect(students.toReversed().map((student) => reversed.choose(student, new Set()))).toEqual(expected.toReversed());
  const ready = students.map((student, at) => ({ ...student, id: at + 1 }));
  const counted = async (some: readonly Student[]) =>
    reachOf(jobs, await tallyKeeper({ chunk: async () => [...some] }, () => 1)(worldDay.day)).map(({ count }) => count);
  expect(await counted(ready)).toEqual(await counted(ready.toReversed()));
});
