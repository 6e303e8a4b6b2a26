import { SignJWT } from 'jose';
import { z } from 'zod';
import { keysIn, verified } from './verified.ts';

/** Makes and reads the tokens of links in emails. A token serves one purpose only. */
export type SignedLinks = Readonly<{
  sign: (purpose: string, subject: string, lifetime?: string) => Promise<string>;
  /** The subject; undefined if the token is forged, expired or made for another purpose. */
  read: (purpose: string, token: string) => Promise<string | undefined>;
}>;

const Subject = z.string();

/**
 * Links signed with one secret, or with several separated by commas while one is being replaced: the first signs, all
 * are accepted.
 */
export const signedLinks = (secrets: string): SignedLinks => {
  const keys = keysIn(secrets).map((secret) => new TextEncoder().encode(secret));
  const [first = new Uint8Array()] = keys;
  return {
    sign: async (purpose, subject, lifetime) => {
      const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject(subject);
      return (lifetime ? token.setExpirationTime(lifetime) : token).sign(first);
    },
    read: async (purpose, token) => {
      try {
        const { payload } = await verified(token, keys, { audience: purpose, algorithms: ['HS256'] });
        return Subject.parse(payload.sub);
      } catch {
        return undefined;
      }
    },
  };
};
