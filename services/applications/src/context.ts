import { type ObjectStore, openBucket } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
import { type ApplicationStore, applicationStore } from './store/applications.ts';
import { type InterestStore, interestStore } from './store/interests.ts';
import { type JobStore, jobStore } from './store/jobs.ts';
import { type PersonStore, personStore } from './store/people.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  applications: ApplicationStore;
  interests: InterestStore;
  jobs: JobStore;
  people: PersonStore;
  objects: ObjectStore;
  /** Signs links to files, and reads the links in morning emails. */
  links: SignedLinks;
  /** Address of the portal, for links. */
  publicUrl: string;
  /** Whether the pilot is on, in which no status changes are possible (design section 8). */
  pilot: boolean;
  clock: () => Date;
  log: Logger;
}>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

export const createContext = async (config: Config, platform: Platform): Promise<Context> => {
  const { mongo, outbox, clock, log } = platform;
  const applications = applicationStore(mongo, outbox);
  const interests = interestStore(mongo, outbox);
  await buildIndexes(applications.model, interests.model);
  const objects = await openBucket(config.objectStore, platform);
  return {
    applications,
    interests,
    jobs: jobStore(mongo),
    people: personStore(mongo),
    objects,
    links: signedLinks(config.linkSecret),
    publicUrl: config.publicUrl,
    pilot: config.pilot,
    clock,
    log,
  };
};
