// Runs before the first paint, so that a page never flashes in another theme, nor shows a guest's buttons to somebody who
// is signed in. The client keeps what is looked for here (src/lib/theme.ts, src/lib/session, PilotBanner.tsx).
(() => {
  const root = document.documentElement;
  const kept = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      // Storage may be forbidden: then nothing is kept.
      return null;
    }
  };
  const chosen = kept('localStorage', 'theme');
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light';
  if (kept('localStorage', 'access_token') && kept('localStorage', 'user')) root.dataset.person = 'kept';
  if (kept('sessionStorage', 'pilot_banner_dismissed')) root.dataset.banner = 'dismissed';
})();
