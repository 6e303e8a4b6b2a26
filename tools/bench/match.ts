import { deepStrictEqual } from 'node:assert';
import MiniSearch from 'minisearch';
import { choose } from '../../services/matching/src/domain/choose.ts';
import { judge } from '../../services/matching/src/domain/gate/judge.ts';
import type { JobAd } from '../../services/matching/src/domain/job.ts';
import { tellingAmong } from '../../services/matching/src/domain/score.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { createEngine } from '../../services/matching/src/engine/engine.ts';
import { alikeOf, reachOf, tallied } from '../../services/matching/src/engine/reach.ts';
import { createWorld, worldDay } from '../../tests/support/match-world.ts';

const rounds = 5;
const jobCount = 5_000;
const studentCount = 100_000;
/**
 * Generating embeddings for a hundred thousand students would take longer than matching them, so a sample is measured
 * and its time per student reported.
 */
const withVectors = 20_000;
/** Slow peers are measured on a sample, with their time per student. */
const sample = 150;
/** Ads whose students are counted one after the other, each as when an employer writes it. */
const adsCounted = 60;
const goals = { seconds: 0.5, withMeaning: 5, countedMs: 5, againstPlainLoop: 30, againstDotProducts: 20 };

const nothing: ReadonlySet<number> = new Set();

/** Seconds of processor time, so that other work on the machine does not count. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

const timed = (students: readonly Student[], match: (student: Student) => unknown) => {
  const began = cpuSeconds();
  for (const student of students) match(student);
  return cpuSeconds() - began;
};
/** Seconds for all students, extrapolated from some. */
const scaled = (seconds: number, students: readonly unknown[]) => (seconds * studentCount) / students.length;

const plainLoop = (jobs: readonly JobAd[]) => {
  const offer = { jobs, telling: tellingAmong(jobs) };
  return (student: Student) => choose(offer, student, nothing, worldDay);
};

/**
 * A search index as people might use it for this: title and skills searched by the student's words, filtered by the
 * gates, the ten best.
 */
const miniSearch = (jobs: readonly JobAd[]) => {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const index = new MiniSearch<{ id: number; title: string; skills: string }>({ fields: ['title', 'skills'] });
  index.addAll(
    jobs.map(({ id, title, skills }) => ({ id, title, skills: skills.join(' ').replaceAll('skill ', 'skill') })),
  );
  return (student: Student) => {
    const words = `${student.degree} ${student.skills.join(' ').replaceAll('skill ', 'skill')}`;
    const found = index.search(words, {
      filter: ({ id }) => {
        const job = byId.get(Number(id));
        return job !== undefined && judge(job, student, worldDay).kind !== 'not_eligible';
      },
    });
    return found.slice(0, 10);
  };
};

/** Only the dot products of a student's embedding with every job's, as floats. */
const dotProductsOnly = (jobs: readonly JobAd[]) => {
  const vectors = jobs.map(({ assessment }) => Float32Array.from(assessment?.embedding ?? []));
  return ({ embedding = new Int16Array() }: Student) => {
    const own = Float32Array.from(embedding);
    let best = 0;
    for (const vector of vectors) {
      let sum = 0;
      for (let at = 0; at < vector.length; at++) sum += (own[at] ?? 0) * (vector[at] ?? 0);
      if (sum > best) best = sum;
    }
    return best;
  };
};

const engineOf = (jobs: readonly JobAd[]) => {
  const engine = createEngine(jobs, worldDay);
  return (student: Student) => engine.choose(student, nothing);
};

/** Milliseconds to count the students who may take an ad, for each of some ads, lowest first. */
const countingMs = ({ jobs, students }: Readonly<{ jobs: readonly JobAd[]; students: readonly Student[] }>) => {
  const tally = tallied(students.map((student) => alikeOf(student, worldDay.day, student.id)));
  return jobs
    .slice(0, adsCounted)
    .map((ad) => {
      const began = cpuSeconds();
      reachOf([ad], tally);
      return 1_000 * (cpuSeconds() - began);
    })
    .toSorted((a, b) => a - b);
};

const some = (students: readonly Student[], round: number) => students.slice(round * sample, (round + 1) * sample);

type Round = Readonly<
  Record<
    'engine' | 'plainLoop' | 'miniSearch' | 'buildMs' | 'vectors' | 'dotProducts' | 'countedMs' | 'slowestCountMs',
    number
  >
>;

const measure = (round: number): Round => {
  const words = createWorld({ seed: round + 1, jobs: jobCount, students: studentCount, dimensions: 0 });
  const few = some(words.students, round);
  const began = performance.now();
  const match = engineOf(words.jobs);
  const buildMs = performance.now() - began;
  const plain = plainLoop(words.jobs);
  for (const student of few) deepStrictEqual(match(student), plain(student));
  const peers = {
    engine: () => timed(words.students, match),
    plainLoop: () => scaled(timed(few, plain), few),
    miniSearch: () => scaled(timed(few, miniSearch(words.jobs)), few),
  };
  const order =
    round % 2 === 0
      ? (['engine', 'plainLoop', 'miniSearch'] as const)
      : (['miniSearch', 'plainLoop', 'engine'] as const);
  const seconds = { engine: 0, plainLoop: 0, miniSearch: 0 };
  for (const name of order) seconds[name] = peers[name]();
  const counts = countingMs(words);
  const [countedMs = 0, slowestCountMs = 0] = [counts[Math.floor(counts.length / 2)], counts.at(-1)];

  const meaning = createWorld({ seed: 100 + round, jobs: jobCount, students: withVectors, dimensions: 384 });
  const fewWithVectors = some(meaning.students, round);
  const matchMeaning = engineOf(meaning.jobs);
  const plainMeaning = plainLoop(meaning.jobs);
  for (const student of fewWithVectors.slice(0, 40)) deepStrictEqual(matchMeaning(student), plainMeaning(student));
  const dotProducts = scaled(timed(fewWithVectors, dotProductsOnly(meaning.jobs)), fewWithVectors);
  const vectors = scaled(timed(meaning.students, matchMeaning), meaning.students);
  return { ...seconds, buildMs, vectors, dotProducts, countedMs, slowestCountMs };
};

/** 100,000 students and 5,000 jobs: gates, scores, exact top ten with reasons (docs: goals, "match"). */
export const match = async () => {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push(measure(round));
    console.log(`round ${round + 1} of ${rounds}`, measured.at(-1));
  }
  const rows = {
    'engine, without embeddings (s)': summary(
      measured.map(({ engine }) => engine),
      goals.seconds,
    ),
    'plain loop (s, from a share)': summary(measured.map(({ plainLoop: seconds }) => seconds)),
    'MiniSearch a student (s, from a share)': summary(measured.map(({ miniSearch: seconds }) => seconds)),
    'plain loop / engine': summary(
      measured.map(({ plainLoop: peer, engine }) => peer / engine),
      goals.againstPlainLoop,
    ),
    'MiniSearch / engine': summary(measured.map(({ miniSearch: peer, engine }) => peer / engine)),
    'engine, with embeddings (s, from a share)': summary(
      measured.map(({ vectors }) => vectors),
      goals.withMeaning,
    ),
    'plain dot products alone (s, from a share)': summary(measured.map(({ dotProducts }) => dotProducts)),
    'dot products alone / engine with embeddings': summary(
      measured.map(({ dotProducts, vectors }) => dotProducts / vectors),
      goals.againstDotProducts,
    ),
    'students of one ad counted (ms, median of 60 ads)': summary(
      measured.map((one) => one.countedMs),
      goals.countedMs,
    ),
    'the slowest of them (ms)': summary(measured.map(({ slowestCountMs }) => slowestCountMs)),
    'columns built (ms)': summary(measured.map(({ buildMs }) => buildMs)),
  };
  console.table(rows);
  return { jobs: jobCount, students: studentCount, rounds: measured, rows };
};

const summary = (values: readonly number[], goal?: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value = 0) => Math.round(value * 100) / 100;
  return {
    median: round(sorted[Math.floor(sorted.length / 2)]),
    lowest: round(sorted[0]),
    highest: round(sorted.at(-1)),
    ...(goal !== undefined && { goal }),
  };
};
