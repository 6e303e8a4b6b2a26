import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../src/lib/settings.ts';
import { packAssets } from './pack-assets.ts';
import { pageOf } from './page-of.ts';
import after from './after-paint.js?raw';
import { draw } from './draw.tsx';
import { data, pages } from './pages.ts';
import { scriptsOf } from './scripts-of.ts';

/**
 * Draws the pages of the built client into its folder: `pages/pages.json` says which file answers which address. What
 * only the running gateway knows stands in them under names of its own (gateway/src/drawn-pages.ts puts it in).
 */
const dist = process.argv[2] ?? 'dist';
const contactEmail = 'contact@written-by.gateway';

const read = (file: string) => readFile(join(dist, file), 'utf8');

/** Each way of running the portal has its own pages. */
const ways = [true, false].flatMap((pilot) => [true, false].map((google) => ({ pilot, google })));
const folderOf = ({ pilot, google }: Settings) => `${pilot ? 'pilot' : 'open'}${google ? '-google' : ''}`;

const template = await read('index.html');
const manifest = z
  .record(
    z.string(),
    z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
  )
  .parse(JSON.parse(await read('.vite/manifest.json')));
const css = (await Promise.all((manifest['index.html']?.css ?? []).map(read))).join('');
const parts = {
  template,
  css,
  before: await read('first-paint.js'),
  after,
};

const listed: { path: string; query: string; file: string }[] = [];
for (const way of ways) {
  const folder = join('pages', folderOf(way));
  await mkdir(join(dist, folder), { recursive: true });
  for (const [number, { path, query, files }] of pages.entries()) {
    const address = `${path}${query === '' || query === '*' ? '' : `?${query}`}`;
    const scripts = scriptsOf(manifest, ['index.html', ...files]);
    const drawn = await draw(address, { ...way, contactEmail });
    const file = `${number}${path.replaceAll(/\W+/g, '-')}.html`;
    await writeFile(
      join(dist, folder, file),
      pageOf({ ...parts, path: files.includes(data) ? undefined : path }, drawn, scripts),
    );
    if (way === ways[0]) listed.push({ path, query, file });
  }
}
await writeFile(join(dist, 'pages/pages.json'), JSON.stringify(listed));
await packAssets(join(dist, 'assets'));
