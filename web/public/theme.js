// Runs before the first paint, so that a page never flashes in the other theme. The client keeps the choice (src/lib/theme.ts).
(() => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  let chosen = null;
  try {
    chosen = window.localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden: the system's wish is followed.
  }
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light';
})();
