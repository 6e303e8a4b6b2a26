import { expect, test } from '@jest/globals';
import { Failure } from '@waratah/kit/errors';
import { type AnswerStore, createFirstAnswers, type KeptAnswers } from './first-answers.ts';

const memory = () => {
  const values = new Map<string, string>();
  const store: AnswerStore = {
    setNew: async (key, value) => !values.has(key) && Boolean(values.set(key, value)),
    set: async (key, value) => void values.set(key, value),
    get: async (key) => values.get(key) ?? null,
    remove: async (key) => void values.delete(key),
  };
  return { store, values };
};

const unlimited = { check: async () => undefined, count: async () => async () => undefined };
const roomy: KeptAnswers = { account: unlimited, network: unlimited };

const mei = { kind: 'user', id: 7, role: 'student', sessionId: 's' } as const;
const client = { address: '203.0.113.7', agent: 'Chrome' };
const request = { caller: mei, client, path: '/auth/student/favorites', body: { job_id: 1 }, key: 'k' } as const;

/** Work that counts how often it is done. */
const counting = () => {
  let done = 0;
  return async () => ({ status: 201, body: { id: ++done, token: 'a very secret token' } });
};

test('a request repeated under its key is executed once, and the stored answer is encrypted', async () => {
  const { store, values } = memory();
  const answers = createFirstAnswers(store, 'a secret', roomy);
  const work = counting();
  const first = await answers.once(request, work);
  expect(await answers.once(request, work)).toEqual(first);
  expect([...values.values()].join()).not.toContain('secret token');
  const renewed = createFirstAnswers(store, 'a new secret,a secret', roomy);
  expect(await renewed.once(request, work)).toEqual(first);
});

test('of a registration only the request is stored: its service repeats it, and another body is a conflict', async () => {
  const { store, values } = memory();
  const answers = createFirstAnswers(store, 'a secret', roomy);
  const registration = { ...request, caller: { kind: 'guest' }, path: '/auth/register', isRepeated: true } as const;
  const work = counting();
  await answers.once(registration, work);
  const sealed = [...values.values()][0] ?? '';
  expect((await answers.once(registration, work)).body).toMatchObject({ id: 2 });
  const other = { ...registration, body: { job_id: 2 } };
  await expect(answers.once(other, work)).rejects.toMatchObject({ code: 'CONFLICT' });
  const { store: stored, values: withAnswers } = memory();
  await createFirstAnswers(stored, 'a secret', roomy).once({ ...registration, isRepeated: false }, work);
  expect(sealed.length).toBeLessThan([...withAnswers.values()][0]?.length ?? 0);
});

test('simultaneous requests under one key are executed once', async () => {
  const answers = createFirstAnswers(memory().store, 'a secret', roomy);
  const work = counting();
  const all = await Promise.all(Array.from({ length: 16 }, () => answers.once(request, work)));
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('another body or path under the same key is a conflict; keys of different users do not clash', async () => {
  const answers = createFirstAnswers(memory().store, 'a secret', roomy);
  const work = counting();
  await answers.once(request, work);
  for (const other of [
    { ...request, body: { job_id: 2 } },
    { ...request, path: '/jobs/1/apply' },
  ])
    await expect(answers.once(other, work)).rejects.toMatchObject({ code: 'CONFLICT' });
  const another = { ...request, caller: { ...mei, id: 8 }, body: { job_id: 2 } };
  expect((await answers.once(another, work)).body).toMatchObject({ id: 2 });
});

test('guests in different networks or browsers do not share keys; the same guest gets the first answer', async () => {
  const answers = createFirstAnswers(memory().store, 'a secret', roomy);
  const work = counting();
  const guest = { ...request, caller: { kind: 'guest' } } as const;
  const first = await answers.once(guest, work);
  const elsewhere = { ...guest, client: { ...client, address: '198.51.100.4' } };
  const otherBrowser = { ...guest, client: { ...client, agent: 'Firefox' }, body: { job_id: 2 } };
  expect((await answers.once(elsewhere, work)).body).toMatchObject({ id: 2 });
  expect((await answers.once(otherBrowser, work)).body).toMatchObject({ id: 3 });
  expect(await answers.once(guest, work)).toEqual(first);
  await expect(answers.once({ ...guest, body: { job_id: 2 } }, work)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('users and the operators’ key keep their keys wherever they send from', async () => {
  const answers = createFirstAnswers(memory().store, 'a secret', roomy);
  const work = counting();
  for (const caller of [mei, { kind: 'key' }] as const) {
    const first = await answers.once({ ...request, caller }, work);
    const elsewhere = { ...request, caller, client: { address: '198.51.100.4', agent: '' } };
    expect(await answers.once(elsewhere, work)).toEqual(first);
  }
});

test('a failed request may be repeated under its key', async () => {
  const answers = createFirstAnswers(memory().store, 'a secret', roomy);
  const failing = async () => Promise.reject(new Failure('INVALID', 'No'));
  await expect(answers.once(request, failing)).rejects.toThrow('No');
  expect((await answers.once(request, counting())).status).toBe(201);
});

test('of simultaneous requests under one key that fail, each gets the failure, or the answer of one that succeeds', async () => {
  const { store } = memory();
  const others = Promise.withResolvers<void>();
  let reads = 0;
  const get = async (key: string) => {
    reads += 1;
    if (reads === 11) others.resolve();
    return store.get(key);
  };
  const answers = createFirstAnswers({ ...store, get }, 'a secret', roomy);
  let tries = 0;
  /** Fails the first three times, and the first time only once the eleven other requests wait. */
  const work = async () => {
    tries += 1;
    await others.promise;
    return tries > 3 ? { status: 201, body: { tries } } : Promise.reject(new Failure('INVALID', 'No'));
  };
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => answers.once(request, work)));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(['INVALID', 'INVALID', 'INVALID']);
  for (const one of all) if (one.status === 'fulfilled') expect(one.value).toEqual({ status: 201, body: { tries: 4 } });
});

test('answers are kept only until those of an account or of a network take too much room', async () => {
  const counted = new Map<string, number>();
  const limitOf = (name: string, most: number) => ({
    check: async (key: string) => {
      if ((counted.get(`${name} ${key}`) ?? 0) >= most) throw new Failure('TOO_MANY', `too many of ${name}`, 60);
    },
    count: async (key: string, points = 1) => {
      counted.set(`${name} ${key}`, (counted.get(`${name} ${key}`) ?? 0) + points);
      return async () => undefined;
    },
  });
  const limits = { account: limitOf('account', 1_000), network: limitOf('network', 3_000) };
  const answers = createFirstAnswers(memory().store, 'a secret', limits);
  /** How many answers of about 700 characters are kept until the next request is refused. */
  const keptFor = async (of: Pick<typeof request, 'caller' | 'client'> | object, prefix: string) => {
    for (let count = 0; count < 10; count += 1) {
      const work = async () => ({ status: 201, body: 'a'.repeat(400) });
      const refusal = await answers
        .once({ ...request, ...of, key: `${prefix}${count}` }, work)
        .catch(({ message }) => message);
      if (typeof refusal === 'string') return [count, refusal];
    }
    return undefined;
  };
  expect(await keptFor({}, 'a')).toEqual([2, 'too many of account']);
  expect(await keptFor({ caller: { ...mei, id: 8 } }, 'b')).toEqual([2, 'too many of account']);
  expect(await keptFor({ caller: { kind: 'guest' } }, 'c')).toEqual([1, 'too many of network']);
  expect(await keptFor({ caller: { kind: 'key' } }, 'd')).toBeUndefined();
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await keptFor({ caller: { kind: 'guest' }, client: { address, agent: '' } }, address)).toBeUndefined();
  expect(await keptFor({ caller: { kind: 'guest' }, client: { address: '', agent: '' } }, 'f')).toBeDefined();
});

test('without a key, or while the store is away, a request is simply executed; a key that is too long is refused by name', async () => {
  const away = async () => Promise.reject(new Error('away'));
  const answers = createFirstAnswers({ setNew: away, set: away, get: away, remove: away }, 'a secret', roomy);
  const work = counting();
  expect((await answers.once(request, work)).body).toMatchObject({ id: 1 });
  expect((await answers.once({ ...request, key: undefined }, work)).body).toMatchObject({ id: 2 });
  await expect(answers.once({ ...request, key: 'k'.repeat(201) }, work)).rejects.toMatchObject({
    detail: [{ loc: ['header', 'idempotency-key'] }],
  });
});

test('if the store goes away during the first request, a second one is told to try again', async () => {
  const { store } = memory();
  let reads = 0;
  const get = async (key: string) => {
    reads += 1;
    if (reads > 1) throw new Error('Redis did not answer');
    return store.get(key);
  };
  const answers = createFirstAnswers({ ...store, get }, 'a secret', roomy);
  const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<{ status: number; body: unknown }>()];
  const first = answers.once(request, () => {
    begun.resolve();
    return answer.promise;
  });
  await begun.promise;
  await expect(answers.once(request, counting())).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  answer.resolve({ status: 201, body: {} });
  await first;
});
