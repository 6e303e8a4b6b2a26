import { createHash } from 'node:crypto';
import { keysIn } from '@waratah/kit/security/verified';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { generateSecret, generateURI, verify } from 'otplib';
import { encodeQR } from 'qr';
import { z } from 'zod';

/** A new secret for an authenticator app. */
export type NewSecret = Readonly<{
  /** In letters and digits, for typing in. */
  secret: string;
  /** An otpauth:// address, which apps read. */
  uri: string;
  /** The same as a QR code, an SVG image. */
  qr: string;
  /** Encrypted, as it is stored. */
  sealed: string;
}>;

/** Codes of six digits that change every 30 seconds (RFC 6238). */
export type Authenticator = Readonly<{
  begin: (account: string) => Promise<NewSecret>;
  /**
   * The 30-second step that a code belongs to (the current one or a neighbour), and the secret encrypted again, so that
   * a key can be replaced. Undefined for a wrong code, or if no key decrypts the secret.
   */
  check: (sealed: string, code: string, now: Date) => Promise<Readonly<{ step: number; sealed: string }> | undefined>;
}>;

const issuer = 'Waratah';
const stepS = 30;

const Sealed = z.object({ secret: z.string() });

/** Encrypts the secrets of authenticator apps. Of several keys, the first encrypts and all decrypt. */
export const createAuthenticator = (secrets: string): Authenticator => {
  const keys = keysIn(secrets).map((key) => createHash('sha256').update(`second-factor:${key}`).digest());
  const [first = new Uint8Array()] = keys;

  const unseal = async (sealed: string) => {
    try {
      return Sealed.parse((await Promise.any(keys.map((key) => jwtDecrypt(sealed, key)))).payload).secret;
    } catch {
      return undefined;
    }
  };

  const seal = (secret: string) =>
    new EncryptJWT({ secret }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(first);

  return {
    begin: async (account) => {
      const secret = generateSecret();
      const uri = generateURI({ issuer, label: account, secret });
      return { secret, uri, qr: encodeQR(uri, 'svg', { border: 2 }), sealed: await seal(secret) };
    },
    check: async (sealed, code, now) => {
      if (!/^\d{6}$/.test(code)) return undefined;
      const secret = await unseal(sealed);
      if (secret === undefined) return undefined;
      const epoch = Math.floor(now.getTime() / 1_000);
      const checked = await verify({ secret, token: code, epoch, epochTolerance: stepS });
      if (!checked.valid) return undefined;
      return { step: Math.floor(epoch / stepS) + checked.delta, sealed: await seal(secret) };
    },
  };
};
