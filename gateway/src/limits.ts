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
import { uploadRoom } from './rest/upload-room.ts';

/** Limits that the gateway counts itself, over all gateways together but for `requests`. Sign-ins are counted by identity. */
export type Limits = Readonly<{
  /** Wrong operators' keys from one network per minute. */
  keys: Limit;
  /** Requests of one account per minute at this gateway. */
  requests: Pick<Limit, 'count'>;
  /** Characters of answers that are kept for 24 hours, by account and by network, so that nobody fills Redis with them. */
  answers: KeptAnswers;
  /**
   * Files and their kilobytes per minute from one address and from one account; at this gateway, concurrent files of one
   * account, and what arriving files hold in memory.
   */
  uploads: Readonly<{
    address: AddressLimit;
    account: Limit;
    addressKilobytes: AddressLimit;
    accountKilobytes: Limit;
    underWay: ReturnType<typeof fewAtOnce>;
    room: ReturnType<typeof uploadRoom>;
  }>;
}>;

const [million, day] = [1_000_000, 86_400];

/** What one file may have on average; few resumes have more than one megabyte. */
const kilobytesEach = 2_048;

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
  uploads: openUploadLimits(redis, limits.uploadsPerMinute),
});

const openUploadLimits = (redis: Redis, perMinute: number): Limits['uploads'] => {
  const kilobytes = perMinute * kilobytesEach;
  return {
    address: openAddressLimit(redis, 'upload', perMinute),
    account: openLimit(redis, { name: 'upload:account', points: perMinute, durationS: 60 }),
    addressKilobytes: openAddressLimit(redis, 'upload:kilobytes', kilobytes),
    accountKilobytes: openLimit(redis, { name: 'upload:kilobytes:account', points: kilobytes, durationS: 60 }),
    underWay: fewAtOnce(),
    room: uploadRoom(),
  };
};
