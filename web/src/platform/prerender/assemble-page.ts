import { placeholders } from './placeholders.ts';
import type { RenderedPage } from './render-page.tsx';

/** What every page is made of: the built index.html, its styles, and the scripts before the first paint and hydration. */
type Parts = Readonly<{
  template: string;
  css: string;
  firstPaint: string;
  beforeHydration: string;
  /** The path that search engines list; undefined keeps a page for signed-in users out of them. */
  listedPath: string | undefined;
}>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces the first match. A template without the place stops the build, because the page would lack a part. */
function replacePlace(page: string, place: RegExp | string, replacement: string): string {
  const found = typeof place === 'string' ? page.includes(place) : place.test(page);
  if (!found) throw new Error(`index.html has no place for ${String(place)}`);
  return page.replace(place, () => replacement);
}

const inline = (script: string, scripts: readonly string[] = []) =>
  `<script${scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : ''}>${script}</script>`;

/** The whole page. It requests only its font before the first paint. */
export function assemblePage(
  { template, css, firstPaint, beforeHydration, listedPath }: Parts,
  { markup, styles, head }: RenderedPage,
  scripts: readonly string[],
) {
  const [title, description] = [escaped(head.title), escaped(head.description)];
  const canonical =
    listedPath === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${placeholders.publicUrl}${listedPath}">`;
  // slow-pattern: the page is our own build's.
  const withoutScripts = template
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  const changes: readonly (readonly [RegExp | string, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*"/, `<meta name="description" content="${description}"`],
    [/<meta\s+property="og:title"\s+content="[^"]*"/, `<meta property="og:title" content="${title}"`],
    [/<meta\s+property="og:description"\s+content="[^"]*"/, `<meta property="og:description" content="${description}"`],
    ['<script src="/first-paint.js"></script>', inline(firstPaint)],
    ['</head>', `${canonical}<style>${css}</style>${styles}</head>`],
    ['<div id="root"></div>', `<div id="root">${markup}</div>`],
    ['</body>', `${inline(beforeHydration, scripts)}</body>`],
  ];
  return changes.reduce((page, [place, replacement]) => replacePlace(page, place, replacement), withoutScripts);
}
