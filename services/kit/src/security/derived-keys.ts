import { hkdfSync } from 'node:crypto';
import { keysIn } from './verified.ts';

/** A key of 32 bytes for one purpose from each secret in a setting, so that no secret is used for two purposes. */
export const derivedKeys = (setting: string, purpose: string): readonly Uint8Array[] =>
  keysIn(setting).map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
