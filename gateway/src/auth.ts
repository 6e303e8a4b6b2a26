import { createHash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Caller } from '@waratah/kit/security/auth';
import { verified } from '@waratah/kit/security/verified';
import { z } from 'zod';
import type { Revocations } from './revocations.ts';

const Claims = z.object({ sub: z.coerce.number().int(), role: z.string(), sid: z.string() });
const guest: Caller = { kind: 'guest' };

const digest = (text: string) => createHash('sha256').update(text).digest();

export const bearerOf = (authorization: string | undefined) => /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];

/** Whether a bearer is the operators' key; takes the same time for every other. */
export type KeyCheck = (bearer: string) => boolean;

export const createKeyCheck = (opsKey: string): KeyCheck => {
  const expected = digest(opsKey);
  return (bearer) => timingSafeEqual(digest(bearer), expected);
};

/** Tells who asks from the Authorization header. A dead or forged token is nobody's: its bearer is a guest. */
export const createAuthenticator = (accessKeys: readonly KeyObject[], isKey: KeyCheck, revocations: Revocations) => {
  const userOf = async (token: string): Promise<Caller> => {
    try {
      const { payload } = await verified(token, accessKeys, { audience: 'gateway', algorithms: ['EdDSA'] });
      const { sub, role, sid } = Claims.parse(payload);
      return revocations.has(sid) ? guest : { kind: 'user', id: sub, role, sessionId: sid };
    } catch {
      return guest;
    }
  };

  return async (authorization: string | undefined): Promise<Caller> => {
    const token = bearerOf(authorization);
    if (!token) return guest;
    return isKey(token) ? { kind: 'key' } : userOf(token);
  };
};
