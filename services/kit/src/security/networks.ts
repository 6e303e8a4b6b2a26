import { isIP, isIPv6 } from 'node:net';

/** The networks that an address is counted for: itself or, for IPv6, its /64 and its /48. */
export type Networks = Readonly<{ own: string; wider?: string }>;

/** An address with a port, `203.0.113.7:443` or `[2001:db8::1]:443`, as some proxies write in `X-Forwarded-For`. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

const ipv4Inside = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/**
 * A single household has 2^64 IPv6 addresses and may have 2^16 such networks, so single addresses mean little. An
 * address with a port, or IPv4 written as IPv6, counts as the plain address; anything that is not an address counts as
 * one common network.
 */
export const networksOf = (address: string): Networks => {
  const [, bracketed, dotted] = withPort.exec(address) ?? [];
  const plain = (bracketed ?? dotted ?? address).split('%')[0] ?? '';
  if (isIP(plain) === 0) return { own: 'unknown' };
  if (!isIPv6(plain)) return { own: plain };
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return { own: groups.slice(6).flatMap(bytesOf).join('.') };
  const [network, wider] = [groups.slice(0, 4), groups.slice(0, 3)].map(hexadecimal);
  return { own: `${network}::/64`, wider: `${wider}::/48` };
};

/** The network that counts as one client. A household's line has thousands of IPv6 networks, so all of its /48 are one. */
export const clientNetworkOf = (address: string): string => {
  const { own, wider } = networksOf(address);
  return wider ?? own;
};

const bytesOf = (group: number) => [group >> 8, group & 0xff];

const hexadecimal = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

const groupsOf = (address: string): readonly number[] => {
  const [left = [], right] = inGroups(address)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = right ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
};

/** The last four bytes of an IPv6 address may be written as IPv4. */
const inGroups = (address: string) =>
  address.replace(ipv4Inside, (_all, start: string, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${start}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
