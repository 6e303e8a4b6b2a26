// Runs before the first paint, so that a page never flashes in another theme, nor shows a guest's buttons to a signed-in
// user. The client stores the entries that are read here (src/lib/theme.ts, src/lib/session, PilotBanner.tsx).
(() => {
  const root = document.documentElement;
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      // The browser may forbid storage.
      return null;
    }
  };
  const chosen = stored('localStorage', 'theme');
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light';
  if (stored('localStorage', 'access_token') && stored('localStorage', 'user')) root.dataset.user = 'stored';
  if (stored('sessionStorage', 'pilot_banner_dismissed')) root.dataset.banner = 'dismissed';
})();
