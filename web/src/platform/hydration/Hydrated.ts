import { useEffect } from 'react';

/**
 * Tells the page that the screen around it handles events, so that what the user typed and pressed earlier is replayed
 * (before-hydration.js). A screen with a lazy part marks the part's place with `data-lazy-part` and puts `<Hydrated lazyPart />`
 * inside the part: the page then waits for it.
 */
export function Hydrated({ lazyPart = false }: Readonly<{ lazyPart?: boolean }>) {
  useEffect(() => {
    if (!lazyPart && document.querySelector('[data-lazy-part]')) return;
    document.documentElement.dataset['hydrated'] = 'yes';
    window.dispatchEvent(new Event('waratah:hydrated'));
  }, [lazyPart]);
  return null;
}
