import { isIPv6 } from 'node:net';

/** Whom an address is counted as: itself or, for IPv6, its /64 and the wider /48 around that. */
export type Networks = Readonly<{ own: string; wider?: string }>;

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One home has 2^64 IPv6 addresses and may have 2^16 such networks, so single addresses mean little. */
export const networksOf = (address: string): Networks => {
  const [, v4] = mapped.exec(address) ?? [];
  const plain = address.split('%')[0] ?? '';
  if (v4 !== undefined || !isIPv6(plain)) return { own: v4 ?? address };
  const groups = groupsOf(plain);
  return { own: `${groups.slice(0, 4).join(':')}::/64`, wider: `${groups.slice(0, 3).join(':')}::/48` };
};

const groupsOf = (address: string) => {
  const [left = [], right] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = right ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16).toString(16));
};
