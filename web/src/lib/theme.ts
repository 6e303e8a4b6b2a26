import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

export type Theme = 'light' | 'dark';

const key = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

const current = (): Theme => (root.dataset['theme'] === 'dark' ? 'dark' : 'light');

export function chooseTheme(theme: Theme): void {
  browserStorage.setItem(key, theme);
  root.dataset['theme'] = theme;
}

/** The page follows the system until somebody chooses (public/theme.js sets the first one before the first paint). */
system.addEventListener('change', ({ matches }) => {
  if (!browserStorage.getItem(key)) root.dataset['theme'] = matches ? 'dark' : 'light';
});

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    const observer = new MutationObserver(listener);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, current);
}
