/** Which entry of the browser's storages is this tab's, so that two tabs with new ads do not overwrite each other. */
export type TabEntries = Readonly<{
  /**
   * Chooses this tab's entry under a key, once: the one it had before a reload, else the one saved last, else an empty
   * one; never one of another open tab. `savedAt` tells when an entry was saved; undefined if there is none.
   */
  choose: (key: string, savedAt: (entry: string) => Promise<string | undefined>) => Promise<void>;
  /** The entry that was chosen. */
  of: (key: string) => string;
}>;

/** With more tabs than this, the last ones share an entry. */
const mostTabs = 5;

/** The key itself, and the entries of further tabs. */
const entriesOf = (key: string) =>
  Array.from({ length: mostTabs }, (_, index) => (index === 0 ? key : `${key}:tab${index + 1}`));

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A tab holds a lock on its entry until it is closed or reloaded, and remembers it in `memory`. Browsers without locks
 * use one entry for all tabs.
 */
export const tabEntries = (locks: Pick<LockManager, 'request'> | undefined, memory: Memory): TabEntries => {
  const chosen = new Map<string, Promise<string>>();
  const known = new Map<string, string>();

  const isFree = (entry: string) =>
    new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => undefined);
      };
      locks?.request(entry, { ifAvailable: true }, hold).catch(() => resolve(false));
    });

  const find = async (key: string, savedAt: (entry: string) => Promise<string | undefined>) => {
    const entries = await Promise.all(
      entriesOf(key).map(async (entry) => ({ entry, at: (await savedAt(entry)) ?? '' })),
    );
    const had = memory.getItem(key);
    const isOwn = ({ entry }: Readonly<{ entry: string }>) => Number(entry === had);
    const order = entries.toSorted((a, b) => isOwn(b) - isOwn(a) || b.at.localeCompare(a.at));
    for (const { entry } of order) if (await isFree(entry)) return entry;
    return key;
  };

  return {
    choose: async (key, savedAt) => {
      if (!locks) return;
      const entry = chosen.get(key) ?? find(key, savedAt);
      chosen.set(key, entry);
      known.set(key, await entry);
      memory.setItem(key, await entry);
    },
    of: (key) => known.get(key) ?? key,
  };
};
