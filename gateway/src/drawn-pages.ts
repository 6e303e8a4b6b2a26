import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { escaped } from './pages/html.ts';

type Settings = Readonly<{ pilot: boolean; google: boolean; contactEmail: string; publicUrl: string }>;

/** What the web build leaves for the running gateway to say (web/pages, web/index.html). */
const places = {
  contactEmail: 'contact@written-by.gateway',
  publicUrl: 'https://public.written-by.gateway',
  settings: '<script type="application/json" id="settings">null</script>',
} as const;

const Listed = z.array(z.object({ path: z.string(), query: z.string(), file: z.string() }));

/** The pages of the built client as they are sent. */
export type DrawnPages = Readonly<{
  /** The page that is drawn for an address; none for some. */
  drawn: (path: string, query: string) => string | undefined;
  /** The page in which the client draws itself; none where no client is built. */
  bare: () => Promise<string | undefined>;
  /** Hashes of the scripts within the pages, for the content security policy; no other may run there. */
  scripts: readonly string[];
}>;

/** Reads the drawn pages once, the bare one when it is asked for. Without a built client there are none. */
export const readPages = async (dist: string, settings: Settings): Promise<DrawnPages> => {
  const folder = join(dist, 'pages', `${settings.pilot ? 'pilot' : 'open'}${settings.google ? '-google' : ''}`);
  const read = async (file: string) => filledIn(await readFile(file, 'utf8'), settings);
  const listed = await orNone(async () =>
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
    drawn: (path, query) =>
      pages.find((page) => page.matches.test(path) && (page.query === '*' || page.query === query))?.html,
    bare: () => orNone(() => read(join(dist, 'index.html'))),
    scripts: [...new Set(pages.flatMap(({ html }) => scriptHashes(html)))],
  };
};

const orNone = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** `:id` stands for any one part of a path. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const filledIn = (html: string, { pilot, google, contactEmail, publicUrl }: Settings) =>
  html
    .replaceAll(places.contactEmail, escaped(contactEmail))
    .replaceAll(places.publicUrl, escaped(publicUrl.replace(/\/$/, '')))
    .replace(places.settings, () => places.settings.replace('null', dataIn({ pilot, google, contactEmail })));

/** JSON that cannot end the element it stands in. */
const dataIn = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const scriptHashes = (html: string) =>
  [...html.matchAll(/<script(?: data-scripts="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
