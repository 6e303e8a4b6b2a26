import { tabStorage } from '../../lib/browser-storage.ts';

const key = 'google_sign_in_begun';
const goodForMs = 10 * 60_000;

/** Notes that this tab starts a Google sign-in, so that tokens are accepted only as the answer to one. */
export const noteSignInBegun = (now = Date.now()): void => tabStorage.setItem(key, String(now));

/** Whether this tab started a Google sign-in in the last ten minutes; true only once, because the note is removed. */
export function takeSignInBegun(now = Date.now()): boolean {
  const begun = Number(tabStorage.getItem(key) ?? Number.NaN);
  tabStorage.removeItem(key);
  return now - begun < goodForMs;
}
