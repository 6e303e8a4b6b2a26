import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { localPrefix } from '../process/config.ts';
import { Failure, forbidden, unauthenticated } from '../errors.ts';
import { keysIn, verified } from './verified.ts';

/** Who asks: nobody known, a signed-in user, or the operator's key. */
export type Caller =
  | Readonly<{ kind: 'guest' }>
  | Readonly<{ kind: 'user'; id: number; role: string; sessionId: string }>
  | Readonly<{ kind: 'key' }>;

/** Where a request comes from: the network address and what the program calls itself. Empty when unknown. */
export type Client = Readonly<{ address: string; agent: string }>;

const nowhere: Client = { address: '', agent: '' };

const ClientClaim = z.object({ address: z.string(), agent: z.string() });

const Claims = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('user'), id: z.number().int(), role: z.string(), sessionId: z.string() }),
  z.object({ kind: z.literal('key') }),
]);

const ed25519Header = Buffer.from('302e020100300506032b657004220420', 'hex');

const derivedKey = (phrase: string) =>
  createPrivateKey({
    key: Buffer.concat([ed25519Header, createHash('sha256').update(phrase).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/** An Ed25519 signing key from a setting: base64 PKCS#8, or a local phrase from which both halves derive. */
export const signingKey = (setting: string): KeyObject =>
  setting.startsWith(localPrefix)
    ? derivedKey(setting)
    : createPrivateKey({ key: Buffer.from(setting, 'base64'), format: 'der', type: 'pkcs8' });

/** The public half: base64 SPKI, or the same local phrase; between commas several, while a key is replaced. */
export const verifyingKeys = (setting: string): readonly KeyObject[] =>
  keysIn(setting).map((half) =>
    half.startsWith(localPrefix)
      ? createPublicKey(derivedKey(half))
      : createPublicKey({ key: Buffer.from(half, 'base64'), format: 'der', type: 'spki' }),
  );

type Service = string;

/** Signs who asks and from where, for one hop from the gateway to a subgraph; valid for a minute and there alone. */
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
): Promise<Caller> => (await verifyAsker(authorization, keys, subgraph)).caller;

/** The same, with where the request comes from. */
export const verifyAsker = async (
  authorization: string | undefined,
  keys: readonly KeyObject[],
  subgraph: Service,
): Promise<Readonly<{ caller: Caller; client: Client }>> => {
  try {
    const { payload } = await verified(authorization?.replace(/^Bearer /, '') ?? '', keys, {
      audience: subgraph,
      algorithms: ['EdDSA'],
    });
    return { caller: Claims.parse(payload.caller), client: ClientClaim.parse(payload.client) };
  } catch {
    throw new Failure('UNAUTHENTICATED', 'This address is not open to you');
  }
};

export type UserCaller = Extract<Caller, { kind: 'user' }>;

/** The signed-in user. Errors: UNAUTHENTICATED for guests, FORBIDDEN for another role than the given one. */
export const requireUser = (caller: Caller, role?: string): UserCaller => {
  if (caller.kind !== 'user') throw unauthenticated();
  if (role !== undefined && caller.role !== role) throw forbidden();
  return caller;
};

/** Operators, signed in or by key. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const requireOperator = (caller: Caller): void => {
  if (caller.kind !== 'key') requireUser(caller, 'operator');
};

/** The operators' key alone. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const requireKey = (caller: Caller): void => {
  if (caller.kind === 'guest') throw unauthenticated();
  if (caller.kind !== 'key') throw forbidden();
};

/** The user with the id, or an operator. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const requireSelf = (caller: Caller, id: number): void => {
  if (caller.kind !== 'user' || caller.id !== id) requireOperator(caller);
};
