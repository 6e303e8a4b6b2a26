import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { stateOf } from '@waratah/vocabulary/australia/states';

/** Where somebody looks: around a place, in a state, or in words that we cannot place. */
export type Where =
  | Readonly<{ kind: 'around'; name: string; state: string | undefined; latitude: number; longitude: number }>
  | Readonly<{ kind: 'state'; state: string }>
  | Readonly<{ kind: 'remote' }>
  | Readonly<{ kind: 'words'; text: string }>;

/** As far as people go to work. */
export const reachKm = 30;

/** Reads a location as typed, like 'Ultimo NSW', 'Queensland' or 'Remote'; undefined for nothing, or for all of Australia. */
export const readWhere = (text: string, localities: Localities): Where | undefined => {
  const asked = text.trim().slice(0, 100);
  if (!asked || /^(any(where)?|australia|all( of)? australia)$/i.test(asked)) return undefined;
  if (/^(remote|anywhere|work from home|wfh)$/i.test(asked)) return { kind: 'remote' };
  const state = stateOf(asked);
  if (state) return { kind: 'state', state };
  const place = placeOf({ location: asked }, localities);
  if (place.latitude === undefined || place.longitude === undefined)
    return { kind: 'words', text: asked.toLowerCase() };
  const name = (place.city ?? asked).toLowerCase();
  return { kind: 'around', name, state: place.state, latitude: place.latitude, longitude: place.longitude };
};

const kmPerDegree = 111.32;

/** Squared kilometres between two near places, on a plane that touches the earth between them. */
export const squaredKm = (
  latitude: number,
  longitude: number,
  from: Readonly<{ latitude: number; longitude: number }>,
) => {
  const north = (latitude - from.latitude) * kmPerDegree;
  const east = (longitude - from.longitude) * kmPerDegree * Math.cos((from.latitude * Math.PI) / 180);
  return north * north + east * east;
};
