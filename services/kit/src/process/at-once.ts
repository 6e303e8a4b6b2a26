import { Failure } from '../errors.ts';
import type { RecentUse } from './recent-use.ts';
import { accountIn, isGuest, type WorkCaller } from './work-caller.ts';

/** The turn of a running task. */
export type Turn = Readonly<{
  /** Notes what the task has cost so far, in milliseconds; else the time since it began counts. */
  cost: (ms: number) => void;
  /** Whether a task waits whose caller has used less than this one's, this turn included. */
  isWanted: () => boolean;
}>;

type Waiting = Readonly<{ names: readonly string[]; costMs: number; begin: () => void; refuse: () => void }>;

/** A task's caller, and how long it is expected to take beyond others. */
type Asked = Pick<Waiting, 'names' | 'costMs'>;

const byAccount = ({ names, costMs }: Asked): Asked => ({ names: accountIn(names), costMs });

/** Compares two lists of numbers, the first ones first. */
const inOrder = (one: readonly number[], other: readonly number[]) =>
  one.map((number, at) => number - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** What a guest seems to have used beside what their network has, since new networks cost little. */
const guestMs = 2_000;
/** What somebody with an account seems to have used at most, beside their own, because their network has used much. */
const neighbourMs = 250;
/** What asking costs those whose task is not begun, so that asking again and again is no better than waiting. */
const askedMs = 100;

/** Whose tasks took how long does not matter where all take as long. */
const noUse: RecentUse = { add: () => undefined, of: () => 0 };

const busy = () => new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);

/** Smaller differences, in milliseconds, say nothing about a caller. */
const stepMs = 500;
const inSteps = (ms: number) => ms - (ms % stepMs);

/**
 * Runs at most `limit` tasks at the same time. At most `patience` others wait; further tasks are refused with
 * UNAVAILABLE and one second to wait. A task whose caller has gone is not begun. The request of one that waits holds no
 * slot.
 *
 * Next is the task whose caller, by network and by account, has the fewest running; with `use`, of those the one whose
 * tasks cost the least time lately, in halves of a second, in its network and then by its account. A guest counts for
 * two seconds more than their network; an account for at most a quarter of a second more than itself, however much its
 * network has used; a task for the time that it is expected to take, and one that was refused for a tenth of a second. Of
 * equals, it is the one whose caller has the fewest waiting; and of those the one that has waited longest and the newest
 * take turns, so that many who come at one moment do not delay those who come after them.
 *
 * When the queue is full, a task of the caller with the most gives way to one of a caller with fewer, or with as many who
 * used less; a guest's to one of somebody with an account; and within a network one of the account with the most.
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

  const usedBy = (names: readonly string[]) => {
    const [all, account] = [use.of(names), accountIn(names)];
    if (use === noUse || names.length === 0) return all;
    return isGuest(names) ? all + guestMs : Math.min(all, use.of(account) + neighbourMs);
  };

  let isNewestNext = false;
  const next = () => {
    const ranked = waiting.map((one) => ({
      one,
      order: [
        load(one),
        inSteps(usedBy(one.names)) + one.costMs,
        inSteps(usedBy(accountIn(one.names))),
        share(one.names),
      ],
    }));
    ranked.sort((a, b) => inOrder(a.order, b.order));
    const equals = ranked.filter(({ order }) => inOrder(order, ranked[0]?.order ?? []) === 0);
    isNewestNext = use !== noUse && !isNewestNext;
    return equals.at(isNewestNext ? -1 : 0)?.one;
  };

  /** How much a task's caller has and uses, by some of their names. */
  const weight = ({ names, costMs }: Asked) => [share(names), usedBy(names) + costMs];

  /** The newest of the tasks whose caller has the most, in its network and then by its account. */
  const heaviest = (tasks: readonly Waiting[]) => {
    const ranked = tasks.map((one) => ({ one, order: [...weight(one), ...weight(byAccount(one))] })).toReversed();
    return ranked.sort((a, b) => inOrder(b.order, a.order))[0]?.one;
  };

  /** Whether another task of one caller would still be less than what another has. */
  const hasLess = (one: Asked, other: Asked) => {
    const [own = 0, ...more] = weight(one);
    return inOrder([own + 1, ...more], weight(other)) < 0;
  };

  /** Refuses a waiting task of the caller with the most, to make room for one of a caller with less. */
  const giveWay = (asked: Asked) => {
    const [account, most] = [accountIn(asked.names), heaviest(waiting)];
    const ofGuests = waiting.filter((one) => isGuest(one.names) && share(account) < share(one.names));
    const beside = waiting.filter((one) => one.names.some((name) => asked.names.includes(name)));
    const neighbour = heaviest(beside);
    const found =
      (most && hasLess(asked, most) ? most : undefined) ??
      (account.length > 0 ? heaviest(ofGuests) : undefined) ??
      (neighbour && hasLess(byAccount(asked), byAccount(neighbour)) ? neighbour : undefined);
    found?.refuse();
    return found !== undefined;
  };

  const refused = (names: readonly string[]) => {
    use.add(names, askedMs);
    return busy();
  };

  const wait = (asked: Asked, gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        gone?.removeEventListener('abort', own.refuse);
        waiting.splice(waiting.indexOf(own), 1);
      };
      const own: Waiting = {
        ...asked,
        begin: () => (leave(), resolve()),
        refuse: () => {
          leave();
          reject(refused(asked.names));
        },
      };
      gone?.addEventListener('abort', own.refuse, { once: true });
      waiting.push(own);
    });

  return async <T>(work: (turn: Turn) => Promise<T>, caller?: WorkCaller, costMs = 0): Promise<T> => {
    const names = caller?.names ?? [];
    const asked = { names, costMs };
    if (caller?.gone.aborted) throw busy();
    if (running >= limit) {
      if (waiting.length >= patience && !giveWay(asked)) throw refused(names);
      caller?.waits();
      await wait(asked, caller?.gone);
    } else {
      running += 1;
      count(names, 1);
    }
    const begun = performance.now();
    let told: number | undefined;
    const spent = () => told ?? performance.now() - begun;
    try {
      return await work({
        cost: (ms) => (told = ms),
        isWanted: () => waiting.some((one) => usedBy(one.names) < usedBy(names) + spent()),
      });
    } finally {
      use.add(names, spent());
      count(names, -1);
      // A finished task hands its slot to the next one in the queue, so that a new task cannot take it.
      const following = next();
      if (following) count(following.names, 1);
      if (following) following.begin();
      else running -= 1;
    }
  };
};
