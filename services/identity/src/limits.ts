import { type AddressLimit, type Limit, openAddressLimit, openLimit } from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';

/** What identity counts, each together over all processes. */
export type Limits = Readonly<{
  /** Sign-ins, registrations and requested emails from an address, a minute. */
  address: AddressLimit;
  /** Guesses at an account's password from devices that it does not know, an hour. */
  account: Limit;
  /** The same from one device that it knows, a minute. */
  device: Limit;
  /** Codes of a second factor, a quarter of an hour. */
  code: Limit;
  /** Files of an account that are read or drawn, a minute. */
  files: Limit;
}>;

type Rates = Readonly<{ signInsPerMinute: number; uploadsPerMinute: number }>;

/** In an hour an account allows as many guesses as an address does in three minutes. */
const accountMinutes = 3;

const codes = 10;

export const openLimits = (redis: Redis, { signInsPerMinute, uploadsPerMinute }: Rates): Limits => ({
  address: openAddressLimit(redis, 'sign-in', signInsPerMinute),
  account: openLimit(redis, {
    name: 'sign-in:account',
    points: signInsPerMinute * accountMinutes,
    durationS: 3_600,
  }),
  device: openLimit(redis, { name: 'sign-in:device', points: signInsPerMinute, durationS: 60 }),
  code: openLimit(redis, { name: 'sign-in:code', points: codes, durationS: 900 }),
  files: openLimit(redis, { name: 'files', points: uploadsPerMinute, durationS: 60 }),
});
