/** False while pages are prerendered at build time, where there is no document. */
export const inBrowser = typeof document !== 'undefined';
