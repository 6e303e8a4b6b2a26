import { expect, test } from '@jest/globals';
import { atOnce } from './at-once.ts';
import { recentUse } from './recent-use.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('at most the allowed number run at once, in order, even after a failure', async () => {
  const inTurn = atOnce(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (id: number) =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await tick();
      running -= 1;
      done.push(id);
      if (id === 1) throw new Error('broken');
    }).catch(() => undefined);
  await Promise.all([0, 1, 2, 3, 4, 5, 6].map(work));
  expect([most, running, done]).toEqual([2, 0, [0, 1, 2, 3, 4, 5, 6]]);
});

const from = (...names: string[]) => {
  const over = new AbortController();
  return { names, gone: over.signal, waits: () => undefined, leave: () => over.abort() };
};

test('one caller with many tasks, by network or account, leaves room for others; who has gone is not worked for', async () => {
  const inTurn = atOnce(1, 4);
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (name: string, caller: ReturnType<typeof from>) =>
    inTurn(() => promise.then(() => void done.push(name)), caller).catch(
      ({ code }) => void done.push(`${name} ${code}`),
    );
  const left = from('one', 'b');
  const all = [
    ask('a1', from('one', 'a')),
    ask('a2', from('one', 'a')),
    ask('b1', left),
    ask('c1', from('one', 'c')),
    ask('d1', from('two', 'a')),
    ask('e1', from('three', 'e')),
  ];
  await tick();
  expect(done).toEqual(['c1 UNAVAILABLE']);
  left.leave();
  await tick();
  resolve();
  await Promise.all(all);
  expect(done).toEqual(['c1 UNAVAILABLE', 'b1 UNAVAILABLE', 'a1', 'e1', 'a2', 'd1']);
  await ask('f1', left);
  expect(done.at(-1)).toBe('f1 UNAVAILABLE');
});

test('only a caller whose task has to wait is told, so that its request holds no slot meanwhile', async () => {
  const inTurn = atOnce(1);
  const told: string[] = [];
  const ask = (name: string) => inTurn(() => tick(), { ...from(name), waits: () => void told.push(name) });
  await Promise.all(['first', 'second', 'third'].map(ask));
  expect(told).toEqual(['second', 'third']);
});

test('the next task is one of the caller with the fewest running', async () => {
  const inTurn = atOnce(2);
  const ends = ['a1', 'a2', 'a3', 'b1'].map(() => Promise.withResolvers<void>());
  const begun: string[] = [];
  const all = ['a1', 'a2', 'a3', 'b1'].map((name, at) =>
    inTurn(() => (begun.push(name), ends[at]?.promise ?? Promise.resolve()), from(name[0] ?? '')),
  );
  ends[0]?.resolve();
  await all[0];
  await tick();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  for (const end of ends) end.resolve();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

/** What each caller used before, in milliseconds. */
const used = (before: Readonly<Record<string, number>>) => ({
  add: () => undefined,
  of: (names: readonly string[]) => Math.max(0, ...names.map((name) => before[name] ?? 0)),
});

test('of callers who wait with as many running, the one whose tasks took the least time lately is next', async () => {
  const inTurn = atOnce(1, 50, used({ slow: 5_000, slower: 10_000 }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const all = ['slow', 'slower', 'slow', 'benign', 'slower'].map((name) =>
    inTurn(() => (begun.push(name), promise), from(name)),
  );
  resolve();
  await Promise.all(all);
  expect(begun).toEqual(['slow', 'benign', 'slow', 'slower', 'slower']);
});

test('of callers with as many running, those with an account who used little come before guests, and within a network who used less', async () => {
  const inTurn = atOnce(1, 50, used({ net: 9_000, 'account 1': 9_000, 'account 2': 10 }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const all = [
    ['first'],
    ['new network'],
    ['net', 'account 1'],
    ['net', 'account 2'],
    ['another network', 'account 3'],
  ].map((names) => inTurn(() => (begun.push(names.at(-1) ?? ''), promise), from(...names)));
  resolve();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'account 3', 'account 2', 'new network', 'account 1']);
});

/** The order in which the tasks of callers begin behind one that runs. */
const orderOf = async (before: Readonly<Record<string, number>>, ...callers: readonly (readonly string[])[]) => {
  const inTurn = atOnce(1, 50, used(before));
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const running = inTurn(() => promise);
  const all = callers.map((names) => inTurn(async () => void begun.push(names.at(-1) ?? ''), from(...names)));
  resolve();
  await Promise.all([running, ...all]);
  return begun;
};

test('of callers who used as much, to a quarter of a second, the newest and the one that has waited longest take turns', async () => {
  const before = { b: 100, d: 249, slow: 250 };
  expect(await orderOf(before, ['a'], ['b'], ['slow'], ['c'], ['d'])).toEqual(['d', 'a', 'c', 'b', 'slow']);
  expect(await orderOf({}, ['one'], ['many'], ['many'])).toEqual(['one', 'many', 'many']);
});

test('a task counts for what it says to have cost', async () => {
  const costs: [string, number][] = [];
  const use = { add: ([name = '']: readonly string[], ms: number) => void costs.push([name, ms]), of: () => 0 };
  const inTurn = atOnce(1, 50, use);
  await inTurn(async ({ cost }) => (cost(100), cost(250)), from('a'));
  await expect(
    inTurn(async ({ cost }) => (cost(300), Promise.reject(new Error('broken'))), from('b')),
  ).rejects.toThrow();
  expect(costs).toEqual([
    ['a', 250],
    ['b', 300],
  ]);
});

test('an account whose network has used much comes before accounts that did so themselves, and after new ones', async () => {
  const before = { campus: 60_000, 'account 1': 50_000, 'account 2': 1_000 };
  const [greedy, other] = [
    ['campus', 'account 1'],
    ['other', 'account 2'],
  ];
  const fresh = [
    ['campus', 'account 3'],
    ['new', 'account 4'],
  ];
  const inOrder = ['account 4', 'account 3', 'account 2', 'account 1'];
  expect(await orderOf(before, greedy, other, ...fresh)).toEqual(inOrder);
});

test('a full queue makes room for somebody with an account in place of a guest, or of the account of its network with the most', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ends = async (...callers: readonly (readonly string[])[]) => {
    const inTurn = atOnce(1, 3, used({ 'account 6': 500 }));
    const done = callers.map((names) =>
      inTurn(() => promise, from(...names)).then(
        () => 'done',
        ({ code }) => code,
      ),
    );
    await tick();
    resolve();
    return Promise.all(done);
  };
  const fresh = [['n1'], ['n2'], ['n3'], ['n4']];
  expect(await ends(...fresh, ['n5'])).toEqual(['done', 'done', 'done', 'done', 'UNAVAILABLE']);
  expect(await ends(...fresh, ['n5', 'account 5'])).toEqual(['done', 'done', 'done', 'UNAVAILABLE', 'done']);
  expect(await ends(...fresh.slice(0, 3), ['n5', 'account 5'], ['n5', 'account 5'])).toEqual([
    'done',
    'done',
    'done',
    'done',
    'UNAVAILABLE',
  ]);
  // Nor does a guest take the place of somebody with an account who used a little.
  expect(await ends(...fresh, ['n6', 'account 6'], ['n7'])).toEqual([
    'done',
    'done',
    'done',
    'UNAVAILABLE',
    'done',
    'UNAVAILABLE',
  ]);
  const greedy = ['net', 'account 1'];
  const neighbours = await ends(greedy, greedy, greedy, greedy, ['net', 'account 2'], ['net', 'account 3']);
  expect(neighbours).toEqual(['done', 'done', 'UNAVAILABLE', 'UNAVAILABLE', 'done', 'done']);
  const others = [['net', 'account 2'], ['n1'], ['n2']];
  const besides = await ends(greedy, greedy, greedy, ...others);
  expect(besides).toEqual(['done', 'UNAVAILABLE', 'UNAVAILABLE', 'done', 'done', 'done']);
});

test('short tasks of new callers come before long ones, and take their places in a full queue', async () => {
  const inTurn = atOnce(1, 3, used({}));
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (name: string, costMs: number) =>
    inTurn(() => promise.then(() => void done.push(name)), from(name), costMs).catch(
      ({ code }) => void done.push(`${name} ${code}`),
    );
  const all = [
    ask('first', 900),
    ask('long', 900),
    ask('longer', 950),
    ask('longest', 990),
    ask('short', 40),
    ask('another', 990),
  ];
  await tick();
  resolve();
  await Promise.all(all);
  expect(new Set(done.slice(0, 2))).toEqual(new Set(['longest UNAVAILABLE', 'another UNAVAILABLE']));
  expect(done.slice(2)).toEqual(['first', 'short', 'long', 'longer']);
});

test.each([
  ['one of a caller who used less waits', 'new', true],
  ['one of a caller who used more waits', 'slower', false],
  ['none waits', undefined, false],
])('a running task learns whether it is wanted: %s', async (_name, other, answer) => {
  const inTurn = atOnce(1, 50, used({ slow: 5_000, slower: 60_000 }));
  const asked = Promise.withResolvers<void>();
  const first = inTurn(async ({ isWanted }) => {
    await asked.promise;
    return isWanted();
  }, from('slow'));
  const second = other && inTurn(async () => undefined, from(other));
  asked.resolve();
  expect(await first).toBe(answer);
  await second;
});

test('while what was used fades, every task that waits has its turn', async () => {
  let reads = 0;
  const fading = { add: () => undefined, of: () => 5_000 - reads++ };
  const inTurn = atOnce(2, 10, fading);
  const done: number[] = [];
  await Promise.all([0, 1, 2, 3, 4, 5].map((id) => inTurn(async () => void done.push(id), from(`caller ${id}`))));
  expect(done.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a full queue makes room for a caller with as many tasks who used less', async () => {
  const inTurn = atOnce(1, 2, used({ slow: 5_000, slower: 10_000 }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (name: string) =>
    inTurn(() => promise.then(() => void done.push(name)), from(name)).catch(
      ({ code }) => void done.push(`${name} ${code}`),
    );
  const all = ['first', 'slower', 'slow', 'benign', 'slower'].map(ask);
  await tick();
  resolve();
  await Promise.all(all);
  expect(done).toEqual(['slower UNAVAILABLE', 'slower UNAVAILABLE', 'first', 'benign', 'slow']);
});

test('when the queue is full, requests are refused at once, until there is room again', async () => {
  const inTurn = atOnce(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  resolve();
  await first;
  expect([await second, await inTurn(async () => 'fourth')]).toEqual(['second', 'fourth']);
});

test('who was refused again and again comes after those who were not', async () => {
  const inTurn = atOnce(
    1,
    1,
    recentUse(() => 0),
  );
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (name: string) =>
    inTurn(
      async () => {
        begun.push(name);
        await promise;
      },
      from(`account ${name}`),
    ).catch(() => undefined);
  const running = ask('running');
  const waiting = [ask('patient')];
  for (let asked = 0; asked < 6; asked += 1) waiting.push(ask('eager'));
  // Of equals the task that has waited stays, so each of these was refused and is known for it.
  resolve();
  await Promise.all([running, ...waiting]);
  const again = Promise.withResolvers<void>();
  const busy = inTurn(() => again.promise, from('account busy'));
  const later = [ask('eager'), ask('fresh')];
  again.resolve();
  await Promise.all([busy, ...later]);
  expect(begun).toEqual(['running', 'patient', 'fresh']);
});
