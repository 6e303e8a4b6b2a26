import { createHash } from 'node:crypto';
import { Failure, forbidden, invalid } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import { createRemoteJWKSet, EncryptJWT, jwtDecrypt, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { messages } from './domain/messages.ts';

/** A person as Google identifies them. */
export type GooglePerson = Readonly<{ sub: string; email: string; emailVerified: boolean; name: string }>;

const Begun = z.object({
  redirect: z.string(),
  role: z.enum(['student', 'employer']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
export type Wanted = Readonly<Pick<z.infer<typeof Begun>, 'redirect' | 'role'>>;

/** Sign-in at an OpenID provider by authorization code with PKCE, state and nonce (design section 10). */
export type Google = Readonly<{
  begin: (wanted: Wanted) => Promise<Readonly<{ url: string; transaction: string }>>;
  /** Errors: INVALID for an answer that does not belong to the transaction, FORBIDDEN when the person or Google declined. */
  finish: (transaction: string, query: string) => Promise<Wanted & Readonly<{ person: GooglePerson }>>;
  /** The person of an id_token that was issued to us. Errors: INVALID naming `id_token`. */
  personOf: (idToken: string) => Promise<GooglePerson>;
}>;

export type GoogleSettings = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  callbackUrl: string;
  /** Encrypts the transaction that the browser keeps while it is at Google. */
  secret: string;
  log: Logger;
}>;

const transactionLifetime = '10m';
/** An id_token is sent to us at once; an older one may have been stolen. */
const idTokenLifetime = '10m';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).default(false),
  name: z.string().max(200).default(''),
  azp: z.string().optional(),
});

const personOfClaims = (claims: unknown): GooglePerson => {
  const { sub, email, email_verified: emailVerified, name } = Claims.parse(claims);
  return { sub, email, emailVerified, name };
};

export const createGoogle = (settings: GoogleSettings): Google => {
  const { issuer, clientId, clientSecret, callbackUrl, log } = settings;
  const sealKey = createHash('sha256').update(`google:${settings.secret}`).digest();
  let found: Promise<Configuration> | undefined;

  /** Discovered at the first sign-in, and again after a failure, so that an outage of Google does not outlast it. */
  const configuration = async () => {
    try {
      const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
      return await (found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 }));
    } catch (error) {
      found = undefined;
      log.warn({ err: error }, 'the OpenID provider does not answer');
      throw unavailable();
    }
  };

  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const keySet = async () =>
    (keys ??= createRemoteJWKSet(new URL((await configuration()).serverMetadata().jwks_uri ?? issuer)));

  const seal = (begun: z.infer<typeof Begun>) =>
    new EncryptJWT(begun)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(transactionLifetime)
      .encrypt(sealKey);

  const unseal = async (transaction: string) => {
    try {
      return Begun.parse((await jwtDecrypt(transaction, sealKey)).payload);
    } catch {
      throw invalid('transaction', messages.googleExpired);
    }
  };

  return {
    begin: async (wanted) => {
      const config = await configuration();
      const begun = { ...wanted, state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, transaction: await seal(begun) };
    },
    finish: async (transaction, query) => {
      const { state, nonce, verifier, ...wanted } = await unseal(transaction);
      const config = await configuration();
      try {
        const tokens = await authorizationCodeGrant(config, new URL(`${callbackUrl}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return { ...wanted, person: personOfClaims(tokens.claims()) };
      } catch (error) {
        log.info({ err: error }, 'sign-in at Google was not completed');
        throw forbidden();
      }
    },
    personOf: async (idToken) => {
      const keys = await keySet();
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: issuersOf(issuer),
          audience: clientId,
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          maxTokenAge: idTokenLifetime,
          requiredClaims: ['sub', 'email', 'exp', 'iat'],
        });
        const { azp } = Claims.parse(payload);
        if (azp !== undefined && azp !== clientId) throw new Error('issued to another party');
        return personOfClaims(payload);
      } catch (error) {
        log.info({ err: error }, 'an id_token was refused');
        throw invalid('id_token', messages.badIdToken);
      }
    },
  };
};

/** Google's tokens name the issuer with or without the scheme. */
const issuersOf = (issuer: string) =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];

const unavailable = () => new Failure('UNAVAILABLE', messages.noGoogle, 60);

/** For installations without Google. */
export const noGoogle: Google = {
  begin: async () => Promise.reject(unavailable()),
  finish: async () => Promise.reject(unavailable()),
  personOf: async () => Promise.reject(unavailable()),
};
