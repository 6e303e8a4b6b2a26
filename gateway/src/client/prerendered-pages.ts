import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { escaped } from '../pages/html.ts';

type Settings = Readonly<{ pilot: boolean; google: boolean; contactEmail: string; publicUrl: string }>;

/** Placeholders that the running gateway fills in (web/src/platform/prerender/placeholders.ts, web/index.html). */
const placeholders = {
  contactEmail: 'contact@written-by.gateway',
  publicUrl: 'https://public.written-by.gateway',
  settings: '<script type="application/json" id="settings">null</script>',
} as const;

const Listed = z.array(z.object({ path: z.string(), query: z.string(), file: z.string() }));

/** The pages of the built client, ready to send. */
export type PrerenderedPages = Readonly<{
  /** The page that was prerendered for an address, if any. */
  prerendered: (path: string, query: string) => string | undefined;
  /** The page without content, which the client renders itself; undefined when no client is built. */
  empty: () => Promise<string | undefined>;
  /** Hashes of the inline scripts for the content security policy; no other inline script may run. */
  scriptHashes: readonly string[];
}>;

/** Reads the prerendered pages once, and the empty page for each request. Without a built client there are none. */
export const readPages = async (dist: string, settings: Settings): Promise<PrerenderedPages> => {
  const folder = join(dist, 'pages', `${settings.pilot ? 'pilot' : 'open'}${settings.google ? '-google' : ''}`);
  const read = async (file: string) => filledIn(await readFile(file, 'utf8'), settings);
  const listed = await orUndefined(async () =>
    Listed.parse(JSON.parse(await readFile(join(dist, 'pages/pages.json'), 'utf8'))),
  );
  const pages = await Promise.all(
    (listed ?? []).map(async ({ path, query, file }) => ({
      matches: patternOf(path),
      query,
      html: await read(join(folder, file)),
    })),
  );
  return {
    prerendered: (path, query) =>
      pages.find((page) => page.matches.test(path) && (page.query === '*' || page.query === query))?.html,
    empty: () => orUndefined(() => read(join(dist, 'index.html'))),
    scriptHashes: [...new Set(pages.flatMap(({ html }) => hashesOf(html)))],
  };
};

const orUndefined = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** `:id` matches any one segment of a path. */
// slow-pattern: segments cannot overlap, because each ends at a slash.
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const filledIn = (html: string, { pilot, google, contactEmail, publicUrl }: Settings) =>
  html
    .replaceAll(placeholders.contactEmail, escaped(contactEmail))
    .replaceAll(placeholders.publicUrl, escaped(publicUrl.replace(/\/$/, '')))
    .replace(placeholders.settings, () =>
      placeholders.settings.replace('null', dataIn({ pilot, google, contactEmail })),
    );

/** JSON without `<`, which cannot close the script element around it. */
const dataIn = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const hashesOf = (html: string) =>
  // slow-pattern: the pages are our own build's.
  [...html.matchAll(/<script(?: data-scripts="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
