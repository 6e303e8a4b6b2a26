import { type ObjectStore, openBucket } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Redis } from 'ioredis';
import { type Limit, openFileLimit, openLimit } from '@waratah/kit/security/limits';
import type { AnnounceAgain } from '@waratah/kit/events/announce-again';
import { openReannounceJobs } from './actions/reannounce-jobs.ts';
import type { Config } from './config.ts';
import type { Moderation } from './domain/moderation.ts';
import { type DraftStore, draftStore } from './store/drafts.ts';
import { type EmployerStore, employerStore } from './store/employers.ts';
import type { FeedAddresses } from './import/fetch-file.ts';
import { type FavoriteStore, favoriteStore } from './store/favorites.ts';
import { type FeedStore, feedStore } from './store/feeds.ts';
import { type ImportRunStore, importRunStore } from './store/import-runs.ts';
import { type JobStore, jobStore } from './store/jobs.ts';
import { type LiveSearch, noSearch, startLiveSearch } from './store/live-search.ts';
import { type JobViewStore, jobViewStore } from './store/job-views.ts';
import { type SavedSearchStore, savedSearchStore } from './store/saved-searches.ts';
import { type ReportStore, reportStore } from './store/reports.ts';
import { type ImportQueue, openImportQueue } from './store/import-queue.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  jobs: JobStore;
  reannounce: AnnounceAgain;
  drafts: DraftStore;
  employers: EmployerStore;
  favorites: FavoriteStore;
  reports: ReportStore;
  views: JobViewStore;
  searches: SavedSearchStore;
  imports: ImportRunStore;
  importQueue: ImportQueue;
  feeds: FeedStore;
  /** Which servers feeds may be fetched from. */
  feedAddresses: FeedAddresses;
  search: LiveSearch;
  objects: ObjectStore;
  /** Signs links to files. */
  links: SignedLinks;
  /** Files of one account per minute that are read. */
  /** `edits`: changes of ads by one account per minute, each of which is read anew. */
  limits: Readonly<{ files: Limit; edits: Limit }>;
  localities: Localities;
  /** Whether ads of new employers and risky ads wait for an operator. */
  moderation: Moderation;
  /** Address of the portal, for links in emails. */
  publicUrl: string;
  clock: () => Date;
  log: Logger;
}>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

const editsPerMinute = 60;

export const createContext = async (config: Config, platform: Platform, redis: Redis): Promise<Context> => {
  const { scope, mongo, bus, outbox, clock, log } = platform;
  const jobs = jobStore(mongo, outbox);
  const drafts = draftStore(mongo);
  const favorites = favoriteStore(mongo);
  const reports = reportStore(mongo);
  const searches = savedSearchStore(mongo, outbox);
  const imports = importRunStore(mongo);
  const feeds = feedStore(mongo);
  const views = jobViewStore(mongo, clock);
  const stores = [
    jobs.model,
    drafts.model,
    favorites.model,
    reports.model,
    searches.model,
    ...imports.models,
    ...feeds.models,
  ];
  await buildIndexes(...stores);
  await views.buildIndexes();
  const objects = await openBucket(config.objectStore, platform);
  return {
    jobs,
    reannounce: openReannounceJobs(mongo, jobs, clock),
    drafts,
    employers: employerStore(mongo),
    favorites,
    reports,
    views,
    searches,
    imports,
    importQueue: scope.use(openImportQueue(redis, log)),
    feeds,
    feedAddresses: config.feedAddresses,
    search: config.role === 'worker' ? noSearch : scope.use(await startLiveSearch({ jobs, bus, clock, log })),
    objects,
    links: signedLinks(config.linkSecret),
    limits: {
      files: openFileLimit(redis, config.uploadsPerMinute),
      edits: openLimit(redis, { name: 'ad-edits', points: editsPerMinute, durationS: 60 }),
    },
    localities: await readLocalities(),
    moderation: config.moderation,
    publicUrl: config.publicUrl,
    clock,
    log,
  };
};
