import { Failure, invalid } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import { isServerUnavailable } from '@waratah/kit/server-unavailable';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { allowInsecureRequests, discovery } from 'openid-client';
import { z } from 'zod';
import { messages } from './domain/messages.ts';

/** A person as Google identifies them. */
export type GooglePerson = Readonly<{ sub: string; email: string; emailVerified: boolean; name: string }>;

/** Verifies Google's statement about a person. The gateway performs the sign-in itself (design section 10). */
export type Google = Readonly<{
  /** The person of an id_token that was issued to us. Errors: INVALID naming `id_token`, UNAVAILABLE. */
  personOf: (idToken: string) => Promise<GooglePerson>;
}>;

export type GoogleSettings = Readonly<{ issuer: string; clientId: string; log: Logger }>;

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

export const createGoogle = ({ issuer, clientId, log }: GoogleSettings): Google => {
  let found: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const discover = async () => {
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const provider = await discovery(new URL(issuer), clientId, undefined, undefined, { execute, timeout: 10 });
    return createRemoteJWKSet(new URL(provider.serverMetadata().jwks_uri ?? issuer));
  };

  /** Discovered at the first sign-in and again after a failure, so that sign-ins work as soon as Google does. */
  const keySet = async () => {
    try {
      return await (found ??= discover());
    } catch (error) {
      found = undefined;
      log.warn({ err: error }, 'the OpenID provider does not answer');
      throw unavailable();
    }
  };

  return {
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
        if (isKeySetAway(error)) throw unavailable();
        log.info({ err: error }, 'an id_token was refused');
        throw invalid('id_token', messages.badIdToken);
      }
    },
  };
};

/** The key set is fetched within the verification. If it is not what it should be, the library's error has no code of its own. */
const isKeySetAway = (error: unknown) =>
  isServerUnavailable(error) ||
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError && error.code === errors.JOSEError.code);

/** Google's tokens name the issuer with or without the scheme. */
const issuersOf = (issuer: string) =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];

const unavailable = () => new Failure('UNAVAILABLE', messages.noGoogle, 60);

/** For installations without Google. */
export const noGoogle: Google = {
  personOf: async () => Promise.reject(unavailable()),
};
