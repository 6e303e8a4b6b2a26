import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../errors.ts';
import { inTime } from '../process/in-time.ts';
import { networksOf } from './networks.ts';

/** If Redis has not answered after this time, it counts as away. */
const answerMs = 1_000;

/** Takes back that an attempt was counted. */
export type GiveBack = () => Promise<void>;

/**
 * A limit on attempts, counted in Redis for all processes together, or in each process's memory while Redis is away.
 */
export type Limit = Readonly<{
  /** Counts an attempt, or as many of what the limit is in. Errors: TOO_MANY with the seconds to wait. */
  count: (key: string, points?: number) => Promise<GiveBack>;
  /** Refuses if no attempt is left, without counting one. Errors: TOO_MANY. */
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
    count: async (key, count = 1) => {
      try {
        await inTime(limiter.consume(key, count), answerMs, () => memory.consume(key, count));
        return () => givenBack(limiter.reward(key, count));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    check: async (key) => {
      const counted = await inTime(limiter.get(key), answerMs, () => memory.get(key));
      if (counted && counted.consumedPoints >= points) throw tooMany(counted);
    },
  };
};

/** A limit on requests that is counted in this process's memory alone, for what happens too often to ask Redis. */
export const openLocalLimit = ({ points, durationS: duration }: Omit<Rule, 'name'>): Pick<Limit, 'count'> => {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    count: async (key, count = 1) => {
      try {
        await limiter.consume(key, count);
        return async () => void (await limiter.reward(key, count));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal, 'requests') : refusal;
      }
    },
  };
};

/** One point more or less is not worth an error, nor a wait for a server that is away. */
const givenBack = async (reward: Promise<unknown>): Promise<void> => {
  await inTime(reward, answerMs, () => undefined).catch(() => undefined);
};

const tooMany = ({ msBeforeNext }: RateLimiterRes, what: 'attempts' | 'requests' = 'attempts') =>
  new Failure(
    'TOO_MANY',
    `Too many ${what}. Please wait a moment and try again.`,
    Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  );

/** How many /64 networks of a /48 may each use their full limit. */
const networksAtOnce = 8;

/**
 * Counts requests from an address per minute, or as many of what the limit is in; for IPv6 per /64 and, with a higher
 * limit, per /48. Errors: TOO_MANY.
 */
export const openAddressLimit = (redis: Redis, name: string, perMinute: number) => {
  const own = openLimit(redis, { name: `${name}:address`, points: perMinute, durationS: 60 });
  const wider = openLimit(redis, { name: `${name}:network`, points: perMinute * networksAtOnce, durationS: 60 });
  return async (address: string, points = 1): Promise<GiveBack> => {
    const networks = networksOf(address);
    const counted = [await own.count(networks.own, points)];
    if (networks.wider) counted.push(await wider.count(networks.wider, points));
    return async () => {
      for (const giveBack of counted) await giveBack();
    };
  };
};

/** Counts a request from one address; see `openAddressLimit`. */
export type AddressLimit = ReturnType<typeof openAddressLimit>;

/** Counts the files of one account per minute that are read or drawn, over all services together. */
export const openFileLimit = (redis: Redis, perMinute: number): Limit =>
  openLimit(redis, { name: 'files', points: perMinute, durationS: 60 });
