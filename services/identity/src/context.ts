import type { Bus } from '@waratah/kit/events/bus';
import { type ObjectStore, openBucket } from '@waratah/kit/files/object-store';
import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import { type NetworkMarks, networkMarks } from '@waratah/kit/security/network-marks';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import type { Redis } from 'ioredis';
import type { AnnounceAgain } from '@waratah/kit/events/announce-again';
import { openReannounceUsers } from './actions/reannounce-users.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import type { Config } from './config.ts';
import { createGoogle, type Google, noGoogle } from './google.ts';
import { type Limits, openLimits } from './limits.ts';
import { type Counters, createCounters } from './metrics.ts';
import type { Passwords } from './passwords.ts';
import { createRevocations, type Revocations } from './revocations.ts';
import { type AuditStore, auditStore } from './store/audit.ts';
import { type ResetRequestStore, resetRequestStore } from './store/reset-requests.ts';
import { type SessionStore, sessionStore } from './store/sessions.ts';
import { type SignInCodeStore, signInCodeStore } from './store/sign-in-codes.ts';
import { type UsedTokenStore, usedTokenStore } from './store/used-tokens.ts';
import { type UserStore, userStore } from './store/users.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  users: UserStore;
  sessions: SessionStore;
  resetRequests: ResetRequestStore;
  tokens: Tokens;
  passwords: Passwords;
  authenticator: Authenticator;
  /** Whether every operator must sign in with a second factor; otherwise only those who have set one up. */
  demandSecondFactor: boolean;
  revocations: Revocations;
  limits: Limits;
  google: Google;
  usedTokens: UsedTokenStore;
  signInCodes: SignInCodeStore;
  audit: AuditStore;
  reannounceUsers: AnnounceAgain;
  /** The bus; operators read and replay its dead letters. */
  bus: Bus;
  objects: ObjectStore;
  links: SignedLinks;
  /** The mark of a network address, for the limits of emails. */
  networkMark: NetworkMarks;
  /** Localities in which students may live. */
  localities: Localities;
  /** Address of the web client, for links in emails. */
  publicUrl: string;
  metrics: Counters;
  clock: () => Date;
  log: Logger;
}>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

export const createContext = async (
  config: Config,
  platform: Platform,
  {
    redis,
    passwords,
    demandSecondFactor,
  }: Pick<Context, 'passwords' | 'demandSecondFactor'> & Readonly<{ redis: Redis }>,
): Promise<Context> => {
  const { mongo, bus, outbox, metrics, clock, log } = platform;
  const users = userStore(mongo, outbox);
  const sessions = sessionStore(mongo);
  const usedTokens = usedTokenStore(mongo);
  const signInCodes = signInCodeStore(mongo);
  const audit = auditStore(mongo);
  await buildIndexes(users.model, sessions.model, usedTokens, signInCodes, audit);
  const objects = await openBucket(config.objectStore, platform);
  return {
    users,
    sessions,
    resetRequests: resetRequestStore(mongo),
    tokens: createTokens(config),
    passwords,
    authenticator: createAuthenticator(config.linkSecret),
    demandSecondFactor,
    revocations: createRevocations(redis, log),
    limits: openLimits(redis, config),
    google: config.google ? createGoogle({ ...config.google, log }) : noGoogle,
    usedTokens,
    signInCodes,
    audit,
    reannounceUsers: openReannounceUsers(mongo, users, clock),
    bus,
    objects,
    links: signedLinks(config.linkSecret),
    networkMark: networkMarks(config.linkSecret),
    localities: await readLocalities(),
    publicUrl: config.publicUrl,
    metrics: createCounters(metrics),
    clock,
    log,
  };
};
