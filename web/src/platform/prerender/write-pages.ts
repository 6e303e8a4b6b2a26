import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '../../routes/table.ts';
import beforeHydration from '../hydration/before-hydration.js?raw';
import type { Settings } from '../settings.ts';
import { assemblePage } from './assemble-page.ts';
import * as documents from '../../gql/graphql.ts';
import { compressAssets } from './compress-assets.ts';
import { operationHashes } from './operation-hashes.ts';
import { placeholders } from './placeholders.ts';
import { renderPage } from './render-page.tsx';
import { scriptsOf } from './scripts-of.ts';

/** Prerenders the pages of the built client into its folder; `pages/pages.json` says which file answers which address, `pages/operations.json` what the client asks of the graph. */
const dist = process.argv[2] ?? 'dist';

const dataClient = 'src/lib/api/DataProvider.tsx';

const read = (file: string) => readFile(join(dist, file), 'utf8');

/** Each combination of settings has its own pages. */
const variants = [true, false].flatMap((pilot) => [true, false].map((google) => ({ pilot, google })));
const folderOf = ({ pilot, google }: Settings) => `${pilot ? 'pilot' : 'open'}${google ? '-google' : ''}`;

const manifest = z
  .record(
    z.string(),
    z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
  )
  .parse(JSON.parse(await read('.vite/manifest.json')));
const parts = {
  template: await read('index.html'),
  css: (await Promise.all((manifest['index.html']?.css ?? []).map(read))).join(''),
  firstPaint: await read('first-paint.js'),
  beforeHydration,
};

const pages = routes
  .flatMap(({ path, file, requires, usesData, prerender = [] }) =>
    prerender.map(({ query, alsoLoads = [] }) => ({
      path,
      query,
      address: query === '' || query === '*' ? path : `${path}?${query}`,
      listedPath: requires ? undefined : path,
      modules: ['index.html', ...(file ? [file] : []), ...alsoLoads, ...(usesData ? [dataClient] : [])],
    })),
  )
  .map((page, index) => ({ ...page, file: `${index}${page.path.replaceAll(/\W+/g, '-')}.html` }));

for (const variant of variants) {
  const folder = join(dist, 'pages', folderOf(variant));
  await mkdir(folder, { recursive: true });
  for (const { address, modules, listedPath, file } of pages) {
    const rendered = await renderPage(address, { ...variant, contactEmail: placeholders.contactEmail });
    const html = assemblePage({ ...parts, listedPath }, rendered, scriptsOf(manifest, modules));
    await writeFile(join(folder, file), html);
  }
}
const index = pages.map(({ path, query, file }) => ({ path, query, file }));
await writeFile(join(dist, 'pages/pages.json'), JSON.stringify(index));
await writeFile(join(dist, 'pages/operations.json'), JSON.stringify(operationHashes(documents)));
await compressAssets(join(dist, 'assets'));
