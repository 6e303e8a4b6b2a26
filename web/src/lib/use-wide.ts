import { useSyncExternalStore } from 'react';

/** As the theme's `lg`; paper counts as wide, so that nothing is taken from a sheet. */
const wide = '(min-width: 1024px), print';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether there is room for two columns: for what shall not even be asked of the server where there is none. */
export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
