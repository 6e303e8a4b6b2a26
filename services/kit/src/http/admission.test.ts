import { expect, test } from '@jest/globals';
import { createAdmission } from './admission.ts';

const bounds = { most: 8, least: 2, patienceMs: 50 } as const;

const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (error: unknown) => String(Object(error).code),
  );

test('requests run up to the limit, the next one queues, and is refused after its waiting time', async () => {
  const admission = createAdmission(bounds);
  const leave = await Promise.all(Array.from({ length: 8 }, (_, at) => admission.enter(`client ${at}`)));
  const [next, later] = [admission.enter('next'), admission.enter('later')];
  leave[0]?.();
  leave[0]?.();
  expect(await outcomeOf(next)).toBe('in');
  await expect(later).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  expect(admission.state()).toEqual({ underWay: 8, limit: 8 });
});

test('no more wait than may be under way', async () => {
  const admission = createAdmission(bounds);
  const all = Array.from({ length: 20 }, (_, at) => outcomeOf(admission.enter(`client ${at}`)));
  const refused: number[] = [];
  for (const [at, one] of all.entries()) void one.then((outcome) => outcome === 'UNAVAILABLE' && refused.push(at));
  expect((await Promise.all(all)).filter((one) => one === 'in')).toHaveLength(8);
  // At once, and the others after their waiting time.
  expect(refused).toEqual([16, 17, 18, 19, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('a client gets a quarter of the capacity when others wait, and all of it when alone', async () => {
  const alone = createAdmission(bounds);
  const mine = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(alone.enter('mine'))));
  expect(mine).toEqual(Array.from({ length: 8 }, () => 'in'));

  const shared = createAdmission(bounds);
  await Promise.all(['one', 'two', 'three'].map((client) => shared.enter(client)));
  const greedy: string[] = [];
  for (let at = 0; at < 4; at += 1) greedy.push(await outcomeOf(shared.enter('greedy')));
  expect(greedy).toEqual(['in', 'in', 'TOO_MANY', 'TOO_MANY']);
  expect(await outcomeOf(shared.enter('another'))).toBe('in');
});

test('if one client fills the queue, another client replaces its last request and is served first', async () => {
  const admission = createAdmission({ ...bounds, patienceMs: 60_000 });
  const leave = await Promise.all(Array.from({ length: 8 }, () => admission.enter('greedy')));
  const waiting = Array.from({ length: 8 }, () => outcomeOf(admission.enter('greedy')));
  const polite = outcomeOf(admission.enter('polite'));
  expect(await waiting[7]).toBe('UNAVAILABLE');
  leave[0]?.();
  expect(await polite).toBe('in');
  expect(admission.state().underWay).toBe(8);
  for (const one of leave) one();
  expect((await Promise.all(waiting)).filter((one) => one === 'in')).toHaveLength(7);
});

test('a slow process lowers its limit to a minimum, and raises it again when it recovers', () => {
  const admission = createAdmission(bounds);
  const limits = [200, 200, 50, 200, 200, 200, 200, 200, 0, 0].map((late) => {
    admission.adjust(late);
    return admission.state().limit;
  });
  expect(limits).toEqual([6, 4, 4, 3, 2, 2, 2, 2, 3, 4]);
  for (let at = 0; at < 30; at += 1) admission.adjust(0);
  expect(admission.state().limit).toBe(8);
});
