import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { keysIn } from '@waratah/kit/security/verified';
import { decodeProtectedHeader } from 'jose';

/** Whether a bearer token is the operators' key and may be used from a network address. */
export type KeyCheck = (bearer: string, address: string | undefined) => boolean;

/**
 * Checks the operators' key, in constant time. `keys` is one key, or two separated by a comma while it is being replaced.
 * From an address outside `networks` every key counts as a wrong one; without networks, any address may use it.
 */
export const createKeyCheck = (keys: string, networks: BlockList | undefined): KeyCheck => {
  const expected = keysIn(keys).map(digest);
  return (bearer, address) => {
    const given = digest(bearer);
    const isKey = expected.map((one) => timingSafeEqual(given, one)).includes(true);
    return isKey && (!networks || isWithin(networks, address ?? ''));
  };
};

/** Whether a bearer token has the form of a session's, rather than being a guess at the operators' key. */
export const isJsonWebToken = (bearer: string): boolean => {
  if (bearer.split('.').length !== 3) return false;
  try {
    return typeof decodeProtectedHeader(bearer).alg === 'string';
  } catch {
    return false;
  }
};

const digest = (text: string) => createHash('sha256').update(text).digest();

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const isWithin = (networks: BlockList, address: string) =>
  isIP(address) !== 0 && networks.check(address, familyOf(address));

/**
 * Networks from a setting: addresses or CIDR ranges, separated by commas, like `203.0.113.7, 2001:db8::/32`. Undefined
 * for an empty setting. Throws for anything else.
 */
export const networksIn = (setting: string): BlockList | undefined => {
  const parts = setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return undefined;
  const networks = new BlockList();
  for (const part of parts) {
    const [address = '', prefix] = part.split('/');
    if (isIP(address) === 0) throw new Error(`${part} is not an address`);
    const bits = prefix === undefined ? (isIPv6(address) ? 128 : 32) : Number(prefix);
    networks.addSubnet(address, bits, familyOf(address));
  }
  return networks;
};
