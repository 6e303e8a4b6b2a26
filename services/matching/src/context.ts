import type { Logger } from '@waratah/kit/process/logger';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { Schedule } from './domain/run.ts';
import type { EngineFor } from './engine-keeper.ts';
import type { JobBoard } from './store/board.ts';
import type { DigestStore } from './store/digests.ts';
import type { FeedbackStore } from './store/feedback.ts';
import type { JobStore } from './store/jobs.ts';
import type { RunStore } from './store/runs.ts';
import type { StudentStore } from './store/students.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  students: StudentStore;
  jobs: JobStore;
  digests: DigestStore;
  feedback: FeedbackStore;
  runs: RunStore;
  board: JobBoard;
  engineFor: EngineFor;
  /** Puts digests into the hands of the delivering workers; `evenLate` those of a day that is over too. */
  deliverLater: (digestIds: readonly string[], evenLate?: boolean) => Promise<void>;
  /** Puts chunks of a day's run into the hands of the matching workers. */
  matchLater: (day: string, chunks: readonly number[]) => Promise<void>;
  links: SignedLinks;
  /** Address of the web client, for links in mails. */
  publicUrl: string;
  /** When a day's run begins; the calendar day of its time zone is *the* day of a run. */
  schedule: Schedule;
  clock: () => Date;
  log: Logger;
}>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
