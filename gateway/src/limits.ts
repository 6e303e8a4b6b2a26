import { type AddressLimit, type Limit, openAddressLimit, openLimit } from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { fewAtOnce } from './rest/few-at-once.ts';

/** Limits that the gateway counts itself, over all gateways together. Sign-ins are counted by identity. */
export type Limits = Readonly<{
  /** Wrong operators' keys from one network per minute. */
  keys: Limit;
  /** Files per minute from one address and from one account, and concurrent files of one account at this gateway. */
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
