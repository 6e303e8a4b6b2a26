import type { KeyObject } from 'node:crypto';
import type { Caller } from '@waratah/kit/security/auth';
import { tokenReader } from '@waratah/kit/security/remembered-tokens';
import type { Request } from 'express';
import { z } from 'zod';
import type { Revocations } from '../revocations.ts';
import type { KeyCheck } from './operators-key.ts';
import { type GatewayPassport, strategyOf } from './passport.ts';

const Claims = z.object({ sub: z.coerce.number().int(), role: z.string(), sid: z.string() });

export const bearerOf = (authorization: string | undefined) => /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];

/** The caller according to the Authorization header. An expired or forged token identifies nobody. */
export const bearerStrategy = (accessKeys: readonly KeyObject[], isKey: KeyCheck, revocations: Revocations) => {
  const read = tokenReader(accessKeys, { audience: 'gateway', algorithms: ['EdDSA'] }, (payload) =>
    Claims.parse(payload),
  );
  const userOf = async (token: string): Promise<Express.User | false> => {
    try {
      const { sub, role, sid } = await read(token);
      return revocations.has(sid) ? false : { caller: { kind: 'user', id: sub, role, sessionId: sid } };
    } catch {
      return false;
    }
  };

  return strategyOf(async ({ headers, ip }) => {
    const token = bearerOf(headers.authorization);
    if (!token) return false;
    return isKey(token, ip) ? { caller: { kind: 'key' } } : userOf(token);
  });
};

/** The caller; a guest if the bearer strategy finds none. */
export const callerOf = async (passport: GatewayPassport, request: Request): Promise<Caller> => {
  const found = await passport.find('bearer', request);
  return (found && found.caller) || { kind: 'guest' };
};
