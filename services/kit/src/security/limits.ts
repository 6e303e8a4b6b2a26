import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../errors.ts';
import { networksOf } from './networks.ts';

/** A Redis that has not answered by then counts as away. */
const answerMs = 1_000;

/** A limit of attempts, counted in Redis by all processes together; in the memory of each while Redis is away. */
export type Limit = Readonly<{
  /** Counts an attempt. Errors: TOO_MANY with the seconds to wait. */
  count: (key: string) => Promise<void>;
  /** Refuses when nothing is left, without counting. Errors: TOO_MANY. */
  check: (key: string) => Promise<void>;
}>;

type Rule = Readonly<{ name: string; points: number; durationS: number }>;

export const openLimit = (redis: Redis, { name, points, durationS: duration }: Rule): Limit => {
  const rule = { points, duration, keyPrefix: name };
  const memory = new RateLimiterMemory(rule);
  const limiter = new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
  return {
    count: async (key) => {
      try {
        await inTime(limiter.consume(key), () => memory.consume(key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    check: async (key) => {
      const counted = await inTime(limiter.get(key), () => memory.get(key));
      if (counted && counted.consumedPoints >= points) throw tooMany(counted);
    },
  };
};

const inTime = async <T>(asked: Promise<T>, instead: () => Promise<T>): Promise<T> => {
  const answered = new AbortController();
  const late = sleep(answerMs, undefined, { signal: answered.signal, ref: false }).then(instead);
  try {
    return await Promise.race([asked, late]);
  } finally {
    answered.abort();
  }
};

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new Failure(
    'TOO_MANY',
    'Too many attempts. Please wait a moment and try again.',
    Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  );

/** How many /64 of a /48 may each use their whole limit. */
const networksAtOnce = 8;

/** Counts what comes from an address by the minute; IPv6 by /64 and, with a higher limit, by /48. Errors: TOO_MANY. */
export const openAddressLimit = (redis: Redis, name: string, perMinute: number) => {
  const own = openLimit(redis, { name: `${name}:address`, points: perMinute, durationS: 60 });
  const wider = openLimit(redis, { name: `${name}:network`, points: perMinute * networksAtOnce, durationS: 60 });
  return async (address: string): Promise<void> => {
    const networks = networksOf(address);
    await own.count(networks.own);
    if (networks.wider) await wider.count(networks.wider);
  };
};

/** Counts what comes from one address; see `openAddressLimit`. */
export type AddressLimit = ReturnType<typeof openAddressLimit>;
