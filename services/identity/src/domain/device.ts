import type { Client } from '@waratah/kit/security/auth';
import type { User } from './user.ts';

/**
 * The device that a request comes from. A device is identified by browser, system and network together: an update or a
 * new address of the same network raises no alarm, another person's device does.
 */
export type Device = Readonly<{
  /** In words, like 'Firefox on Windows'. */
  name: string;
  address: string;
  /** Equal for the same browser, system and network. */
  key: string;
}>;

type Words = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order, because most browsers also name those they resemble. */
const browsers: Words = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: Words = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (words: Words, agent: string) => words.find(([, pattern]) => pattern.test(agent))?.[0];

/** 'Firefox on Windows'; a program's own first word, like 'curl'; or 'Unknown device'. */
const nameOf = (agent: string) => {
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  return /^[\w.-]{1,40}/.exec(agent)?.[0] ?? 'Unknown device';
};

/** The first three numbers of an IPv4 address, the first three groups of another. */
const networkOf = (address: string) => {
  const [, v4] = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  return v4 ?? address.split(':').slice(0, 3).join(':');
};

export const deviceOf = ({ agent, address }: Client): Device => {
  const name = nameOf(agent);
  return { name, address, key: `${name}|${networkOf(address)}` };
};

/** Whether a user has signed in from the device before. */
export const knownTo = ({ devices }: Pick<User, 'devices'>, { key }: Device): boolean =>
  devices?.some((device) => device.key === key) ?? false;
