import { type ObjectStore, openBucket } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Redis } from 'ioredis';
import { type Limit, openFileLimit } from '@waratah/kit/security/limits';
import type { AnnounceAgain } from '@waratah/kit/events/announce-again';
import { openReannounce } from './actions/reannounce.ts';
import type { Config } from './config.ts';
import { type StudentStore, studentStore } from './store/students.ts';
import { type VerificationStore, verificationStore } from './store/verifications.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  verifications: VerificationStore;
  students: StudentStore;
  reannounce: AnnounceAgain;
  objects: ObjectStore;
  links: SignedLinks;
  /** Files of one account per minute that are read. */
  limits: Readonly<{ files: Limit }>;
  /** Address of the web client, for links. */
  publicUrl: string;
  /** How many operators have to approve a visa. */
  reviewers: 1 | 2;
  clock: () => Date;
  log: Logger;
}>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

export const createContext = async (config: Config, platform: Platform, redis: Redis): Promise<Context> => {
  const { mongo, outbox, clock, log } = platform;
  const verifications = verificationStore(mongo, outbox);
  await buildIndexes(verifications.model);
  const objects = await openBucket(config.objectStore, platform);
  return {
    verifications,
    students: studentStore(mongo),
    reannounce: openReannounce(mongo, verifications, clock),
    objects,
    links: signedLinks(config.linkSecret),
    limits: { files: openFileLimit(redis, config.uploadsPerMinute) },
    publicUrl: config.publicUrl,
    reviewers: config.reviewers,
    clock,
    log,
  };
};
