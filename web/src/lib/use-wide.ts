import { useSyncExternalStore } from 'react';

/** The theme's `lg` breakpoint; paper counts as wide, so that printed pages are complete. */
const wide = '(min-width: 1024px), print';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether there is room for two columns, for content that narrow screens do not even request. */
export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
