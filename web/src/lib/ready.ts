import { useEffect } from 'react';

/**
 * Tells the page that the screen hears by now; what somebody did before is then done (web/pages/after-paint.js). A screen
 * of which a part comes later has a `Ready` of the `part` in it, and marks the place with `data-comes-later`.
 */
export function Ready({ part = false }: Readonly<{ part?: boolean }>) {
  useEffect(() => {
    if (!part && document.querySelector('[data-comes-later]')) return;
    document.documentElement.dataset['ready'] = 'yes';
    window.dispatchEvent(new Event('waratah:ready'));
  }, [part]);
  return null;
}
