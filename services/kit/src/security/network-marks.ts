import { createHmac } from 'node:crypto';
import { networksOf } from './networks.ts';
import { keysIn } from './verified.ts';

/** The mark of the network that an address is in. */
export type NetworkMarks = (address: string) => string;

/**
 * Marks networks by a keyed hash, so that events and documents tell two networks apart without naming them: the /24 of
 * an IPv4 address and the /48 of an IPv6 address. Unknown addresses are one network. A new secret gives new marks.
 */
export const networkMarks = (secrets: string): NetworkMarks => {
  const [key = ''] = keysIn(secrets);
  return (address) =>
    createHmac('sha256', key)
      .update(`network ${networkOf(address)}`)
      .digest('base64url')
      .slice(0, 16);
};

/** The marks of a machine's own programs, such as an operator's scripts. */
export const loopbackMarks = (markOf: NetworkMarks): ReadonlySet<string> => new Set(['127.0.0.1', '::1'].map(markOf));

const networkOf = (address: string) => {
  const { own, wider } = networksOf(address);
  return wider ?? own.split('.').slice(0, 3).join('.');
};
