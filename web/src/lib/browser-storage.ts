type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): Entries {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function usable(open: () => Storage): Entries {
  try {
    const storage = open();
    storage.setItem('storage_probe', '1');
    storage.removeItem('storage_probe');
    return storage;
  } catch {
    return inMemory();
  }
}

/** Private windows may forbid storage; the page then remembers until it is closed. */
export const browserStorage = usable(() => window.localStorage);
export const tabStorage = usable(() => window.sessionStorage);
