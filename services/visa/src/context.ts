import { type ObjectStore, openObjectStore } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
import { type StudentStore, studentStore } from './store/students.ts';
import { type VerificationStore, verificationStore } from './store/verifications.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  verifications: VerificationStore;
  students: StudentStore;
  objects: ObjectStore;
  links: SignedLinks;
  /** Address of the web client, for links. */
  publicUrl: string;
  clock: () => Date;
  log: Logger;
}>;

/** The same with the caller. */
export type AskedContext = Asked<Context>;

export const createContext = async (config: Config, { mongo, outbox, clock, log }: Platform): Promise<Context> => {
  const verifications = verificationStore(mongo, outbox);
  await buildIndexes(verifications.model);
  const objects = openObjectStore(config.objectStore);
  await objects.ensureBucket();
  return {
    verifications,
    students: studentStore(mongo),
    objects,
    links: signedLinks(config.linkSecret),
    publicUrl: config.publicUrl,
    clock,
    log,
  };
};
