import type { Asked } from '@waratah/kit/http/subgraph';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { nextTime } from '@waratah/kit/queues/cron';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
import type { Schedule } from './domain/run.ts';
import { type EngineFor, engineKeeper } from './engine-keeper.ts';
import { type JobBoard, jobBoard } from './store/board.ts';
import { type DigestStore, digestStore } from './store/digests.ts';
import { type FeedbackStore, feedbackStore } from './store/feedback.ts';
import { type JobStore, jobStore } from './store/jobs.ts';
import { type RunStore, runStore } from './store/runs.ts';
import { type StudentStore, studentStore } from './store/students.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  students: StudentStore;
  jobs: JobStore;
  digests: DigestStore;
  feedback: FeedbackStore;
  runs: RunStore;
  board: JobBoard;
  engineFor: EngineFor;
  /** Queues digests for the delivering workers; `evenLate` includes those of a day that is over. */
  deliverLater: (digestIds: readonly string[], evenLate?: boolean) => Promise<void>;
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

/** The same with the caller. */
export type AskedContext = Asked<Context>;

type Queues = Pick<Context, 'deliverLater' | 'matchLater'>;

export const createContext = async (config: Config, platform: Platform, queues: Queues): Promise<Context> => {
  const { mongo, outbox, clock, log } = platform;
  const jobs = jobStore(mongo);
  const digests = digestStore(mongo, outbox);
  const feedback = feedbackStore(mongo, outbox);
  const board = jobBoard(jobs);
  await buildIndexes(jobs.model, digests.model, feedback.model);
  await digests.buildIndexes();
  return {
    students: studentStore(mongo, await readLocalities()),
    jobs,
    digests,
    feedback,
    runs: runStore(mongo),
    board,
    engineFor: engineKeeper(board),
    ...queues,
    links: signedLinks(config.linkSecret),
    publicUrl: config.publicUrl,
    schedule: {
      timeZone: config.timeZone,
      nextAfter: (instant) => nextTime(config.cron, config.timeZone, instant),
    },
    clock,
    log,
  };
};
