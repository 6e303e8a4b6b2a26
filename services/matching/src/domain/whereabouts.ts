import type { Localities } from '@waratah/vocabulary/australia/localities';
import { isAbroad, meansElsewhere, possibleStates, statesInTitle } from '@waratah/vocabulary/australia/whereabouts';
import type { JobAd, JobPlace } from './job.ts';

/** Words of a title that say where the work is, wherever the ad is listed. */
const saysWhere = /\b(?:based|relocat(?:e|ion))\b/i;

/**
 * Combines location, title and text. A title that names a place abroad decides, and one that says where the work is
 * based, because feeds list such ads under the recruiter's own city. If the location is in Australia and the text places the work abroad, or if location and title
 * name different states, either may be meant.
 */
export const whereaboutsOf = (
  { title, place }: Pick<JobAd, 'title' | 'place'>,
  abroad: string | undefined,
  localities: Localities,
): Partial<JobPlace> => {
  const saidAbroad = abroad !== undefined && meansElsewhere(abroad, place.text);
  if (place.state === '')
    return { abroad: isAbroad(place.text) || saidAbroad, states: possibleStates(place.text, localities) };
  const named = statesInTitle(title, localities);
  const titled = named.filter((state) => state !== place.state);
  const doubt = saidAbroad && (abroad === title ? { abroad: true } : { perhapsAbroad: true });
  if (titled.length === 0) return { states: [], ...doubt };
  return saysWhere.test(title) && titled.length === named.length
    ? { state: '', states: titled, coordinates: undefined, ...doubt }
    : { state: '', states: [place.state, ...titled], titledElsewhere: true, coordinates: undefined, ...doubt };
};
