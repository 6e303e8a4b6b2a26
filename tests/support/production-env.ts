import { generateKeyPairSync } from 'node:crypto';
import { partNames } from '@waratah/stack/part-names';
import type { PartName } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import type { Servers } from '@waratah/stack/servers';
import { serviceEnv } from './service-env.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    open: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};
const [access, internal] = [pair(), pair()];

/** A free port for each part. */
export const freePorts = async (): Promise<Readonly<Record<PartName, number>>> => ({
  identity: await freePort(),
  jobs: await freePort(),
  applications: await freePort(),
  ai: await freePort(),
  matching: await freePort(),
  visa: await freePort(),
  mailer: await freePort(),
  gateway: await freePort(),
});

/** The operators' key of `productionEnv`. */
export const opsKey = 'the key of this test with 32 bytes at least';
/** Of the object store: production refuses the public default of the local stack. */
export const objectStoreSecret = 'the object store of this test';

/**
 * Settings of a part as in production, where the local stack's default secrets are refused; without HOST and NODE_ENV,
 * which the image sets.
 */
export const productionEnv = (
  name: PartName,
  servers: Servers,
  ports: Readonly<Record<PartName, number>>,
): Record<string, string> => {
  const settings: Record<string, string> = {
    ACCESS_TOKEN_PRIVATE_KEY: access.secret,
    ACCESS_TOKEN_PUBLIC_KEY: access.open,
    INTERNAL_TOKEN_PRIVATE_KEY: internal.secret,
    INTERNAL_TOKEN_PUBLIC_KEY: internal.open,
    REFRESH_TOKEN_SECRET: 'a secret of this test with 32 bytes at least',
    LINK_SECRET: 'another secret of this test with 32 bytes at least',
    OPS_KEY: opsKey,
    ...Object.fromEntries(partNames.map((part) => [`${part.toUpperCase()}_PORT`, String(ports[part])])),
    ...Object.fromEntries(partNames.map((part) => [`${part.toUpperCase()}_URL`, `http://127.0.0.1:${ports[part]}`])),
  };
  const given = Object.entries({ ...serviceEnv(servers, name, settings), PORT: String(ports.gateway) });
  return Object.fromEntries(
    given.flatMap(([key, value]) =>
      value === undefined || key === 'HOST' || key === 'NODE_ENV' ? [] : [[key, value]],
    ),
  );
};
