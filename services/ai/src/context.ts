import type { Logger } from '@waratah/kit/logger';
import type { Asked } from '@waratah/kit/subgraph';
import type { JobDesk, ProfileDesk } from './desks.ts';
import type { Embedder } from './embedding/embedder.ts';
import type { Work } from './store/texts.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  jobs: JobDesk;
  profiles: ProfileDesk;
  /** Puts texts into the hands of the assessing workers. */
  assessLater: (work: readonly Work[]) => Promise<void>;
  clock: () => Date;
  log: Logger;
}>;

/** What a worker has beside it: the model, which no process of calls alone ever loads. */
export type WorkContext = Context & Readonly<{ embedder: Embedder }>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
