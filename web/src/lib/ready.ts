import { useEffect } from 'react';

/** Tells the page that the screen hears by now; what somebody did before is then done (after-paint.js). */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes';
    window.dispatchEvent(new Event('waratah:ready'));
  }, []);
  return null;
}
