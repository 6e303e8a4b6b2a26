import {
  type AddressLimit,
  type Limit,
  openAddressLimit,
  openFileLimit,
  openLimit,
} from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';

/** The limits that identity counts, each over all processes together. */
export type Limits = Readonly<{
  /**
   * Requests from one address per minute: refused sign-ins; registrations; new passwords; sign-ins by Google; emails
   * that confirm an address. Each is counted apart, so that wrong passwords in a shared network keep nobody there from
   * registering or from setting a new one.
   */
  address: Readonly<Record<'signIn' | 'register' | 'reset' | 'google' | 'verification', AddressLimit>>;
  /** Passwords for one account per hour, from devices that the account does not know. */
  account: Limit;
  /** Passwords for one account per minute, from one browser or device that the account knows. */
  device: Limit;
  /** Second-factor codes per quarter of an hour. */
  code: Limit;
  /** Files of one account per minute that are read or drawn, with those of jobs and visa. */
  files: Limit;
  /** Names that one employer gives the company per hour: with each, all of its ads are read again. */
  names: Limit;
}>;

type Rates = Readonly<{ signInsPerMinute: number; uploadsPerMinute: number }>;

/** An account allows as many guesses in an hour as an address does in three minutes. */
const accountMinutes = 3;

const codes = 10;
const namesPerHour = 10;

export const openLimits = (redis: Redis, { signInsPerMinute, uploadsPerMinute }: Rates): Limits => ({
  address: {
    signIn: openAddressLimit(redis, 'sign-in', signInsPerMinute),
    register: openAddressLimit(redis, 'register', signInsPerMinute),
    reset: openAddressLimit(redis, 'reset', signInsPerMinute),
    google: openAddressLimit(redis, 'google', signInsPerMinute),
    verification: openAddressLimit(redis, 'verification', signInsPerMinute),
  },
  account: openLimit(redis, {
    name: 'sign-in:account',
    points: signInsPerMinute * accountMinutes,
    durationS: 3_600,
  }),
  device: openLimit(redis, { name: 'sign-in:device', points: signInsPerMinute, durationS: 60 }),
  code: openLimit(redis, { name: 'sign-in:code', points: codes, durationS: 900 }),
  files: openFileLimit(redis, uploadsPerMinute),
  names: openLimit(redis, { name: 'company-names', points: namesPerHour, durationS: 3_600 }),
});
