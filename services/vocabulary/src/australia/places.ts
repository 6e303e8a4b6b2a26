import type { Localities } from './localities.ts';
import { stateOf } from './states.ts';

/** A place, as far as a text identifies it; coordinates in degrees (WGS 84). */
export type Place = Readonly<{
  city?: string | undefined;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** Four digits: from the text, else from the locality. */
  postcode?: string | undefined;
}>;

/** States of the big cities, for texts that name no state although other states have a place of the same name. */
const bigCities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sydney: 'NSW',
    newcastle: 'NSW',
    wollongong: 'NSW',
    parramatta: 'NSW',
    'central coast': 'NSW',
    melbourne: 'VIC',
    geelong: 'VIC',
    ballarat: 'VIC',
    bendigo: 'VIC',
    brisbane: 'QLD',
    'gold coast': 'QLD',
    'sunshine coast': 'QLD',
    townsville: 'QLD',
    cairns: 'QLD',
    toowoomba: 'QLD',
    mackay: 'QLD',
    rockhampton: 'QLD',
    adelaide: 'SA',
    perth: 'WA',
    fremantle: 'WA',
    hobart: 'TAS',
    launceston: 'TAS',
    canberra: 'ACT',
    darwin: 'NT',
  }),
);

/** Names of cities that are not localities themselves, each with a locality in the city's centre. */
const middleOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'gold coast': 'surfers paradise',
    'sunshine coast': 'maroochydore',
    'central coast': 'gosford',
    canberra: 'city',
  }),
);

/** Whether this place is the one that its name alone refers to. */
export const isBigCity = (name: string, state: string) => bigCities.get(name.toLowerCase()) === state;

type Words = Readonly<{ location?: string | undefined; city?: string | undefined; state?: string | undefined }>;

/** City, state and coordinates as far as the text identifies them; a state is never guessed (design section 12). */
export const placeOf = (words: Words, localities: Localities): Place => {
  const read = readLocation(words.location ?? '', localities);
  const state = words.state ?? read.state;
  const names = [words.city, ...read.names].flatMap((name) => (name?.trim() ? [name.trim()] : []));
  const found = names.map((name) => localityOf(name, state, localities)).find((locality) => locality !== undefined);
  return {
    city: words.city ?? found?.city ?? (read.state ? read.names[0] : undefined),
    state: state ?? found?.locality.state,
    latitude: found?.locality.latitude,
    longitude: found?.locality.longitude,
    postcode: read.postcode ?? found?.locality.postcode,
  };
};

const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** For names that are no place as they stand: "Greater Sydney Region" is Sydney, and "Mt Druitt" Mount Druitt. */
const rewritten = (key: string) =>
  key
    .replace(/^mt\.? /, 'mount ')
    .replace(/^(greater|cbd,?|the) /, '')
    .replace(
      / (cbd|region|area|city|city centre|central business district|(north|south|east|west|inner)\w* suburbs)$/,
      '',
    );

const localityOf = (name: string, state: string | undefined, localities: Localities) => {
  const asWritten = keyOf(name);
  const key = localities.has(asWritten) ? asWritten : rewritten(asWritten);
  const where = state ?? bigCities.get(key);
  const known = localities.get(middleOf.get(key) ?? key) ?? [];
  const fitting = where ? known.filter((locality) => locality.state === where) : known;
  const [locality] = fitting;
  return locality && new Set(fitting.map((one) => one.state)).size === 1 ? { locality, city: name } : undefined;
};

const states =
  'ACT|NSW|NT|QLD|SA|TAS|VIC|WA|New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia|Northern Territory|Australian Capital Territory';
const stateAtEnd = new RegExp(`\\b(?:${states})$`, 'i');
const stateAnywhere = new RegExp(`\\b(?:${states})\\b`, 'i');

type Part = Readonly<{ names: readonly string[]; state: string | undefined }>;

const partOf = (names: readonly string[], state: string | undefined): Part => ({
  names: names.map((name) => name.trim()).filter(Boolean),
  state: stateOf(state ?? ''),
});

/** Names and state in a part of a location. The name of a state may be in that of a place: "Mount Victoria NSW". */
const readPart = (part: string, localities: Localities): Part => {
  const last = stateAtEnd.exec(part);
  const before = part.slice(0, last?.index);
  if (last && (localities.has(keyOf(before)) || !localities.has(keyOf(part)))) return partOf([before], last[0]);
  const named = localities.has(keyOf(part)) ? null : stateAnywhere.exec(part);
  return named
    ? partOf([part.slice(0, named.index), part.slice(named.index + named[0].length)], named[0])
    : partOf([part], undefined);
};

/** Splits 'North Adelaide SA 5006' or 'Sydney, New South Wales (Hybrid)' into its parts. */
const readLocation = (location: string, localities: Localities) => {
  const plain = location.replace(/\([^()]*\)/g, ' ');
  const postcode = /\b(?:0[289]|[1-9]\d)\d\d\b/.exec(plain)?.[0];
  const parts = plain
    .replace(/(?<!(?:South|Western) )\bAustralia\s*(?=$|[,/|;>–-])|\b\d{4}\b/gi, ',')
    .split(/[,/|;>–]| - /)
    .map((part) => readPart(part.trim(), localities));
  return {
    state: parts.find(({ state }) => state !== undefined)?.state,
    names: parts.flatMap(({ names }) => names),
    postcode,
  };
};
