/** The website of a URL, like 'marlinwren.example'. */
export const siteOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : 'their website';

/** The text of a link to the other website where an ad is applied for, like 'Apply at marlinwren.example ↗'. */
export const applyAt = (url: string): string => `Apply at ${siteOf(url)} ↗`;
