import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { accessTokenMs } from '@waratah/vocabulary/limits';
import { SignJWT } from 'jose';
import type { Session } from './domain/session.ts';
import type { Role } from './domain/user.ts';

/** Seconds. */
export const accessTokenLifetimeS = accessTokenMs / 1_000;

/** A refresh token contains its session and its turn and ends with an HMAC. It is not stored. */
export type RefreshToken = Readonly<{ sessionId: string; turn: number }>;

export type Tokens = Readonly<{
  access: (user: { _id: number; role: Role }, sessionId: string) => Promise<string>;
  refresh: (session: Pick<Session, '_id' | 'turn'>) => string;
  /** Undefined when the token is not one of ours. */
  readRefresh: (token: string) => RefreshToken | undefined;
}>;

export const createTokens = (keys: { accessKey: KeyObject; refreshSecret: string }): Tokens => {
  const prove = (sessionId: string, turn: number) =>
    createHmac('sha256', keys.refreshSecret).update(`${sessionId}.${turn}`).digest('base64url');
  return {
    access: (user, sessionId) =>
      new SignJWT({ role: user.role, sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setSubject(String(user._id))
        .setIssuedAt()
        .setAudience('gateway')
        .setExpirationTime(`${accessTokenLifetimeS}s`)
        .sign(keys.accessKey),
    refresh: ({ _id, turn }) => `${_id}.${turn}.${prove(_id, turn)}`,
    readRefresh: (token) => {
      const [, sessionId = '', turnText = '', proof = ''] = /^([^.]+)\.(0|[1-9]\d{0,8})\.([^.]+)$/.exec(token) ?? [];
      const turn = Number(turnText);
      const expected = Buffer.from(prove(sessionId, turn));
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected) ? { sessionId, turn } : undefined;
    },
  };
};
