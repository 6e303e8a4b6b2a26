import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMongo } from '@waratah/kit/mongo/connection';
import { register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { isFull, scaled } from '../support/scale.ts';

const people = scaled({ share: 2_000, full: 100_000 });
const withinMs = scaled({ share: 300_000, full: 2_400_000 });
const insertedAtOnce = 1_000;

let portal: OwnPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => portal?.[Symbol.asyncDispose]());

type Person = { _id: number; email: string };

const databaseOf = (service: string) => {
  const url = new URL(portal.mongo);
  url.pathname = `/waratah_${service}`;
  return openMongo(url.href);
};

/** People about whom no other service has ever received an event. */
const generate = async (like: number) => {
  await using identity = await databaseOf('identity');
  const users = identity.collection<Person>('users');
  const one = await users.findOne({ _id: like });
  if (!one) throw new Error('nobody to copy');
  for (let at = 1; at <= people; at += insertedAtOnce)
    await users.insertMany(
      Array.from({ length: Math.min(insertedAtOnce, people - at + 1) }, (_, index) => ({
        ...one,
        _id: like + at + index,
        email: `copy${at + index}@rebuild.example`,
      })),
    );
};

test(
  `a rebuild announces ${people} people in batches and reports progress, and every copy is updated`,
  async () => {
    const { gateway } = portal;
    const { user } = await register(gateway, studentPayload('mei@rebuild.example'));
    await generate(user.id);
    const operators = rest(gateway, 'local:operators');
    const began = performance.now();
    expect(await operators.post('/ops/reannounce/users')).toMatchObject({
      status: 200,
      body: { announced: people + 1 },
    });
    const answeredMs = performance.now() - began;
    const half = await eventually(async () => {
      const { body } = await operators.get('/ops/reannounce/users');
      expect(Object(body).announced).toBeGreaterThan(0);
      return body;
    }, withinMs);
    expect(half).toMatchObject({ of: people + 1 });
    await eventually(
      async () =>
        expect((await operators.get('/ops/reannounce/users')).body).toEqual({
          announced: people + 1,
          of: people + 1,
          finished_at: expect.any(String),
        }),
      withinMs,
    );
    const announcedMs = performance.now() - began;
    // The request does not wait for its work.
    // no-luck: compared only in npm run soak, on a quiet machine with the full count
    if (isFull) expect(answeredMs).toBeLessThan(announcedMs / 2);

    await using matching = await databaseOf('matching');
    await using applications = await databaseOf('applications');
    await eventually(async () => {
      expect(await matching.collection('students').countDocuments()).toBe(people + 1);
      expect(await applications.collection('people').countDocuments()).toBe(people + 1);
    }, withinMs);
    const s = (ms: number) => (ms / 1_000).toFixed(1);
    console.log(
      `rebuild: ${people + 1} people announced in ${s(announcedMs)} s, copied in ${s(performance.now() - began)} s`,
    );
  },
  withinMs * 3,
);
