import { tabStorage } from '../../lib/browser-storage.ts';

const key = 'scroll_positions';
const limit = 50;

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

function load(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** The last scroll position of each URL in this tab, in pixels; kept until the tab is closed or the user logs out. */
export function openPositions() {
  const positions = load();
  return {
    get: (address: string) => positions.get(address),
    set: (address: string, top: number) => {
      positions.delete(address);
      positions.set(address, top);
    },
    clear: () => {
      positions.clear();
      tabStorage.removeItem(key);
    },
    store: () => tabStorage.setItem(key, JSON.stringify([...positions].slice(-limit))),
  };
}
