import { readFile } from 'node:fs/promises';

/** A suburb or town of Australia; coordinates in degrees (WGS 84). */
export type Locality = Readonly<{ name: string; state: string; latitude: number; longitude: number }>;

/** By lower-case name; places of the same name in several states stand together. */
export type Localities = ReadonlyMap<string, readonly Locality[]>;

const file = new URL('../data/localities.tsv', import.meta.url);

/** Reads the table that build-localities.ts made: name, state, latitude, longitude. */
export const readLocalities = async (): Promise<Localities> => {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return Map.groupBy(lines.map(localityOf), ({ name }) => name.toLowerCase());
};

const localityOf = (line: string): Locality => {
  const [name = '', state = '', latitude, longitude] = line.split('\t');
  return { name, state, latitude: Number(latitude), longitude: Number(longitude) };
};

const state = /\b(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\b/i;

/** The locality that words like "Ultimo NSW" or "Ultimo, Sydney" name; undefined when none or more than one fits. */
export const findLocality = (localities: Localities, text: string): Locality | undefined => {
  const stated = state.exec(text)?.[1]?.toUpperCase();
  for (const part of text
    .replace(state, ' ')
    .replace(/\b\d{4}\b/g, ' ')
    .split(',')) {
    const named = localities.get(part.trim().replace(/\s+/g, ' ').toLowerCase()) ?? [];
    const fitting = stated ? named.filter((locality) => locality.state === stated) : named;
    if (fitting.length === 1) return fitting[0];
  }
  return undefined;
};
