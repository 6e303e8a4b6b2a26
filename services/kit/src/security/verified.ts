import type { KeyObject } from 'node:crypto';
import { type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose';

/**
 * The claims of a token signed with one of the keys: the current key or, while it is being replaced, the other one.
 * Throws if neither signed it, it has expired, or it is for another audience.
 */
export const verified = (
  token: string,
  keys: readonly (KeyObject | Uint8Array)[],
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> => Promise.any(keys.map((key) => jwtVerify(token, key, options)));

/** The keys in a setting, separated by commas: one, or two while a key is being replaced. The first one signs. */
export const keysIn = (setting: string): readonly string[] => setting.split(',').map((part) => part.trim());
