import type { KeyObject } from 'node:crypto';
import { type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose';

/**
 * What a token says that one of the keys signed: the key of today and, while one is replaced, its neighbour. Throws
 * where none did, it has expired, or it is for somebody else.
 */
export const verified = (
  token: string,
  keys: readonly (KeyObject | Uint8Array)[],
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> => Promise.any(keys.map((key) => jwtVerify(token, key, options)));

/** The parts of a setting that holds a key, or two while one is replaced: between commas, the one that signs first. */
export const keysIn = (setting: string): readonly string[] => setting.split(',').map((part) => part.trim());
