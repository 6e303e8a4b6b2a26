import type { ObjectStore } from '@waratah/kit/files/object-store';
import type { Logger } from '@waratah/kit/process/logger';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { StudentStore } from './store/students.ts';
import type { VerificationStore } from './store/verifications.ts';

/** What every action works with, built once. */
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

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
