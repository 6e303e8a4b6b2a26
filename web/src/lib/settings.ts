import { useSyncExternalStore } from 'react';
import { inBrowser } from './first-paint.ts';

/** The server's settings that screens need. The pilot is on until the server says otherwise (design section 8). */
export type Settings = Readonly<{ pilot: boolean; google: boolean; contactEmail?: string }>;

function parse(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return { pilot: true, google: false };
  const pilot = !('pilot' in value) || value.pilot !== false;
  const google = 'google' in value && value.google === true;
  return 'contactEmail' in value && typeof value.contactEmail === 'string'
    ? { pilot, google, contactEmail: value.contactEmail }
    : { pilot, google };
}

/** The gateway writes them into every page, so that nothing waits for them and nothing moves when they come. */
function written(): Settings {
  try {
    return parse(JSON.parse((inBrowser ? document.getElementById('settings')?.textContent : undefined) ?? 'null'));
  } catch {
    return parse(null);
  }
}

let settings = written();

/** For pages drawn at build time, once for each way of running the portal. */
export const drawWith = (next: Settings) => {
  settings = next;
};

const never = () => () => undefined;
const current = () => settings;

export const useSettings = (): Settings => useSyncExternalStore(never, current, current);
