import { type AddressLimit, type Limit, openAddressLimit, openLimit } from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { fewAtOnce } from './rest/few-at-once.ts';

/** What the gateway counts itself, together over all gateways. Sign-ins are counted by identity. */
export type Limits = Readonly<{
  /** Wrong operators' keys from a network, a minute. */
  keys: Limit;
  /** Files from an address and of an account, a minute; and how many of an account at once, at this gateway. */
  uploads: Readonly<{ address: AddressLimit; account: Limit; underWay: ReturnType<typeof fewAtOnce> }>;
}>;

export const openLimits = (
  redis: Redis,
  { signInsPerMinute, uploadsPerMinute: points }: Pick<Config, 'signInsPerMinute' | 'uploadsPerMinute'>,
): Limits => ({
  keys: openLimit(redis, { name: 'operators-key', points: signInsPerMinute, durationS: 60 }),
  uploads: {
    address: openAddressLimit(redis, 'upload', points),
    account: openLimit(redis, { name: 'upload:account', points, durationS: 60 }),
    underWay: fewAtOnce(),
  },
});
