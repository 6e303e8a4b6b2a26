import { useSyncExternalStore } from 'react';

/** False where pages are drawn at build time (web/pages), which knows nothing of any browser. */
export const inBrowser = typeof document !== 'undefined';

const never = () => () => undefined;

/**
 * True in the first drawing of a page that came drawn from the server: whatever depends on this browser (who is signed
 * in, the theme) may still change. What is marked with `data-unsure` is hidden by the page until it is sure.
 */
export const useUnsure = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The mark of a part that depends on who is signed in. */
export const useUnsurePerson = (): Readonly<{ 'data-unsure'?: 'person' }> =>
  useUnsure() ? { 'data-unsure': 'person' } : {};
