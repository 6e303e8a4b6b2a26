import { titleOf } from '../page-title.ts';
import { placeholders } from './placeholders.ts';
import type { RenderedPage } from './render-page.tsx';

/** The parts of every page: the built index.html, its styles, and the scripts before the first paint and hydration. */
type Parts = Readonly<{
  template: string;
  css: string;
  firstPaint: string;
  beforeHydration: string;
  /** The path for search engines; undefined for a page that they must not index, because it is for signed-in users. */
  listedPath: string | undefined;
}>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces the first match. Throws if there is none, which stops the build: the page would lack a part. */
function replacePlace(page: string, place: RegExp | string, replacement: string): string {
  const found = typeof place === 'string' ? page.includes(place) : place.test(page);
  if (!found) throw new Error(`index.html has no place for ${String(place)}`);
  return page.replace(place, () => replacement);
}

const inline = (script: string, scripts: readonly string[] = []) =>
  `<script${scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : ''}>${script}</script>`;

/** A page without content, with the title of a screen that only the client renders. */
export const titledPage = (template: string, title: string) =>
  replacePlace(template, /<title>[^<]*<\/title>/, `<title>${escaped(titleOf(title))}</title>`);

/** The complete page. Before the first paint it requests only its font. */
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
