import type { ObjectStore } from '@waratah/kit/files/object-store';
import type { Logger } from '@waratah/kit/process/logger';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { ApplicationStore } from './store/applications.ts';
import type { InterestStore } from './store/interests.ts';
import type { JobStore } from './store/jobs.ts';
import type { PersonStore } from './store/people.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  applications: ApplicationStore;
  interests: InterestStore;
  jobs: JobStore;
  people: PersonStore;
  objects: ObjectStore;
  /** Signs links to files, and reads those of morning e-mails. */
  links: SignedLinks;
  /** Address of the portal, for links. */
  publicUrl: string;
  /** No status changes during the pilot (design section 8). */
  pilot: boolean;
  clock: () => Date;
  log: Logger;
}>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
