import type { Logger } from '@waratah/kit/process/logger';
import type { ObjectStore } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { ResumeReader } from './files/read-resume.ts';
import type { Google } from './google.ts';
import type { Passwords } from './passwords.ts';
import type { Revocations } from './revocations.ts';
import type { Bus } from '@waratah/kit/events/bus';
import type { AuditStore } from './store/audit.ts';
import type { ResetRequestStore } from './store/reset-requests.ts';
import type { SessionStore } from './store/sessions.ts';
import type { UsedTokenStore } from './store/used-tokens.ts';
import type { UserStore } from './store/users.ts';
import type { Tokens } from './tokens.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  users: UserStore;
  sessions: SessionStore;
  resetRequests: ResetRequestStore;
  tokens: Tokens;
  passwords: Passwords;
  revocations: Revocations;
  google: Google;
  usedTokens: UsedTokenStore;
  audit: AuditStore;
  /** For what nobody could handle: operators look after it. */
  bus: Bus;
  objects: ObjectStore;
  /** What a resume says, read out of its PDF. */
  readResume: ResumeReader;
  links: SignedLinks;
  /** Address of the web client, for links in mails. */
  publicUrl: string;
  clock: () => Date;
  log: Logger;
}>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
