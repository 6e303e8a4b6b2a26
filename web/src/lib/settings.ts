import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

/** The server's settings that screens need. The pilot is on until the server says otherwise (design section 8). */
export type Settings = Readonly<{ pilot: boolean; google: boolean; contactEmail?: string }>;

const key = 'settings';

function parse(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return { pilot: true, google: false };
  const pilot = !('pilot' in value) || value.pilot !== false;
  const google = 'google' in value && value.google === true;
  return 'contactEmail' in value && typeof value.contactEmail === 'string'
    ? { pilot, google, contactEmail: value.contactEmail }
    : { pilot, google };
}

function remembered(): Settings {
  try {
    return parse(JSON.parse(browserStorage.getItem(key) ?? 'null'));
  } catch {
    return parse(null);
  }
}

/** The last answer is remembered, so that the page does not jump when the new one is the same. */
let settings = remembered();
const listeners = new Set<() => void>();

export async function loadSettings(): Promise<void> {
  try {
    const answer = await fetch('/api/settings');
    if (!answer.ok) return;
    const next = parse(await answer.json());
    browserStorage.setItem(key, JSON.stringify(next));
    if (JSON.stringify(next) === JSON.stringify(settings)) return;
    settings = next;
    for (const listener of listeners) listener();
  } catch {
    // Without an answer the remembered settings stand.
  }
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
}
