import { browserStorage } from '../browser-storage.ts';
import { inBrowser } from '../in-browser.ts';

/** A prefix that the page sets (ops.html: `ops_`), so that the console and the portal have separate sessions. */
const prefix = (inBrowser ? document.documentElement.dataset['session'] : undefined) ?? '';

/** The browser's storage entries of this page's session. */
export const sessionEntries = {
  getItem: (key: string) => browserStorage.getItem(prefix + key),
  setItem: (key: string, value: string) => browserStorage.setItem(prefix + key, value),
  removeItem: (key: string) => browserStorage.removeItem(prefix + key),
};

/** Whether an entry is the one that sign-in and sign-out write last. */
export const isSessionKey = (key: string) => key === `${prefix}user`;

/** The entry with which a logout tells the browser's other tabs to remove what they store of the user. */
const forgotten = 'forgotten';

/** Another tab hears of the change; the entry itself is not kept. */
export const tellForgotten = () => {
  sessionEntries.setItem(forgotten, 'now');
  sessionEntries.removeItem(forgotten);
};

/** Whether an entry is the one that a logout changes. */
export const isForgottenKey = (key: string) => key === `${prefix}${forgotten}`;
