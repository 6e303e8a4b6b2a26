import { browserStorage } from '../browser-storage.ts';
import { inBrowser } from '../in-browser.ts';

/** The page sets a prefix for its sessions (ops.html: `ops_`), so that the console and the portal have separate ones. */
const prefix = (inBrowser ? document.documentElement.dataset['session'] : undefined) ?? '';

/** The entries of the browser's storage for this page's session. */
export const sessionEntries = {
  getItem: (key: string) => browserStorage.getItem(prefix + key),
  setItem: (key: string, value: string) => browserStorage.setItem(prefix + key, value),
  removeItem: (key: string) => browserStorage.removeItem(prefix + key),
};

/** Whether an entry is the one that is written last at sign-in and sign-out. */
export const isSessionKey = (key: string) => key === `${prefix}user`;
