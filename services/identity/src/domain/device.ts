import { createHash, randomBytes } from 'node:crypto';
import { deviceDigest, sameDevice } from '@waratah/kit/security/device-cookie';
import type { Client } from '@waratah/kit/security/auth';
import type { User } from './user.ts';

/**
 * The device that a request comes from, identified by browser, system and network together. An update of the browser or
 * a new address in the same network raises no alarm; another person's device does.
 */
export type Device = Readonly<{
  /** The device in words, like 'Firefox on Windows'. */
  name: string;
  address: string;
  /** Equal for the same browser, system and network. */
  key: string;
  /** The digest of the browser's cookie, if it sent one. */
  cookie?: string | undefined;
}>;

/** The device of a sign-in, whose browser has a cookie from now on. */
export type SignInDevice = Device & Readonly<{ cookie: string }>;

type Words = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order, because most browsers also name those that they are compatible with. */
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

/** The first three numbers of an IPv4 address, or the first three groups of an IPv6 address. */
const networkOf = (address: string) => {
  const [, v4] = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  return v4 ?? address.split(':').slice(0, 3).join(':');
};

export const deviceOf = ({ agent, address, device: cookie }: Client): Device => {
  const name = nameOf(agent);
  return { name, address, key: `${name}|${networkOf(address)}`, cookie };
};

/** The device of somebody who signs in, and what to tell the gateway about its cookie: a browser without one gets one. */
export const signingIn = (client: Client): Readonly<{ device: SignInDevice; told: string }> => {
  const device = deviceOf(client);
  if (device.cookie !== undefined) return { device: { ...device, cookie: device.cookie }, told: sameDevice };
  const cookie = randomBytes(32).toString('base64url');
  return { device: { ...device, cookie: deviceDigest(cookie) }, told: cookie };
};

/** What a user stores of a cookie: different for each user, so that accounts used in one browser cannot be linked. */
export const cookieHash = ({ _id }: Pick<User, '_id'>, cookie: string): string =>
  createHash('sha256').update(`${_id}|${cookie}`).digest('base64url');

/** Whether a user has signed in with the same browser, system and network before. */
export const knownTo = ({ devices }: Pick<User, 'devices'>, { key }: Device): boolean =>
  devices?.some((device) => device.key === key) ?? false;

/** What a user stores of a browser's cookie, if they have signed in with it. */
export const knownCookie = (user: Pick<User, '_id' | 'devices'>, cookie: string | undefined): string | undefined => {
  const hash = cookie === undefined ? undefined : cookieHash(user, cookie);
  return hash !== undefined && user.devices?.some(({ cookies }) => cookies?.includes(hash)) ? hash : undefined;
};

/** How a user's device is recognised, and the key under which its attempts are counted. */
type Recognition = Readonly<{ by: 'cookie' | 'place'; key: string }>;

/**
 * Recognises a device by the cookie of its browser. Without one that the user has signed in with, browser, system and
 * network together are recognised, which other people may share.
 */
export const recognised = (user: Pick<User, '_id' | 'devices'>, device: Device): Recognition | undefined => {
  const hash = knownCookie(user, device.cookie);
  if (hash !== undefined) return { by: 'cookie', key: `${user._id}|${hash}` };
  return knownTo(user, device) ? { by: 'place', key: `${user._id}|${device.key}` } : undefined;
};

/** Whether a request comes from a browser, which keeps cookies; other programs often keep none. */
export const isBrowser = ({ agent }: Pick<Client, 'agent'>): boolean => nameIn(browsers, agent) !== undefined;

/**
 * Whether a user has signed in on this very device. Browser, system and network tell only of devices that were used
 * before browsers had a cookie.
 */
export const isSameDevice = (user: Pick<User, '_id' | 'devices'>, device: Device): boolean =>
  recognised(user, device)?.by === 'cookie' ||
  (user.devices?.some(({ key, cookies }) => key === device.key && !cookies?.length) ?? false);
