import type { Logger } from '@waratah/kit/process/logger';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { JobDesk, ProfileDesk } from './desks.ts';
import type { Embedder } from './embedding/embedder.ts';
import type { GenerationStore } from './store/generations.ts';
import type { Work } from './store/texts.ts';
import type { Writer } from './writing/writer.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  jobs: JobDesk;
  profiles: ProfileDesk;
  /** Puts texts into the hands of the assessing workers. */
  assessLater: (work: readonly Work[]) => Promise<void>;
  writer: Writer;
  generations: GenerationStore;
  /** How many descriptions an employer may have written a day (UTC). */
  generationsPerDay: number;
  clock: () => Date;
  log: Logger;
}>;

/** What a worker has beside it: the model, which no process of calls alone ever loads. */
export type WorkContext = Context & Readonly<{ embedder: Embedder }>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
