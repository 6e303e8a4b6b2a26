import { tabStorage } from './browser-storage.ts';
import { inBrowser } from './first-paint.ts';

/** The page that was loaded anew for the sake of a file, so that it is done once and not for ever. */
const key = 'reloaded_for';

/** What a browser says when a module does not arrive; each of them says it in its own words. */
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
 * Loads a screen's code. After a new release the old file is gone: the page is then loaded anew, once, which brings the
 * new names; what still does not come is the caller's to show. Offline nothing is reloaded, because that would lose the
 * page that is there.
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
