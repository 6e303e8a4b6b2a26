import type { Logger } from '@waratah/kit/logger';
import type { SignedLinks } from '@waratah/kit/signed-links';
import type { Asked } from '@waratah/kit/subgraph';
import type { DigestStore } from './store/digests.ts';
import type { JobStore } from './store/jobs.ts';
import type { StudentStore } from './store/students.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  students: StudentStore;
  jobs: JobStore;
  digests: DigestStore;
  /** Puts digests into the hands of the delivering workers. */
  deliverLater: (digestIds: readonly string[]) => Promise<void>;
  links: SignedLinks;
  /** Address of the web client, for links in mails. */
  publicUrl: string;
  /** Its calendar day is *the* day of a run. */
  timeZone: string;
  clock: () => Date;
  log: Logger;
}>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
