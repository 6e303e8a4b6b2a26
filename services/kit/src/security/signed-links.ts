import { SignJWT } from 'jose';
import { z } from 'zod';
import { derivedKeys } from './derived-keys.ts';
import { keysIn, verified } from './verified.ts';

/** Makes and reads the tokens of links in emails. A token serves one purpose only. */
export type SignedLinks = Readonly<{
  sign: (purpose: string, subject: string, lifetime?: string) => Promise<string>;
  /** The subject; undefined if the token is forged, expired or made for another purpose. */
  read: (purpose: string, token: string) => Promise<string | undefined>;
}>;

const Subject = z.string();

/**
 * Links signed with a key for each purpose, derived from one secret, or from several separated by commas while one is
 * being replaced: the first signs, all are accepted.
 */
export const signedLinks = (secrets: string): SignedLinks => {
  const keysOf = (purpose: string) => derivedKeys(secrets, `link ${purpose}`);
  // Links sent before decision 0080 are signed with the secret itself. Accepting them ends a year after its release.
  const earlier = keysIn(secrets).map((secret) => new TextEncoder().encode(secret));
  return {
    sign: async (purpose, subject, lifetime) => {
      const [own = new Uint8Array()] = keysOf(purpose);
      const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject(subject);
      return (lifetime ? token.setExpirationTime(lifetime) : token).sign(own);
    },
    read: async (purpose, token) => {
      try {
        const keys = [...keysOf(purpose), ...earlier];
        const { payload } = await verified(token, keys, { audience: purpose, algorithms: ['HS256'] });
        return Subject.parse(payload.sub);
      } catch {
        return undefined;
      }
    },
  };
};
