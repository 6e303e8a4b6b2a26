type Memory = Readonly<{
  /** Half of what was used counts after this time, a quarter after twice of it. */
  halfLifeMs: number;
  /** Forgotten when it is less; nobody waits longer for that. */
  least: number;
}>;

/** How long callers kept a worker busy, in milliseconds. */
const work: Memory = { halfLifeMs: 5 * 60_000, least: 10 };
const tidyAbove = 1_000;

/** What callers have used lately, by each of their names. */
export type RecentUse = Readonly<{
  add: (names: readonly string[], amount: number) => void;
  /** The most that any of the names has used. */
  of: (names: readonly string[]) => number;
}>;

/** Remembers in this process what each caller has used: how long their work took, unless told otherwise. */
export const recentUse = (
  now: () => number = () => performance.now(),
  { halfLifeMs, least }: Memory = work,
): RecentUse => {
  const used = new Map<string, Readonly<{ amount: number; at: number }>>();
  const present = ({ amount, at }: Readonly<{ amount: number; at: number }>) =>
    amount * 2 ** ((at - now()) / halfLifeMs);
  const ofName = (name: string) => {
    const one = used.get(name);
    return one ? present(one) : 0;
  };
  return {
    add: (names, amount) => {
      for (const name of names) used.set(name, { amount: ofName(name) + amount, at: now() });
      if (used.size > tidyAbove) for (const [name, one] of used) if (present(one) < least) used.delete(name);
    },
    of: (names) => Math.max(0, ...names.map(ofName)),
  };
};
