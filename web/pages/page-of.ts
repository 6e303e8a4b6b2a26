import type { Drawn } from './draw.tsx';

/** What every page is made of: the built index.html, its styles, and what runs before and after the first paint. */
type Parts = Readonly<{
  template: string;
  css: string;
  before: string;
  after: string;
  /** Where search engines shall find it; none for what only people who are signed in see. */
  path: string | undefined;
}>;

/** The portal's address, which only the running gateway knows (gateway/src/drawn-pages.ts). */
const publicUrl = 'https://public.written-by.gateway';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Put where the first match was, or the build ends: a page that misses a part is no page. */
function put(page: string, place: RegExp | string, what: string): string {
  const found = typeof place === 'string' ? page.includes(place) : place.test(page);
  if (!found) throw new Error(`index.html has no place for ${String(place)}`);
  return page.replace(place, () => what);
}

const inline = (script: string, scripts: readonly string[] = []) =>
  `<script${scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : ''}>${script}</script>`;

/** One page whole: nothing but its font is asked for before it is painted. */
export function pageOf(
  { template, css, before, after, path }: Parts,
  { markup, styles, head }: Drawn,
  scripts: readonly string[],
) {
  const [title, description] = [escaped(head.title), escaped(head.description)];
  const canonical =
    path === undefined ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${publicUrl}${path}">`;
  const bare = template
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  const changes: readonly (readonly [RegExp | string, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*"/, `<meta name="description" content="${description}"`],
    [/<meta\s+property="og:title"\s+content="[^"]*"/, `<meta property="og:title" content="${title}"`],
    [/<meta\s+property="og:description"\s+content="[^"]*"/, `<meta property="og:description" content="${description}"`],
    ['<script src="/first-paint.js"></script>', inline(before)],
    ['</head>', `${canonical}<style>${css}</style>${styles}</head>`],
    ['<div id="root"></div>', `<div id="root">${markup}</div>`],
    ['</body>', `${inline(after, scripts)}</body>`],
  ];
  return changes.reduce((page, [place, what]) => put(page, place, what), bare);
}
