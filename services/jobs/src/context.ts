import type { ObjectStore } from '@waratah/kit/files/object-store';
import type { Logger } from '@waratah/kit/process/logger';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { Moderation } from './domain/moderation.ts';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import type { DraftStore } from './store/drafts.ts';
import type { EmployerStore } from './store/employers.ts';
import type { FavoriteStore } from './store/favorites.ts';
import type { JobStore } from './store/jobs.ts';
import type { LiveSearch } from './store/live-search.ts';
import type { ReportStore } from './store/reports.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  jobs: JobStore;
  drafts: DraftStore;
  employers: EmployerStore;
  favorites: FavoriteStore;
  reports: ReportStore;
  search: LiveSearch;
  objects: ObjectStore;
  /** Signs links to files. */
  links: SignedLinks;
  localities: Localities;
  /** Whether new employers' and risky ads wait for an operator. */
  moderation: Moderation;
  /** Address of the portal, for links in mails. */
  publicUrl: string;
  clock: () => Date;
  log: Logger;
}>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
