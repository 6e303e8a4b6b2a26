import type { Asked } from '@waratah/kit/http/subgraph';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { nextTime } from '@waratah/kit/queues/cron';
import { derivedKeys } from '@waratah/kit/security/derived-keys';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
import type { Schedule } from './domain/run.ts';
import { type EngineFor, engineKeeper } from './engine-keeper.ts';
import { type ApplicationStore, applicationStore } from './store/applications.ts';
import { type JobBoard, jobBoard } from './store/board.ts';
import { type DigestStore, digestStore } from './store/digests.ts';
import { type FoundAdStore, foundAdStore } from './store/found-ads.ts';
import { type FeedbackStore, feedbackStore } from './store/feedback.ts';
import { type KeptCheckStore, keptCheckStore } from './store/kept-checks.ts';
import { type JobStore, jobStore } from './store/jobs.ts';
import { type RunStore, runStore } from './store/runs.ts';
import { type ShiftStore, shiftStore } from './store/shifts.ts';
import { type StudentStore, studentStore } from './store/students.ts';
import { secretMarks, type TallyOf, tallyKeeper } from './student-tally.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  students: StudentStore;
  jobs: JobStore;
  digests: DigestStore;
  feedback: FeedbackStore;
  applications: ApplicationStore;
  shifts: ShiftStore;
  keptChecks: KeptCheckStore;
  found: FoundAdStore;
  runs: RunStore;
  board: JobBoard;
  engineFor: EngineFor;
  tallyOf: TallyOf;
  localities: Localities;
  /** Queues digests for the delivering workers; `evenLate` includes those of a day that is over. */
  deliverLater: (digestIds: readonly string[], evenLate?: boolean) => Promise<void>;
  /** Queues the first matches of a student. */
  firstLater: (student: number) => void;
  /** Whether a student's first matches are sent as soon as the profile allows. */
  firstMatches: boolean;
  /** Queues chunks of a day's run for the matching workers. */
  matchLater: (day: string, chunks: readonly number[]) => Promise<void>;
  links: SignedLinks;
  /** Address of the web client, for links in emails. */
  publicUrl: string;
  /** When a day's run begins; the calendar day of its time zone is *the* day of a run. */
  schedule: Schedule;
  clock: () => Date;
  log: Logger;
}>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

type Queues = Pick<Context, 'deliverLater' | 'matchLater' | 'firstLater'>;

export const createContext = async (config: Config, platform: Platform, queues: Queues): Promise<Context> => {
  const { mongo, outbox, clock, log } = platform;
  const localities = await readLocalities();
  const students = studentStore(mongo, localities);
  const jobs = jobStore(mongo, localities);
  const digests = digestStore(mongo, outbox);
  const feedback = feedbackStore(mongo, outbox);
  const applications = applicationStore(mongo);
  const shifts = shiftStore(mongo);
  const keptChecks = keptCheckStore(mongo);
  const found = foundAdStore(mongo);
  const board = jobBoard(jobs);
  const [keyOfCounts = new Uint8Array()] = derivedKeys(config.linkSecret, 'counts of students');
  await buildIndexes(jobs.model, digests.model, feedback.model);
  await Promise.all([digests, applications, shifts, keptChecks, found].map((store) => store.buildIndexes()));
  return {
    students,
    jobs,
    digests,
    feedback,
    applications,
    shifts,
    keptChecks,
    found,
    runs: runStore(mongo),
    board,
    engineFor: engineKeeper(board),
    tallyOf: tallyKeeper(students, secretMarks(keyOfCounts)),
    localities,
    ...queues,
    links: signedLinks(config.linkSecret),
    publicUrl: config.publicUrl,
    firstMatches: config.firstMatches,
    schedule: {
      timeZone: config.timeZone,
      nextAfter: (instant) => nextTime(config.cron, config.timeZone, instant),
    },
    clock,
    log,
  };
};
