import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '../../routes/table.ts';
import beforeHydration from '../hydration/before-hydration.js?raw';
import type { Settings } from '../settings.ts';
import { assemblePage, titledPage } from './assemble-page.ts';
import * as documents from '../../gql/graphql.ts';
import { compressAssets } from './compress-assets.ts';
import { operationHashes } from './operation-hashes.ts';
import { placeholders } from './placeholders.ts';
import { renderPage } from './render-page.tsx';
import { scriptsOf } from './scripts-of.ts';

/**
 * Prerenders the pages of the built client into its folder. `pages/pages.json` maps URLs to files;
 * `pages/operations.json` lists the hashes of the client's GraphQL operations.
 */
const dist = process.argv[2] ?? 'dist';

const dataClient = 'src/lib/api/DataProvider.tsx';

const read = (file: string) => readFile(join(dist, file), 'utf8');

/** Each combination of settings gets a separate set of pages. */
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

/** Empty pages for screens that only the client renders, so that the tab has the right title from the start. */
const titled = routes.flatMap(({ path, title, prerender }) =>
  title && !prerender ? [{ path, title, query: '*', file: `empty${path.replaceAll(/\W+/g, '-')}.html` }] : [],
);

for (const variant of variants) {
  const folder = join(dist, 'pages', folderOf(variant));
  await mkdir(folder, { recursive: true });
  for (const { address, modules, listedPath, file } of pages) {
    const rendered = await renderPage(address, { ...variant, contactEmail: placeholders.contactEmail });
    const html = assemblePage({ ...parts, listedPath }, rendered, scriptsOf(manifest, modules));
    await writeFile(join(folder, file), html);
  }
  for (const { file, title } of titled) await writeFile(join(folder, file), titledPage(parts.template, title));
}
const index = [...pages, ...titled].map(({ path, query, file }) => ({ path, query, file }));
await writeFile(join(dist, 'pages/pages.json'), JSON.stringify(index));
await writeFile(join(dist, 'pages/operations.json'), JSON.stringify(operationHashes(documents)));
await compressAssets(join(dist, 'assets'));
