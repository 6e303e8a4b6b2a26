import { readFile } from 'node:fs/promises';

/** A suburb or town of Australia, with coordinates in degrees (WGS 84) and the postcode of its street addresses. */
export type Locality = Readonly<{
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  postcode: string;
}>;

/** Localities by lower-case name; an entry lists the places of that name in all states. */
export type Localities = ReadonlyMap<string, readonly Locality[]>;

const file = new URL('../../data/localities.tsv', import.meta.url);

/** Reads the table made by build-localities.ts: name, state, latitude, longitude, postcode. */
export const readLocalities = async (): Promise<Localities> => {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return Map.groupBy(lines.map(localityOf), ({ name }) => name.toLowerCase());
};

const localityOf = (line: string): Locality => {
  const [name = '', state = '', latitude, longitude, postcode = ''] = line.split('\t');
  return { name, state, latitude: Number(latitude), longitude: Number(longitude), postcode };
};
