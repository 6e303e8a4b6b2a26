import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { keysIn } from './verified.ts';

/** Default secrets of the local stack start with this; production refuses them. */
export const localPrefix = 'local:';

const ed25519Header = Buffer.from('302e020100300506032b657004220420', 'hex');

const derivedKey = (phrase: string) =>
  createPrivateKey({
    key: Buffer.concat([ed25519Header, createHash('sha256').update(phrase).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/** Keys of another kind can be read, but sign nothing here. */
const ofItsKind = (key: KeyObject) => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`not an Ed25519 key but ${key.asymmetricKeyType}`);
  return key;
};

/**
 * An Ed25519 signing key from a setting: base64 PKCS#8, or a local phrase from which both halves are derived. Throws if
 * it is neither.
 */
export const signingKey = (setting: string): KeyObject =>
  setting.startsWith(localPrefix)
    ? derivedKey(setting)
    : ofItsKind(createPrivateKey({ key: Buffer.from(setting, 'base64'), format: 'der', type: 'pkcs8' }));

/**
 * The public half: base64 SPKI, or the same local phrase; several, separated by commas, while a key is being replaced.
 * Throws if one is neither.
 */
export const verifyingKeys = (setting: string): readonly KeyObject[] =>
  keysIn(setting).map((half) =>
    half.startsWith(localPrefix)
      ? createPublicKey(derivedKey(half))
      : ofItsKind(createPublicKey({ key: Buffer.from(half, 'base64'), format: 'der', type: 'spki' })),
  );
