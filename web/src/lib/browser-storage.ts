type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `keysWith` returns the names of the entries that begin with a prefix. */
type Listed = Entries & Readonly<{ keysWith: (prefix: string) => readonly string[] }>;

function opened(open: () => Entries): Entries | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/**
 * The browser's storage, if it can be used. If it refuses an entry (a private window, a full disk), the entry is kept
 * in memory until the page is closed, and an older entry of the same name is removed, because it is out of date.
 */
export function withFallback(open: () => Entries): Listed {
  const storage = opened(open);
  const refused = new Map<string, string>();
  const attempt = <T>(work: (entries: Entries) => T): T | undefined => {
    try {
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    refused.delete(key);
    attempt((entries) => entries.removeItem(key));
  };
  const written = (key: string, value: string) => attempt((entries) => (entries.setItem(key, value), true)) ?? false;
  return {
    getItem: (key) => refused.get(key) ?? attempt((entries) => entries.getItem(key)) ?? null,
    setItem: (key, value) => {
      refused.delete(key);
      if (written(key, value)) return;
      attempt((entries) => entries.removeItem(key));
      refused.set(key, value);
    },
    removeItem: remove,
    keysWith: (prefix) =>
      [...new Set([...refused.keys(), ...(attempt((entries) => Object.keys(entries)) ?? [])])].filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

export const browserStorage = withFallback(() => window.localStorage);
export const tabStorage = withFallback(() => window.sessionStorage);
