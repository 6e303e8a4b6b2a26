import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@waratah/kit/errors';
import { longestKey, tooLongKey } from '@waratah/kit/http/idempotency-key';
import type { Caller, Client } from '@waratah/kit/security/auth';
import { derivedKeys } from '@waratah/kit/security/derived-keys';
import type { Limit } from '@waratah/kit/security/limits';
import { clientNetworkOf, networksOf } from '@waratah/kit/security/networks';
import { isLoopback } from '@waratah/kit/security/public-addresses';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** Where first answers are stored: Redis, or any store that can set a key only if it does not exist. */
export type AnswerStore = Readonly<{
  /** Sets a key if it does not exist; false if it does. */
  setNew: (key: string, value: string, ttlMs: number) => Promise<boolean>;
  set: (key: string, value: string, ttlMs: number) => Promise<void>;
  get: (key: string) => Promise<string | null>;
  remove: (key: string) => Promise<void>;
}>;

export type Answer = Readonly<{ status: number; body: unknown }>;

type Request = Readonly<{
  caller: Caller;
  client: Client;
  path: string;
  body: unknown;
  key: unknown;
  /** Its service repeats it, so the answer is not stored, but only what was requested. */
  isRepeated?: boolean | undefined;
}>;

type Work = () => Promise<Answer>;

type First = Readonly<{ request: string; isRepeated: boolean; limits: ReturnType<typeof limitsFor> }>;

export type FirstAnswers = Readonly<{
  /**
   * Executes a request with an `Idempotency-Key` only once in 24 hours: repeating it returns the first answer, even if
   * the created object was changed or deleted. Without a key, or while the store is away, the request is simply
   * executed. Errors: INVALID for a key of more than 200 characters; CONFLICT for another request with the same key;
   * UNAVAILABLE while the first request is in progress; TOO_MANY if the answers of a day take too much room.
   */
  once: (request: Request, work: Work) => Promise<Answer>;
}>;

const keptMs = 24 * 3_600_000;
/** Longer than a request may take, so that an interrupted request does not block its key for long. */
const underWayMs = 45_000;
const [patienceMs, pollMs] = [5_000, 50];

const Kept = z.object({ request: z.string(), answer: z.object({ status: z.int(), body: z.unknown() }).optional() });

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Answers may contain tokens, so they are stored encrypted. */
const sealing = (secret: string) => {
  const keys = derivedKeys(secret, 'first answers');
  const [own = new Uint8Array()] = keys;
  return {
    seal: (kept: z.infer<typeof Kept>) =>
      new EncryptJWT(kept).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(own),
    open: async (sealed: string) => Kept.parse((await Promise.any(keys.map((key) => jwtDecrypt(sealed, key)))).payload),
  };
};

/**
 * Whose keys a request uses. A guest is known by network and browser, not by the device cookie: that comes with an answer
 * only, so a request and its repetition would differ.
 */
const ownerOf = (caller: Caller, { address, agent }: Client) => {
  if (caller.kind === 'guest') return ['guest', networksOf(address).own, agent];
  return caller.kind === 'user' ? `user ${caller.id}` : caller.kind;
};

/** How many characters of answers may be kept in a day, by account and by network. */
export type KeptAnswers = Readonly<Record<'account' | 'network', Pick<Limit, 'check' | 'count'>>>;

/** The limits that an answer counts for. The operators' key and programs on the machine itself have none. */
const limitsFor = ({ account, network }: KeptAnswers, caller: Caller, { address }: Client) => {
  if (caller.kind === 'key') return [];
  const isOwnMachine = isIP(address) !== 0 && isLoopback(address);
  const ofNetwork = isOwnMachine ? [] : [[network, clientNetworkOf(address)] as const];
  return caller.kind === 'user' ? [[account, String(caller.id)] as const, ...ofNetwork] : ofNetwork;
};

export const createFirstAnswers = (store: AnswerStore, secret: string, kept: KeptAnswers): FirstAnswers => {
  const { seal, open } = sealing(secret);

  /** The stored value of a key; undefined if the store does not answer. */
  const begin = async (place: string, request: string) => {
    try {
      if (await store.setNew(place, await seal({ request }), underWayMs)) return 'first' as const;
      const kept = await store.get(place);
      return kept === null ? ('first' as const) : await open(kept);
    } catch {
      return undefined;
    }
  };

  /** The first request's answer; 'failed' if it failed, which frees the key, undefined if it takes longer. */
  const answerWhenDone = async (place: string, until: number): Promise<Answer | 'failed' | undefined> => {
    for (; Date.now() < until; await sleep(pollMs)) {
      const kept = await store.get(place);
      if (kept === null) return 'failed';
      const { answer } = await open(kept);
      if (answer) return answer;
    }
    return undefined;
  };

  /** Executes the first request with a key, keeps its answer and counts it. */
  const first = async (place: string, { request, isRepeated, limits }: First, work: Work) => {
    try {
      const answer = await work();
      const sealed = await seal({ request, ...(!isRepeated && { answer }) });
      await store.set(place, sealed, keptMs).catch(() => undefined);
      await Promise.allSettled(limits.map(([limit, key]) => limit.count(key, sealed.length)));
      return answer;
    } catch (error) {
      await store.remove(place).catch(() => undefined);
      throw error;
    }
  };

  return {
    once: async ({ caller, client, path, body, key, isRepeated = false }, work) => {
      if (typeof key !== 'string' || key === '') return work();
      if (key.length > longestKey) {
        throw new Failure('INVALID', [{ loc: ['header', 'idempotency-key'], msg: tooLongKey, type: 'value_error' }]);
      }
      const limits = limitsFor(kept, caller, client);
      await Promise.all(limits.map(([limit, key]) => limit.check(key)));
      const place = `first-answer:${sha256(JSON.stringify([ownerOf(caller, client), key]))}`;
      const request = sha256(JSON.stringify([path, body]));
      // If the first request fails, the next one with its key takes its place.
      for (const until = Date.now() + patienceMs; ; ) {
        const before = await begin(place, request);
        if (before === undefined) return work();
        if (before === 'first') return first(place, { request, isRepeated, limits }, work);
        if (before.request !== request)
          throw new Failure('CONFLICT', 'This Idempotency-Key belongs to another request');
        if (isRepeated) return work();
        const answer = before.answer ?? (await answerWhenDone(place, until).catch(() => undefined));
        if (answer === undefined)
          throw new Failure('UNAVAILABLE', 'The first request with this Idempotency-Key is still under way.', 1);
        if (answer !== 'failed') return answer;
      }
    },
  };
};
