import { type AddressLimit, type Limit, openAddressLimit, openLimit } from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';

/** The limits that ai counts, over all processes together. */
export type Limits = Readonly<{
  /**
   * Ads that are checked per minute: for guests from one address, for users by account, so that a shared network keeps
   * nobody who is signed in from it.
   */
  checks: Readonly<{ address: AddressLimit; account: Limit }>;
}>;

const checksPerMinute = 30;

export const openLimits = (redis: Redis): Limits => ({
  checks: {
    address: openAddressLimit(redis, 'check', checksPerMinute),
    account: openLimit(redis, { name: 'check:account', points: checksPerMinute, durationS: 60 }),
  },
});
