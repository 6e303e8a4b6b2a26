import { useEffect } from 'react';

/**
 * Tells the page that the surrounding screen handles events, so that before-hydration.js replays what the user typed
 * and pressed earlier. If a screen has a lazy part, it marks the part's place with `data-lazy-part` and renders
 * `<Hydrated lazyPart />` inside the part: the page then waits for the part.
 */
export function Hydrated({ lazyPart = false }: Readonly<{ lazyPart?: boolean }>) {
  useEffect(() => {
    if (!lazyPart && document.querySelector('[data-lazy-part]')) return;
    document.documentElement.dataset['hydrated'] = 'yes';
    window.dispatchEvent(new Event('waratah:hydrated'));
  }, [lazyPart]);
  return null;
}
