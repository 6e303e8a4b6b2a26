type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function opened(open: () => Entries): Entries | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/**
 * The browser's storage, if it can be used. An entry that it refuses (a private window, a full disk) is kept in memory until
 * the page is closed, and an older entry of the same name is removed, because it is out of date.
 */
export function withFallback(open: () => Entries): Entries {
  const storage = opened(open);
  const refused = new Map<string, string>();
  const attempt = <T>(work: (entries: Entries) => T): T | undefined => {
    try {
      return storage && work(storage);
    } catch {
      return undefined;
    }
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
    removeItem: (key) => {
      refused.delete(key);
      attempt((entries) => entries.removeItem(key));
    },
  };
}

export const browserStorage = withFallback(() => window.localStorage);
export const tabStorage = withFallback(() => window.sessionStorage);
