import type { KeyObject } from 'node:crypto';
import { type JWTVerifyOptions, SignJWT } from 'jose';
import { z } from 'zod';
import { Failure, forbidden, unauthenticated } from '../errors.ts';
import { verified } from './verified.ts';

/** The caller: a guest, a signed-in user, or the operators' key. */
export type Caller =
  | Readonly<{ kind: 'guest' }>
  | Readonly<{ kind: 'user'; id: number; role: string; sessionId: string }>
  | Readonly<{ kind: 'key' }>;

/** Where a request comes from. */
export type Client = Readonly<{
  /** Empty if unknown, like the user agent. */
  address: string;
  agent: string;
  /** The digest of the browser's device cookie, if it sent one; for identity only. */
  device?: string | undefined;
}>;

const nowhere: Client = { address: '', agent: '' };

const ClientClaim = z.object({ address: z.string(), agent: z.string(), device: z.string().optional() });

const Claims = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('user'), id: z.number().int(), role: z.string(), sessionId: z.string() }),
  z.object({ kind: z.literal('key') }),
]);

type Service = string;

/**
 * Signs the caller and where the request comes from, for one hop from the gateway to a subgraph. The token is valid for
 * a minute, and only there.
 */
export const signCaller = (
  caller: Caller,
  key: KeyObject,
  subgraph: Service | Service[],
  client: Client = nowhere,
): Promise<string> =>
  new SignJWT({ caller, client })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setAudience(subgraph)
    .setExpirationTime('60s')
    .sign(key);

/** Reads the token of `signCaller`. A subgraph refuses every request without one that names it: UNAUTHENTICATED. */
export const verifyCaller = async (
  authorization: string | undefined,
  keys: readonly KeyObject[],
  subgraph: Service,
): Promise<Caller> => (await verifyRequester(authorization, keys, subgraph)).caller;

/** The caller, and where the request comes from. */
export type Requester = Readonly<{ caller: Caller; client: Client }>;

/** The claims that a token for a subgraph must have. */
export const requesterRules = (subgraph: Service): JWTVerifyOptions => ({
  audience: subgraph,
  algorithms: ['EdDSA'],
  requiredClaims: ['exp'],
});

/** Throws if the claims are different. */
export const requesterIn = (payload: Readonly<Record<string, unknown>>): Requester => ({
  caller: Claims.parse(payload.caller),
  client: ClientClaim.parse(payload.client),
});

export const notOpen = () => new Failure('UNAUTHENTICATED', 'This address is not open to you');

/** The caller of a token, with where the request comes from. */
export const verifyRequester = async (
  authorization: string | undefined,
  keys: readonly KeyObject[],
  subgraph: Service,
): Promise<Requester> => {
  try {
    const token = authorization?.replace(/^Bearer /, '') ?? '';
    return requesterIn((await verified(token, keys, requesterRules(subgraph))).payload);
  } catch {
    throw notOpen();
  }
};

export type UserCaller = Extract<Caller, { kind: 'user' }>;

/** The signed-in user. Errors: UNAUTHENTICATED for guests, FORBIDDEN for another role than required. */
export const requireUser = (caller: Caller, role?: string): UserCaller => {
  if (caller.kind !== 'user') throw unauthenticated();
  if (role !== undefined && caller.role !== role) throw forbidden();
  return caller;
};

/** An operator, signed in or by key. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const requireOperator = (caller: Caller): void => {
  if (caller.kind !== 'key') requireUser(caller, 'operator');
};

/** Only the operators' key. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const requireKey = (caller: Caller): void => {
  if (caller.kind === 'guest') throw unauthenticated();
  if (caller.kind !== 'key') throw forbidden();
};

/** The user with the id, or an operator. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const requireSelf = (caller: Caller, id: number): void => {
  if (caller.kind !== 'user' || caller.id !== id) requireOperator(caller);
};
