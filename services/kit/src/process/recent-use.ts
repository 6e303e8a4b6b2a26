/** Half of what was used counts after this time, a quarter after twice of it. */
const halfLifeMs = 5 * 60_000;
/** Forgotten when it is less; nobody waits longer for that. */
const leastMs = 10;
const tidyAbove = 1_000;

/** How long callers have kept a worker busy lately, by each of their names. */
export type RecentUse = Readonly<{
  add: (names: readonly string[], ms: number) => void;
  /** The most that any of the names has used, in milliseconds. */
  of: (names: readonly string[]) => number;
}>;

/** Remembers in this process how long each caller's work took. */
export const recentUse = (now: () => number = () => performance.now()): RecentUse => {
  const used = new Map<string, Readonly<{ ms: number; at: number }>>();
  const present = ({ ms, at }: Readonly<{ ms: number; at: number }>) => ms * 2 ** ((at - now()) / halfLifeMs);
  const ofName = (name: string) => {
    const one = used.get(name);
    return one ? present(one) : 0;
  };
  return {
    add: (names, ms) => {
      for (const name of names) used.set(name, { ms: ofName(name) + ms, at: now() });
      if (used.size > tidyAbove) for (const [name, one] of used) if (present(one) < leastMs) used.delete(name);
    },
    of: (names) => Math.max(0, ...names.map(ofName)),
  };
};
