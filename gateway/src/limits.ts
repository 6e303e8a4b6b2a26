import {
  type AddressLimit,
  type Limit,
  openAddressLimit,
  openLimit,
  openLocalLimit,
} from '@waratah/kit/security/limits';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { fewAtOnce } from './rest/few-at-once.ts';
import type { KeptAnswers } from './rest/first-answers.ts';

/** Limits that the gateway counts itself, over all gateways together but for `requests`. Sign-ins are counted by identity. */
export type Limits = Readonly<{
  /** Wrong operators' keys from one network per minute. */
  keys: Limit;
  /** Requests of one account per minute at this gateway. */
  requests: Pick<Limit, 'count'>;
  /** Characters of answers that are kept for 24 hours, by account and by network, so that nobody fills Redis with them. */
  answers: KeptAnswers;
  /** Files per minute from one address and from one account, and concurrent files of one account at this gateway. */
  uploads: Readonly<{ address: AddressLimit; account: Limit; underWay: ReturnType<typeof fewAtOnce> }>;
}>;

const [million, day] = [1_000_000, 86_400];

export const openLimits = (
  redis: Redis,
  limits: Pick<Config, 'signInsPerMinute' | 'uploadsPerMinute' | 'requestsPerMinute'>,
): Limits => ({
  requests: openLocalLimit({ points: limits.requestsPerMinute, durationS: 60 }),
  keys: openLimit(redis, { name: 'operators-key', points: limits.signInsPerMinute, durationS: 60 }),
  answers: {
    account: openLimit(redis, { name: 'answers:account', points: 8 * million, durationS: day }),
    network: openLimit(redis, { name: 'answers:network', points: 32 * million, durationS: day }),
  },
  uploads: {
    address: openAddressLimit(redis, 'upload', limits.uploadsPerMinute),
    account: openLimit(redis, { name: 'upload:account', points: limits.uploadsPerMinute, durationS: 60 }),
    underWay: fewAtOnce(),
  },
});
