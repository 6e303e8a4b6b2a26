import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * True while React hydrates a prerendered page. That first render must match the prerendered markup, which was made for
 * a guest in the light theme; what this browser stores (the user, the theme) is used in the next render.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/** The attribute that hides a part while the page does not know yet who is signed in (see the README). */
export const useDependsOnUser = (): Readonly<{ 'data-depends-on'?: 'user' }> =>
  useHydrating() ? { 'data-depends-on': 'user' } : {};
