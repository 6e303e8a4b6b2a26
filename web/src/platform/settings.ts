import { useSyncExternalStore } from 'react';
import { inBrowser } from '../lib/in-browser.ts';

/** The server's settings that screens need. The pilot is on by default (design section 8). */
export type Settings = Readonly<{ pilot: boolean; google: boolean; contactEmail?: string }>;

function parse(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return { pilot: true, google: false };
  const pilot = !('pilot' in value) || value.pilot !== false;
  const google = 'google' in value && value.google === true;
  return 'contactEmail' in value && typeof value.contactEmail === 'string'
    ? { pilot, google, contactEmail: value.contactEmail }
    : { pilot, google };
}

/** Reads the settings that the gateway writes into every page, so that no screen has to request them. */
function readSettings(): Settings {
  try {
    return parse(JSON.parse((inBrowser ? document.getElementById('settings')?.textContent : undefined) ?? 'null'));
  } catch {
    return parse(null);
  }
}

let settings = readSettings();

/** Used by prerendering, which renders every page once for each combination of settings. */
export const setSettings = (next: Settings) => {
  settings = next;
};

const subscribe = () => () => undefined;
const current = () => settings;

export const useSettings = (): Settings => useSyncExternalStore(subscribe, current, current);
