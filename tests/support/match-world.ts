import { stateCodes } from '@waratah/vocabulary/australia/states';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { type DemandedRights, demandedRights } from '@waratah/vocabulary/law/demand';
import type { StatedTerm } from '@waratah/vocabulary/law/stated-days';
import { earlierRights, grantedWork } from '@waratah/vocabulary/law/facts';
import { embeddingOf } from '../../services/matching/src/domain/embedding.ts';
import { type Assessment, type JobAd, kindOf } from '../../services/matching/src/domain/job.ts';
import { defaultPreferences, type Preferences } from '../../services/matching/src/domain/preferences.ts';
import type { Place, Student } from '../../services/matching/src/domain/student.ts';
import { dayParts, weekdays } from '@waratah/vocabulary/work-hours';
import { levels } from '@waratah/vocabulary/occupations/levels';
import { families } from '@waratah/vocabulary/occupations/families';
import { studentJobs } from '@waratah/vocabulary/occupations/chosen-trades';
import { tradesOfStudent } from '../../services/matching/src/domain/trade.ts';
import type { Occupations } from '../../services/matching/src/domain/work-history.ts';

/** Invented students and ads in any number, equal for the same seed: for the engine's tests and the benchmark. */

export const worldDay = { now: new Date('2026-11-20T20:00:00Z'), day: '2026-11-21' } as const;

type Random = () => number;

/** A small generator of numbers from 0 to 1 (xorshift, 32 bits). */
export const randomFrom = (seed: number): Random => {
  let state = Math.imul(seed, 0x9e37_79b1) ^ 0x5bd1_e995 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
};

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
/** Earlier items much more often, as in real life. */
const pickUneven = <Item>(random: Random, items: readonly Item[]) => {
  const item = items[Math.floor(items.length * random() ** 2.5)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const maybe = <Value>(random: Random, share: number, value: () => Value) => (random() < share ? value() : undefined);
const some = <Item>(random: Random, items: readonly Item[], count: number) => [
  ...new Set(Array.from({ length: count }, () => pickUneven(random, items))),
];
const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const dayAfter = (days: number) => new Date(worldDay.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const capitals: Readonly<Record<string, readonly [number, number, number]>> = {
  NSW: [-33.87, 151.21, 36],
  VIC: [-37.81, 144.96, 32],
  QLD: [-27.47, 153.03, 14],
  WA: [-31.95, 115.86, 8],
  SA: [-34.93, 138.6, 6],
  ACT: [-35.28, 149.13, 2],
  TAS: [-42.88, 147.33, 1],
  NT: [-12.46, 130.84, 1],
};
const statesByPeople = Object.entries(capitals).flatMap(([state, [, , share]]) =>
  Array.from({ length: share }, () => state),
);

/** Suburbs around the capitals, a few of them a day's drive away. */
const suburbs: readonly Place[] = Array.from({ length: 600 }, (_, index) => {
  const random = randomFrom(index + 1);
  const state = pick(random, statesByPeople);
  const [latitude, longitude] = capitals[state] ?? [0, 0];
  const spread = random() < 0.1 ? 6 : 0.4;
  const away = () => (random() + random() - 1) * spread;
  return { name: `Suburb ${index}`, state, latitude: latitude + away(), longitude: longitude + away() };
});

const fields =
  `Accounting Nursing Marketing Engineering Hospitality Law Design Education Computing Biology Chemistry Finance
  Logistics Architecture Psychology Journalism Pharmacy Physics Economics Tourism`.split(/\s+/);
const degrees = fields.flatMap((field) => [
  `Bachelor of ${field}`,
  `Master of ${field}`,
  `Diploma of ${field} and Management`,
]);
const roles =
  `Assistant Barista Cleaner Waiter Officer Analyst Tutor Developer Driver Receptionist Picker Cook Intern Carer`.split(
    ' ',
  );
const titles = [
  ...roles,
  ...fields.flatMap((field) => [`${field} assistant`, `Junior ${field} officer`]),
  'Java developer',
  'Junior PHP developer',
  '12 month contract analyst',
  '6 months cover: clerk',
];
const skills = ['java', 'php', 'python', ...Array.from({ length: 217 }, (_, index) => `skill ${index}`)];
const companies = Array.from({ length: 2_000 }, (_, index) => `Company ${index}`);
const visas = ['500', '500', '500', '500', '500', '500', '485', '485', '482', '417/462', '189', '491', 'other', ''];
/** Visas that students hold, including some that ads cannot name. */
const heldVisas = [...visas, ...visas, '494', '407', '155', '500-family', 'bridging-a', 'visitor'];

const residents = [
  'Australian citizens and permanent residents only',
  'must be an Australian citizen',
  'PR or citizenship',
];

/** Most demands tell whom they name; those of an earlier reader do not. */
const namedRights = (random: Random, rights: readonly DemandedRights[]) =>
  random() < 0.9 ? { rights: pick(random, rights) } : {};

/** How many topics generated texts have: few, so that many texts are alike. */
const meanings = 12;
/** A text is one topic with random other words. */
const vectorNear = (random: Random, topic: number, dimensions: number) => {
  const center = randomFrom(topic + 77);
  const numbers = Float32Array.from({ length: dimensions }, () => center() - 0.5 + 0.7 * (random() - 0.5));
  return embeddingOf(numbers) ?? new Int16Array(dimensions);
};

export type WorldOptions = Readonly<{
  seed: number;
  jobs: number;
  students: number;
  /** Length of the embeddings; 0 for none. */
  dimensions: number;
}>;

const jobFrom = (random: Random, id: number, dimensions: number): JobAd => {
  const title = pick(random, titles);
  const companyName = random() < 0.03 ? '' : pickUneven(random, companies);
  const suburb = pickUneven(random, suburbs);
  const remote = random() < 0.12;
  const known = random() < 0.9;
  const pay = maybe(random, 0.6, () => {
    const period = pick(random, ['hour', 'hour', 'hour', 'week', 'year'] as const);
    const factor = { hour: 1, week: 38, year: 1_976 }[period];
    const min = maybe(random, 0.95, () => between(random, 22, 60) * factor);
    const max = maybe(random, 0.5, () => (min ?? 30 * factor) + between(random, 0, 10) * factor);
    return { min, max, currency: random() < 0.97 ? 'AUD' : 'NZD', period };
  });
  return {
    id,
    title,
    companyName,
    employer: companyName.toLowerCase(),
    kind: kindOf({ title, companyName }),
    place: {
      text: '',
      city: known ? suburb.name : '',
      state: known ? suburb.state : '',
      states: !known && random() < 0.5 ? some(random, stateCodes, 2) : [],
      abroad: random() < 0.02,
      remote,
      regional: maybe(random, 0.7, () => random() < 0.4),
      regionalSince: id % 9 === 0 ? '2022-03-05' : undefined,
      coordinates: known && random() < 0.95 ? { latitude: suburb.latitude, longitude: suburb.longitude } : undefined,
    },
    employmentType: random() < 0.05 ? '' : pickUneven(random, employmentTypeCodes),
    level: maybe(random, 0.2, () => pick(random, levels)),
    visaTypes:
      random() < 0.55
        ? []
        : [...new Set([pick(random, visas), pick(random, visas), '500'])].filter(
            (visa, index) => visa !== '' && (index < 2 || random() < 0.7),
          ),
    pay,
    workHours: maybe(random, 0.25, () => ({
      workDays: weekdays.filter(() => random() < 0.4),
      ...(random() < 0.7 && {
        shiftStart: pick(random, ['06:00', '09:30', '17:00']),
        shiftEnd: pick(random, ['12:00', '15:00', '22:30']),
      }),
    })),
    postedAt: new Date(worldDay.now.getTime() - random() ** 2 * 30 * 86_400_000),
    expiresAt: maybe(random, 0.9, () => new Date(worldDay.now.getTime() + between(random, -1, 30) * 86_400_000)),
    sourceUrl: '',
    skills: some(random, skills, between(random, 0, 8)),
    assessment: maybe(random, 0.98, () => assessmentFrom(random, dimensions)),
  };
};

const assessmentFrom = (random: Random, dimensions: number): Assessment => {
  const rights = random();
  return {
    embedding: vectorNear(random, between(random, 0, meanings - 1), dimensions),
    sponsorship:
      random() < 0.1 ? { kind: 'offers', quote: pick(random, ['we sponsor', 'TSS available']) } : { kind: 'unstated' },
    workRights:
      rights < 0.18
        ? {
            kind: 'residents_only',
            quote: pick(random, residents),
            ...namedRights(random, demandedRights.slice(0, 7)),
          }
        : rights < 0.28
          ? {
              kind: 'full_rights',
              quote: 'full working rights',
              ...namedRights(random, demandedRights.slice(7)),
            }
          : rights < 0.34
            ? { kind: 'unclear', quote: 'Tell us about your right to work here.' }
            : { kind: 'unstated' },
    hours: maybe(random, 0.55, () => {
      const min = pick(random, [6, 8, 10, 12, 15, 18, 20, 24, 30, 38]);
      return { min, max: min + (random() < 0.5 ? 0 : pick(random, [4, 6, 10])), quote: '', inferred: random() < 0.2 };
    }),
    seniority: maybe(random, 0.2, () => ({ kind: pick(random, ['graduate', 'junior', 'senior']), quote: 'a level' })),
    languagesAsked: maybe(random, 0.05, () => ({
      anyOf: some(random, ['Mandarin', 'Cantonese', 'Hindi'], between(random, 1, 2)),
      quote: '',
    })),
    yearsAsked: maybe(random, 0.1, () => between(random, 1, 7)),
    occupations: Array.from({ length: between(random, 0, 2) }, () => placedFrom(random)),
    ...(random() < 0.06 && { tenure: tenureFrom(random) }),
    ongoing: random() < 0.2,
    firstDay: maybe(random, 0.2, () => dayAfter(between(random, -40, 300))),
  };
};

/** Months, days, both or neither. */
const tenureFrom = (random: Random): StatedTerm => {
  const begins = between(random, -10, 200);
  return {
    months: maybe(random, 0.4, () => between(random, 1, 18)),
    first: maybe(random, 0.5, () => dayAfter(begins)),
    last: maybe(random, 0.5, () => dayAfter(begins + between(random, 10, 300))),
  };
};

/** A few families of occupations, so that ads and students often match. */
const codes = families.filter((_, index) => index % 24 === 0).map(({ code }) => code);
const placedFrom = (random: Random) => ({
  code: pickUneven(random, codes),
  confidence: pick(random, [0.5, 0.85, 0.95]),
});

const occupationsFrom = (random: Random): Occupations => ({
  studies: Array.from({ length: between(random, 1, 2) }, () => placedFrom(random)),
  works: Array.from({ length: between(random, 0, 2) }, () => ({
    ...placedFrom(random),
    title: pick(random, roles),
    start: pick(random, ['2019', '2022-03', '2025-02', '']),
    end: pick(random, ['Present', '2025-10']),
  })),
  abilities: random() < 0.5 ? [] : [placedFrom(random)],
});

/** A few students chose what they look for. */
const chosenFrom = (random: Random): readonly string[] =>
  random() < 0.8 ? [] : [placedFrom(random).code, ...(random() < 0.5 ? [studentJobs] : [])];

const preferencesFrom = (random: Random): Preferences => ({
  ...defaultPreferences,
  workTypes: random() < 0.7 ? [] : some(random, employmentTypeCodes, between(random, 1, 3)),
  states: random() < 0.88 ? [] : some(random, stateCodes, between(random, 1, 3)),
  hoursWanted: maybe(random, 0.25, () => pick(random, [10, 15, 20, 24, 38])),
  daysWanted: random() < 0.7 ? [] : weekdays.filter(() => random() < 0.5),
  timesWanted: random() < 0.8 ? [] : dayParts.filter(() => random() < 0.5),
  hoursWorked: random() < 0.75 ? 0 : pick(random, [4, 8, 10, 15, 20, 24]),
  breaks: random() < 0.1 ? [{ from: dayAfter(-5), to: dayAfter(between(random, -2, 60)) }] : [],
  payFloor: maybe(random, 0.15, () => pick(random, [25, 28, 30, 35])),
  visaExpiry: maybe(random, 0.5, () => dayAfter(between(random, -3, 1_200))),
  courseLevel: maybe(random, 0.3, () => pick(random, courseLevels)),
  courseBegins: maybe(random, 0.3, () => dayAfter(between(random, -200, 60))),
  degreeBegins: maybe(random, 0.2, () => dayAfter(between(random, -60, 120))),
  courseEnds: maybe(random, 0.2, () => dayAfter(between(random, -60, 120))),
  earlierRights: maybe(random, 0.2, () => pick(random, earlierRights)),
  employer: maybe(random, 0.3, () => pick(random, companies)),
  employerSince: maybe(random, 0.3, () => dayAfter(-between(random, 0, 300))),
  employmentEnded: maybe(random, 0.15, () => dayAfter(-between(random, 0, 250))),
  workGranted: maybe(random, 0.3, () => pick(random, grantedWork)),
  grantConditions: maybe(random, 0.3, () =>
    pick(random, ['8101', '8105, 8501', '8104', '8547', '8539', '8607', '8503']),
  ),
  formerVisa: maybe(random, 0.5, () => pick(random, ['ended', '500', '485', '482', '417/462'] as const)),
  formerVisaEnds: maybe(random, 0.6, () => dayAfter(between(random, -30, 60))),
  verifiedConditions: maybe(random, 0.1, () => pick(random, [['8101 No work'], ['8547', '8105'], ['8503'], ['8999']])),
});

const shiftsFrom = (random: Random) =>
  Array.from({ length: between(random, 1, 8) }, () => ({
    day: dayAfter(between(random, -12, 20)),
    hours: between(random, 2, 12),
  }));

const studentFrom = (random: Random, id: number, dimensions: number): Student => {
  const declared = some(random, skills, between(random, 0, 10));
  const degree = random() < 0.05 ? '' : pick(random, degrees);
  return {
    id,
    version: 1,
    email: `student${id}@example.org`,
    emailVerified: true,
    ageUnknown: false,
    suspended: false,
    mailboxRefuses: false,
    fullName: `Student ${id}`,
    visaType: pick(random, heldVisas),
    visaVerified: id % 3 === 0,
    degree,
    ...tradesOfStudent(
      { occupations: occupationsFrom(random), skills: declared, studying: random() < 0.5, chosen: chosenFrom(random) },
      worldDay.now,
    ),
    place: maybe(random, 0.95, () => pickUneven(random, suburbs)),
    skills: declared,
    inferredSkills: new Set(declared.filter(() => random() < 0.3)),
    skillNames: new Map(declared.filter(() => random() < 0.5).map((skill) => [skill, skill.toUpperCase()])),
    languages: some(random, ['English', 'Mandarin', 'Hindi'], between(random, 0, 2)),
    embedding: dimensions === 0 ? undefined : vectorNear(random, between(random, 0, meanings - 1), dimensions),
    preferences: preferencesFrom(random),
    shifts: random() < 0.7 ? [] : shiftsFrom(random),
    avoided: {
      places: random() < 0.1 ? some(random, suburbs, 2).map(({ name, state }) => `${name} ${state}`) : [],
      workplaces:
        random() < 0.1
          ? some(random, companies, 2).map((company) => {
              const { name, state } = pick(random, suburbs);
              return `${company.toLowerCase()} · ${name} ${state}`;
            })
          : [],
      employers: random() < 0.1 ? some(random, companies, 2).map((name) => name.toLowerCase()) : [],
    },
  };
};

export const createWorld = ({ seed, jobs, students, dimensions }: WorldOptions) => {
  const random = randomFrom(seed);
  return {
    jobs: Array.from({ length: jobs }, (_, index) => jobFrom(random, index + 1, dimensions)),
    students: Array.from({ length: students }, (_, index) => studentFrom(random, index + 1, dimensions)),
    random,
  };
};
