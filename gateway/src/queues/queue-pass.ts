import { createPublicKey, type KeyObject } from 'node:crypto';
import type { UserCaller } from '@waratah/kit/security/auth';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Revocations } from '../revocations.ts';

/** Path of the queue pages; the cookie is sent to nothing else. */
export const queuesPath = '/ops/queues';
const cookieName = 'waratah_queues';

/**
 * Lifetime of a pass, equal to that of an access token. Ended sessions are remembered here for longer, so no pass
 * outlives its session.
 */
const lifetimeS = 10 * 60;
/** A pass in use is renewed up to this age; then the console must request a new one. */
const longestS = 8 * 3_600;

const Claims = z.object({ sub: z.coerce.number().int(), sid: z.string(), since: z.number() });

/** Lets an operator open the queue pages: a browser cannot send a bearer token when it loads a page. */
export type QueuePass = Readonly<{ caller: UserCaller; since: number }>;

type Options = Readonly<{ key: KeyObject; revocations: Revocations; secure: boolean }>;

export const queuePasses = ({ key, revocations, secure }: Options) => {
  const publicKey = createPublicKey(key);
  const readFrom = async (cookies: string | undefined): Promise<QueuePass | undefined> => {
    // slow-pattern: headers of a request have at most 16 kB.
    const token = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]+)`).exec(cookies ?? '')?.[1];
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, publicKey, { audience: 'queues', algorithms: ['EdDSA'] });
      const { sub, sid, since } = Claims.parse(payload);
      if (revocations.has(sid) || Date.now() / 1_000 - since > longestS) return undefined;
      return { caller: { kind: 'user', id: sub, role: 'operator', sessionId: sid }, since };
    } catch {
      return undefined;
    }
  };
  /** The Set-Cookie header of a pass: only for this path, hidden from scripts, not sent from other sites. */
  const cookieOf = async ({ caller, since }: QueuePass) => {
    const token = await new SignJWT({ sid: caller.sessionId, since })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(String(caller.id))
      .setAudience('queues')
      .setExpirationTime(`${lifetimeS}s`)
      .sign(key);
    const flags = `Path=${queuesPath}; Max-Age=${lifetimeS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    return `${cookieName}=${token}; ${flags}`;
  };
  return { readFrom, cookieOf };
};

export type QueuePasses = ReturnType<typeof queuePasses>;
