import { inTime } from '@waratah/kit/process/in-time';
import type { Redis } from 'ioredis';
import type { AnswerStore } from './first-answers.ts';

/** If Redis takes longer than this, the request is done without it. */
const answerMs = 1_000;

const late = () => {
  throw new Error('Redis did not answer');
};

/** Stores first answers in Redis, shared by all gateways. Throws if Redis does not answer in time. */
export const redisAnswers = (redis: Redis): AnswerStore => ({
  setNew: async (key, value, ttlMs) =>
    (await inTime(redis.set(key, value, 'PX', ttlMs, 'NX'), answerMs, late)) === 'OK',
  set: async (key, value, ttlMs) => void (await inTime(redis.set(key, value, 'PX', ttlMs), answerMs, late)),
  get: (key) => inTime(redis.get(key), answerMs, late),
  remove: async (key) => void (await inTime(redis.del(key), answerMs, late)),
});
