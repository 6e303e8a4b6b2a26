import { type AddressLimit, type Limit, openAddressLimit, openLimit } from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';

/** The limits that ai counts, over all processes together. */
export type Limits = Readonly<{
  /**
   * Ads that are checked per minute: for guests from one address, for users by account, so that a shared network keeps
   * nobody who is signed in from it.
   */
  checks: Readonly<{ address: AddressLimit; account: Limit }>;
  /** Readings of an ad per minute while its employer writes it: one each time the typing pauses. */
  readings: Limit;
}>;

const checksPerMinute = 30;
const readingsPerMinute = 60;

export const openLimits = (redis: Redis): Limits => ({
  checks: {
    address: openAddressLimit(redis, 'check', checksPerMinute),
    account: openLimit(redis, { name: 'check:account', points: checksPerMinute, durationS: 60 }),
  },
  readings: openLimit(redis, { name: 'read-ad', points: readingsPerMinute, durationS: 60 }),
});
