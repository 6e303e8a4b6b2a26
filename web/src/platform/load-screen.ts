import { type ComponentType, lazy } from 'react';
import { tabStorage } from '../lib/browser-storage.ts';
import { inBrowser } from '../lib/in-browser.ts';

/** Storage key for the page that was reloaded because of a missing file, so that it is reloaded only once. */
const key = 'reloaded_for';

/** Whether an error means that a module could not be fetched; each browser has a different message for it. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module|module script|MIME type/i.test(error.message);

type Surroundings = Readonly<{ page: () => string; reload: () => void; online: () => boolean }>;

const browser: Surroundings = {
  page: () => window.location.pathname,
  reload: () => window.location.reload(),
  online: () => navigator.onLine,
};

/**
 * Loads a screen's code. After a release the old file is gone, so the page is reloaded once to get the new file names;
 * if the file is still missing, the error is thrown. The page is not reloaded while offline, because its content would
 * be lost.
 */
export async function loadScreen<T>(load: () => Promise<T>, surroundings: Surroundings = browser): Promise<T> {
  if (!inBrowser) return load();
  const { page, reload, online } = surroundings;
  try {
    const loaded = await load();
    if (tabStorage.getItem(key) === page()) tabStorage.removeItem(key);
    return loaded;
  } catch (error) {
    if (!isMissingFile(error) || !online() || tabStorage.getItem(key) === page()) throw error;
    tabStorage.setItem(key, page());
    reload();
    return new Promise<never>(() => undefined);
  }
}

export type LoadScreen = () => Promise<ComponentType>;

/** A screen in a separate script, which is loaded when the user opens the screen. */
export const lazyScreen = (load: LoadScreen) => lazy(async () => ({ default: await loadScreen(load) }));
