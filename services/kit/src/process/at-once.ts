import { Failure } from '../errors.ts';
import type { RecentUse } from './recent-use.ts';
import type { WorkCaller } from './work-caller.ts';

type Waiting = Readonly<{ names: readonly string[]; begin: () => void; refuse: () => void }>;

/** Whose tasks took how long does not matter where all take as long. */
const noUse: RecentUse = { add: () => undefined, of: () => 0 };

const busy = () => new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);

/**
 * Runs at most `limit` tasks at the same time. At most `patience` others wait; further tasks are refused with
 * UNAVAILABLE and one second to wait. Next is the task whose caller, by network and by account, has the fewest running;
 * with `use`, of those the one whose tasks took the least time lately. When the queue is full, a task of the caller with
 * the most gives way to one of a caller with fewer, or with as many who used less. A task whose caller has gone is not
 * begun.
 */
export const atOnce = (limit: number, patience = Number.POSITIVE_INFINITY, use: RecentUse = noUse) => {
  let running = 0;
  const runningOf = new Map<string, number>();
  const waiting: Waiting[] = [];

  const most = (names: readonly string[], countOf: (name: string) => number) => Math.max(0, ...names.map(countOf));
  const load = ({ names }: Pick<Waiting, 'names'>) => most(names, (name) => runningOf.get(name) ?? 0);
  const share = (names: readonly string[]) =>
    most(names, (name) => (runningOf.get(name) ?? 0) + waiting.filter((one) => one.names.includes(name)).length);
  const count = (names: readonly string[], by: 1 | -1) => {
    for (const name of names) {
      const now = (runningOf.get(name) ?? 0) + by;
      if (now > 0) runningOf.set(name, now);
      else runningOf.delete(name);
    }
  };

  const next = () => {
    const fewest = Math.min(...waiting.map(load));
    const first = waiting.filter((one) => load(one) === fewest);
    const least = Math.min(...first.map(({ names }) => use.of(names)));
    return first.find(({ names }) => use.of(names) === least);
  };

  /** Refuses the newest waiting task of the caller with the most, to make room for one of a caller with less. */
  const giveWay = (names: readonly string[]) => {
    const largest = Math.max(...waiting.map((one) => share(one.names)));
    const own = share(names) + 1;
    const candidates = waiting.filter((one) => share(one.names) === largest);
    const most = Math.max(...candidates.map((one) => use.of(one.names)));
    if (own > largest || (own === largest && use.of(names) >= most)) return false;
    candidates.findLast((one) => use.of(one.names) === most)?.refuse();
    return true;
  };

  const wait = (names: readonly string[], gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        gone?.removeEventListener('abort', own.refuse);
        waiting.splice(waiting.indexOf(own), 1);
      };
      const own: Waiting = {
        names,
        begin: () => (leave(), resolve()),
        refuse: () => (leave(), reject(busy())),
      };
      gone?.addEventListener('abort', own.refuse, { once: true });
      waiting.push(own);
    });

  return async <T>(work: () => Promise<T>, caller?: WorkCaller): Promise<T> => {
    const names = caller?.names ?? [];
    if (caller?.gone.aborted) throw busy();
    if (running >= limit) {
      if (waiting.length >= patience && !giveWay(names)) throw busy();
      await wait(names, caller?.gone);
    } else {
      running += 1;
      count(names, 1);
    }
    const begun = performance.now();
    try {
      return await work();
    } finally {
      use.add(names, performance.now() - begun);
      count(names, -1);
      // A finished task hands its slot to the next one in the queue, so that a new task cannot take it.
      const following = next();
      if (following) count(following.names, 1);
      if (following) following.begin();
      else running -= 1;
    }
  };
};
