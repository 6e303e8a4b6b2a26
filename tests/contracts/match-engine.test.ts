import { expect, test } from '@jest/globals';
import { choose } from '../../services/matching/src/domain/choose.ts';
import { kilometres } from '../../services/matching/src/domain/distance.ts';
import { judge, live as isLive } from '../../services/matching/src/domain/gate/judge.ts';
import { tellingAmong } from '../../services/matching/src/domain/score.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { tradesOf } from '../../services/matching/src/domain/trade.ts';
import { noOccupations } from '../../services/matching/src/domain/work-history.ts';
import { createEngine } from '../../services/matching/src/engine/engine.ts';
import { alikeOf, reachOf, tallied } from '../../services/matching/src/engine/reach.ts';
import { benchWorlds, differingIn } from '../support/compare-engine.ts';
import { createWorld, worldDay } from '../support/match-world.ts';
import { scaled } from '../support/scale.ts';

/** A student of whom no work is known may be offered any. */
const anyTrade = tradesOf({ occupations: noOccupations, skills: [], studying: false }, worldDay.now);

const worlds = scaled({ landing: 250, share: 1_000 });
/** Of each large world; one of them is compared with 5,000 jobs. */
const studentsOfBench = scaled({ landing: 12, share: 100 });

test(`in ${worlds} generated worlds the engine gives the rules' answers, job by job`, () => {
  let choices = 0;
  let questions = 0;
  let refusedAsSeen = 0;
  for (let seed = 1; seed <= worlds; seed++) {
    const { jobs, students, random } = createWorld({
      seed,
      jobs: seed % 120,
      students: 4,
      dimensions: seed % 5 === 0 ? 0 : 8 + (seed % 13),
    });
    const engine = createEngine(jobs, worldDay);
    const offer = { jobs, telling: tellingAmong(jobs) };
    for (const student of students) {
      const seen = new Set(jobs.filter(() => random() < 0.2).map(({ id }) => id));
      const expected = choose(offer, student, seen, worldDay);
      expect(engine.choose(student, seen)).toEqual(expected);
      choices += expected.choices.length;
      questions += expected.choices.filter(({ question }) => question !== '').length;
      refusedAsSeen += (expected.funnel.at(-3)?.count ?? 0) - (expected.funnel.at(-2)?.count ?? 0);
    }
  }
  console.log({ worlds, choices, questions, refusedAsSeen });
  expect(Math.min(choices, questions, refusedAsSeen)).toBeGreaterThan(worlds / 3);
});

test('jobs in any order, of one employer or all equal, are chosen as the rules choose', () => {
  const { jobs, students } = createWorld({
    seed: 7,
    jobs: 600,
    students: scaled({ landing: 15, share: 40 }),
    dimensions: 16,
  });
  const shuffled = jobs.toReversed();
  const alike = jobs.map((job) => ({ ...job, employer: 'one' }));
  const equal = jobs.flatMap(({ id }) => (jobs[3] ? [{ ...jobs[3], id }] : []));
  for (const some of [shuffled, alike, equal]) {
    const engine = createEngine(some, worldDay);
    const offer = { jobs: some, telling: tellingAmong(some) };
    for (const student of students)
      expect(engine.choose(student, new Set())).toEqual(choose(offer, student, new Set(), worldDay));
  }
});

test('embeddings of different models are not compared', () => {
  const { jobs, students } = createWorld({ seed: 3, jobs: 50, students: 5, dimensions: 8 });
  const mixed = jobs.map((job, index) =>
    index % 2 === 0 && job.assessment
      ? { ...job, assessment: { ...job.assessment, embedding: new Int16Array(12).fill(9_000) } }
      : job,
  );
  const engine = createEngine(mixed, worldDay);
  const offer = { jobs: mixed, telling: tellingAmong(mixed) };
  for (const student of students) {
    for (const one of [student, { ...student, embedding: new Int16Array(5).fill(14_000) }])
      expect(engine.choose(one, new Set())).toEqual(choose(offer, one, new Set(), worldDay));
  }
});

test('every length of a visa is compared with the days of jobs and with permanent ones as the rules compare it', () => {
  const { jobs, students } = createWorld({ seed: 9, jobs: 120, students: 30, dimensions: 8 });
  const terms = [
    { tenure: { first: '2027-06-01', last: '2027-07-31' }, ongoing: false, firstDay: undefined },
    { tenure: undefined, ongoing: true, firstDay: undefined },
    { tenure: undefined, ongoing: false, firstDay: '2027-05-03' },
    { tenure: { months: 3 }, ongoing: false, firstDay: '2027-06-07' },
  ];
  const lasting = jobs.map((job, index) => ({
    ...job,
    title: 'Barista',
    employmentType: 'FULL_TIME',
    assessment: job.assessment && {
      ...job.assessment,
      ...terms[index % terms.length],
      occupations: [{ code: '431', confidence: 0.95 }],
    },
  }));
  const waiting = tradesOf({ occupations: noOccupations, skills: [], studying: false, chosen: ['431'] }, worldDay.now);
  const engine = createEngine(lasting, worldDay);
  const offer = { jobs: lasting, telling: tellingAmong(lasting) };
  const asked = new Set<string>();
  for (const student of students)
    for (let months = 1; months <= 14; months++) {
      const visaExpiry = new Date(Date.UTC(2026, 11 + months, 1 + (student.id % 28))).toISOString().slice(0, 10);
      const preferences = { ...student.preferences, visaExpiry, workTypes: [] };
      const one = { ...student, visaType: '485', preferences, trades: waiting };
      const expected = choose(offer, one, new Set(), worldDay);
      expect(engine.choose(one, new Set())).toEqual(expected);
      for (const { question } of expected.choices) asked.add(question);
    }
  expect(
    [...asked].filter((question) => /^(?:The job (?:begins on|ends on|lasts)|A permanent job, and)/.test(question)),
  ).toHaveLength(6);
});

test.each([5, 6, 7])(
  'whoever is asked when the course begins shares no answers with those whose course has begun (%i)',
  (seed) => {
    const { jobs, students } = createWorld({ seed, jobs: 100, students: 40, dimensions: 8 });
    const engine = createEngine(jobs, worldDay);
    const offer = { jobs, telling: tellingAmong(jobs) };
    const begun = [{ from: '2026-01-05', to: '2026-01-06' }];
    let differ = 0;
    for (const student of students.filter(({ place }) => place !== undefined)) {
      const verifiedConditions = ['8547', '8105'];
      const preferences = {
        ...student.preferences,
        verifiedConditions,
        courseBegins: undefined,
        courseEnds: undefined,
      };
      const [asked, told] = [[], begun].map((breaks) => {
        const one = { ...student, visaType: '500', preferences: { ...preferences, degreeBegins: undefined, breaks } };
        const answer = engine.choose(one, new Set());
        expect(answer).toEqual(choose(offer, one, new Set(), worldDay));
        return answer;
      });
      if (JSON.stringify(asked) !== JSON.stringify(told)) differ += 1;
    }
    expect(differ).toBeGreaterThan(0);
  },
);

test('of a hundred thousand equal jobs the first by id are chosen', () => {
  const { jobs, students } = createWorld({ seed: 11, jobs: 1, students: 30, dimensions: 384 });
  const [model] = jobs;
  if (!model) throw new Error('a world without jobs');
  const open = { ...model, visaTypes: [], place: { ...model.place, remote: true }, expiresAt: undefined };
  const equal = Array.from({ length: 100_000 }, (_, index) => ({ ...open, id: index + 1 }));
  const engine = createEngine(equal, worldDay);
  for (const { choices } of students.map((student) => engine.choose(student, new Set()))) {
    expect(choices.map(({ job }) => job.id)).toEqual(choices.map((_, index) => index + 1));
    for (const { score } of choices) expect(score).toBeGreaterThan(0);
  }
});

test.each(benchWorlds)(
  "for students of the world of $jobs jobs and $dimensions dimensions the engine gives the rules' answers",
  (world) =>
    expect(differingIn({ world: { ...world, students: studentsOfBench }, from: 0, to: studentsOfBench })).toEqual([]),
);

test('those who work for an employer already get the answers of the rules to its ads', () => {
  const { jobs, students } = createWorld({ seed: 13, jobs: 150, students: 12, dimensions: 8 });
  const written = jobs.map((job, at) => ({
    ...job,
    companyName: ['Harbour Kitchen Pty Ltd', 'Quay Cafe', ''][at % 3] ?? '',
  }));
  const engine = createEngine(written, worldDay);
  const offer = { jobs: written, telling: tellingAmong(written) };
  const employers = ['harbour kitchen', 'Quay Cafe', 'Nobody', 'Pty Ltd', '', undefined];
  const holders = ['417/462', '482', '407', '500'].flatMap((visaType) =>
    employers.map((employer) => ({ visaType, employer })),
  );
  const asked = new Set<string>();
  for (const student of students)
    for (const { visaType, employer } of holders) {
      const known = { employer, employerSince: '2026-07-01', employmentEnded: undefined, workTypes: [] };
      const one = { ...student, visaType, trades: anyTrade, preferences: { ...student.preferences, ...known } };
      const expected = choose(offer, one, new Set(), worldDay);
      expect(engine.choose(one, new Set())).toEqual(expected);
      for (const { question } of expected.choices) asked.add(question);
    }
  expect([...asked]).toContain('Your sponsor: ask whether this is your nominated occupation');
});

test('as many students are counted for an ad as may take it by the rules, and live near it', () => {
  let counted = 0;
  for (let seed = 21; seed <= 24; seed++) {
    const { jobs, students } = createWorld({ seed, jobs: 40, students: 300, dimensions: 0 });
    const all = students.map((student, at) => ({
      ...student,
      trades: at % 7 === 0 ? anyTrade : student.trades,
      avoided: { places: [], workplaces: [], employers: [] },
    }));
    const tally = tallied(all.map((student) => alikeOf(student, worldDay.day, student.id)));
    const live = jobs.filter((job) => isLive(job, worldDay.now).kind === 'eligible');
    const expected = live.map((job) => {
      const { remote, coordinates } = job.place;
      const isNear = ({ place }: Student) =>
        remote || !coordinates || (place !== undefined && kilometres(place, coordinates) <= 60);
      const takers = all.filter((student) => isNear(student) && judge(job, student, worldDay).kind !== 'not_eligible');
      return { count: takers.length, mark: takers.reduce((mark, { id }) => mark ^ id, 0) };
    });
    expect(reachOf(live, tally)).toEqual(expected);
    counted += expected.reduce((sum, { count }) => sum + count, 0);
  }
  expect(counted).toBeGreaterThan(500);
});
