import { createHash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Caller } from '@waratah/kit/security/auth';
import { verified } from '@waratah/kit/security/verified';
import { z } from 'zod';
import type { Revocations } from './revocations.ts';

const Claims = z.object({ sub: z.coerce.number().int(), role: z.string(), sid: z.string() });
const guest: Caller = { kind: 'guest' };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells who asks from the Authorization header. A dead or forged token is nobody's: its bearer is a guest. */
export const createAuthenticator = (accessKeys: readonly KeyObject[], opsKey: string, revocations: Revocations) => {
  const opsDigest = digest(opsKey);

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
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return guest;
    return timingSafeEqual(digest(token), opsDigest) ? { kind: 'key' } : userOf(token);
  };
};
