import { browserStorage } from '../browser-storage.ts';
import { inBrowser } from '../in-browser.ts';

/** The page names its kind of session (ops.html: `ops_`): who is signed in to the console is not signed in to the portal. */
const prefix = (inBrowser ? document.documentElement.dataset['session'] : undefined) ?? '';

/** The browser's storage, as far as it is this page's sessions'. */
export const sessionEntries = {
  getItem: (key: string) => browserStorage.getItem(prefix + key),
  setItem: (key: string, value: string) => browserStorage.setItem(prefix + key, value),
  removeItem: (key: string) => browserStorage.removeItem(prefix + key),
};

/** Whether an entry of the storage is the one that is written last when somebody signs in or out. */
export const isSessionKey = (key: string) => key === `${prefix}user`;
