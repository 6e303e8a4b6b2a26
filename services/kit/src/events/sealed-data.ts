import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { serverAddressIn } from '../process/server-address.ts';
import type { NatsSettings } from '../process/servers.ts';

/**
 * Encrypts the data of events that contain secrets, such as links of emails, so that reading the database alone reveals
 * none.
 */
export type SealedData = Readonly<{
  seal: (data: unknown) => Promise<string>;
  /** Undefined for data that was encrypted with another key. */
  open: (sealed: string) => Promise<unknown>;
}>;

/** The key is derived from the service's NATS credentials, which are stored in no database. */
export const sealedData = ({ url, credentials }: Pick<NatsSettings, 'url' | 'credentials'>): SealedData => {
  const { user = '', password = '' } = serverAddressIn(url) ?? {};
  const key = new Uint8Array(hkdfSync('sha256', credentials ?? `${user}:${password}`, '', 'published events', 32));
  return {
    seal: (data) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(data)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    open: async (sealed) => {
      try {
        const { plaintext } = await compactDecrypt(sealed, key);
        const data: unknown = JSON.parse(new TextDecoder().decode(plaintext));
        return data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};
