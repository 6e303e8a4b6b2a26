import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { inBrowser } from './in-browser.ts';

export type Theme = 'light' | 'dark';

const key = 'theme';

const current = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export function chooseTheme(theme: Theme): void {
  browserStorage.setItem(key, theme);
  document.documentElement.dataset['theme'] = theme;
}

/** The theme follows the system's until the user chooses one (public/first-paint.js sets the initial theme). */
if (inBrowser)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!browserStorage.getItem(key)) document.documentElement.dataset['theme'] = matches ? 'dark' : 'light';
  });

function listen(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useTheme = (): Theme => useSyncExternalStore(listen, current, () => 'light');
