import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { stateOf } from '@waratah/vocabulary/australia/states';
import { misspelt } from '../misspelt.ts';

/** The location of a search: around a place, in a state, or words that name no known place. */
export type Where =
  | Readonly<{
      kind: 'around';
      name: string;
      state: string | undefined;
      latitude: number;
      longitude: number;
      reachKm: number;
    }>
  | Readonly<{ kind: 'state'; state: string }>
  | Readonly<{ kind: 'remote' }>
  | Readonly<{ kind: 'words'; text: string }>;

/** The default distance, about as far as people travel to work. */
const usualReachKm = 30;

/**
 * Parses a location like 'Ultimo NSW', 'Queensland' or 'Remote'; undefined if it is empty or all of Australia. Only a
 * locality has a distance.
 */
export const readWhere = (text: string, localities: Localities, reachKm = usualReachKm): Where | undefined => {
  const typed = text.trim().slice(0, 100);
  if (!typed || /^(any(where)?|australia|all( of)? australia)$/i.test(typed)) return undefined;
  if (/^(remote|anywhere|work from home|wfh)$/i.test(typed)) return { kind: 'remote' };
  const state = stateOf(typed);
  if (state) return { kind: 'state', state };
  const known = placeOf({ location: typed }, localities);
  const meant = known.latitude === undefined ? nearestTo(typed, localities) : undefined;
  const place = meant ? placeOf({ location: meant }, localities) : known;
  if (place.latitude === undefined || place.longitude === undefined)
    return { kind: 'words', text: typed.toLowerCase() };
  const name = (place.city ?? typed).toLowerCase();
  return { kind: 'around', name, state: place.state, latitude: place.latitude, longitude: place.longitude, reachKm };
};

/**
 * The locality that a misspelt name may mean: the most similar one if there is only one, else a capital among the most
 * similar.
 */
const nearestTo = (words: string, localities: Localities): string | undefined => {
  // slow-pattern: a location has at most 100 characters.
  const [, name = '', state = ''] = /^(.*?),?\s*((?:nsw|vic|qld|sa|wa|tas|nt|act)?(?:\s+\d{4})?)$/i.exec(words) ?? [];
  const names = misspelt(name, localities);
  const capital = names.find((one) => capitals.has(one));
  const chosen = capital ?? (names.length === 1 ? names[0] : undefined);
  return chosen && `${chosen} ${state}`.trim();
};

const capitals: ReadonlySet<string> = new Set([
  'sydney',
  'melbourne',
  'brisbane',
  'perth',
  'adelaide',
  'hobart',
  'darwin',
]);

const kmPerDegree = 111.32;

/** The squared distance of two nearby places in square kilometres, computed on a plane. */
export const squaredKm = (
  latitude: number,
  longitude: number,
  from: Readonly<{ latitude: number; longitude: number }>,
) => {
  const north = (latitude - from.latitude) * kmPerDegree;
  const east = (longitude - from.longitude) * kmPerDegree * Math.cos((from.latitude * Math.PI) / 180);
  return north * north + east * east;
};
