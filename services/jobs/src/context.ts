import { type ObjectStore, openObjectStore } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
import type { Moderation } from './domain/moderation.ts';
import { type DraftStore, draftStore } from './store/drafts.ts';
import { type EmployerStore, employerStore } from './store/employers.ts';
import { type FavoriteStore, favoriteStore } from './store/favorites.ts';
import { type JobStore, jobStore } from './store/jobs.ts';
import { type LiveSearch, noSearch, startLiveSearch } from './store/live-search.ts';
import { type ReportStore, reportStore } from './store/reports.ts';

/** What every action works with, built once at the start. */
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
  /** Whether ads of new employers and risky ads wait for an operator. */
  moderation: Moderation;
  /** Address of the portal, for links in emails. */
  publicUrl: string;
  clock: () => Date;
  log: Logger;
}>;

/** The same with the caller. */
export type AskedContext = Asked<Context>;

export const createContext = async (config: Config, platform: Platform): Promise<Context> => {
  const { scope, mongo, bus, outbox, clock, log } = platform;
  const jobs = jobStore(mongo, outbox);
  const drafts = draftStore(mongo);
  const favorites = favoriteStore(mongo);
  const reports = reportStore(mongo);
  await buildIndexes(jobs.model, drafts.model, favorites.model, reports.model);
  const objects = openObjectStore(config.objectStore);
  await objects.ensureBucket();
  return {
    jobs,
    drafts,
    employers: employerStore(mongo),
    favorites,
    reports,
    search: config.role === 'worker' ? noSearch : scope.use(await startLiveSearch({ jobs, bus, clock, log })),
    objects,
    links: signedLinks(config.linkSecret),
    localities: await readLocalities(),
    moderation: config.moderation,
    publicUrl: config.publicUrl,
    clock,
    log,
  };
};
