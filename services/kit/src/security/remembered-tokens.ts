import type { KeyObject } from 'node:crypto';
import type { JWTVerifyOptions } from 'jose';
import { recent } from '../process/recent.ts';
import { type Requester, requesterIn, requesterRules, type Caller, type Client, notOpen, signCaller } from './auth.ts';
import { verified } from './verified.ts';

/** More than a gateway sees during the lifetime of a token. */
const maxTokens = 10_000;

/** Verifies tokens once and remembers them until they expire. */
export const tokenReader = <Claims>(
  keys: readonly KeyObject[],
  options: JWTVerifyOptions,
  read: (payload: Readonly<Record<string, unknown>>) => Claims,
) => {
  const known = recent<Readonly<{ claims: Claims; expiresMs: number }>>(maxTokens);
  /** Throws for a token that no key signed, that is for another audience, has expired or lacks a claim. */
  return async (token: string): Promise<Claims> => {
    const found = known.get(token);
    if (found && found.expiresMs > Date.now()) return found.claims;
    const { payload } = await verified(token, keys, options);
    const claims = read(payload);
    if (payload.exp !== undefined) known.set(token, { claims, expiresMs: payload.exp * 1_000 });
    return claims;
  };
};

/** Reads the tokens of `signCaller` for one subgraph. Throws UNAUTHENTICATED without one that names it. */
export const requesterReader = (keys: readonly KeyObject[], subgraph: string) => {
  const read = tokenReader(keys, requesterRules(subgraph), requesterIn);
  return (authorization: string | undefined): Promise<Requester> =>
    read(authorization?.replace(/^Bearer /, '') ?? '').catch(() => Promise.reject(notOpen()));
};

/** Half of a token's lifetime, so that each has enough time left. */
const signedMs = 30_000;

/** Signs callers for subgraphs. The same caller from the same place gets the same token for half a minute. */
export const callerSigner = (key: KeyObject) => {
  const known = recent<Readonly<{ token: Promise<string>; untilMs: number }>>(maxTokens);
  return (caller: Caller, subgraph: string, client: Client): Promise<string> => {
    const name = JSON.stringify([subgraph, caller, client.address, client.agent, client.device]);
    const found = known.get(name);
    if (found && found.untilMs > Date.now()) return found.token;
    const token = signCaller(caller, key, subgraph, client);
    known.set(name, { token, untilMs: Date.now() + signedMs });
    return token;
  };
};
