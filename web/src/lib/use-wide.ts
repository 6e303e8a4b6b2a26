import { useSyncExternalStore } from 'react';

/** The theme's `lg` breakpoint. Print counts as wide, so that printed pages are complete. */
const wide = '(min-width: 1024px), print';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const isWide = () => window.matchMedia(wide).matches;

/** Whether the window has room for two columns; narrow screens do not even request the content of the second. */
export const useWide = () => useSyncExternalStore(subscribe, isWide, () => false);
