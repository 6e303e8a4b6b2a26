import { tabStorage } from '../../lib/browser-storage.ts';

const key = 'google_sign_in_begun';
const goodForMs = 10 * 60_000;

/** Notes that this tab leaves for Google, so that only an answer to that is believed. */
export const noteSignInBegun = (now = Date.now()): void => tabStorage.setItem(key, String(now));

/** Whether this tab left for Google a short while ago; true once for each time. */
export function takeSignInBegun(now = Date.now()): boolean {
  const begun = Number(tabStorage.getItem(key) ?? Number.NaN);
  tabStorage.removeItem(key);
  return now - begun < goodForMs;
}
