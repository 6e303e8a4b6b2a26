import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Makes and reads the tokens of links in e-mails. A token serves one purpose only. */
export type SignedLinks = Readonly<{
  sign: (purpose: string, subject: string, lifetime?: string) => Promise<string>;
  /** The subject, or undefined when the token is forged, expired or made for another purpose. */
  read: (purpose: string, token: string) => Promise<string | undefined>;
}>;

const Subject = z.string();

export const signedLinks = (secret: string): SignedLinks => {
  const key = new TextEncoder().encode(secret);
  return {
    sign: async (purpose, subject, lifetime) => {
      const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject(subject);
      return (lifetime ? token.setExpirationTime(lifetime) : token).sign(key);
    },
    read: async (purpose, token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: purpose, algorithms: ['HS256'] });
        return Subject.parse(payload.sub);
      } catch {
        return undefined;
      }
    },
  };
};
