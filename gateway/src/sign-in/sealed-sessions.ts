import { createHash } from 'node:crypto';
import { Failure } from '@waratah/kit/errors';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** The encrypted data that a browser keeps while the user is at Google. No server stores it. */
const Session = z.looseObject({
  /** The client's sign-in page with its query. */
  redirect: z.string(),
  /** The role for a new account, if one was chosen. */
  role: z.enum(['student', 'employer']).optional(),
});
export type SignInSession = z.infer<typeof Session>;

const lifetime = '10m';

/** Encrypts and decrypts the cookie that replaces a session on the server. */
export const sealedSessions = (secret: string) => {
  const key = createHash('sha256').update(`google:${secret}`).digest();
  return {
    seal: (session: SignInSession): Promise<string> =>
      new EncryptJWT(session)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(lifetime)
        .encrypt(key),
    /** Errors: INVALID for a cookie that is missing, forged or too old. */
    open: async (cookie: string): Promise<SignInSession> => {
      try {
        return Session.parse((await jwtDecrypt(cookie, key)).payload);
      } catch {
        throw new Failure('INVALID', 'This sign-in has expired. Please try again.');
      }
    },
  };
};
