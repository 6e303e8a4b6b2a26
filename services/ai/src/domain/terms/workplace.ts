import { mayPlaceWorkInMajorCity } from '@waratah/vocabulary/australia/major-cities';
import { isTitledAbroad, placesWorkAbroad } from '@waratah/vocabulary/australia/whereabouts';
import type { Quoted } from '../rule.ts';

/** Where the work is done, if not only at the ad's location. */
export type Workplace = Quoted<'remote'> | Quoted<'hybrid'> | Quoted<'abroad'> | Quoted<'majorCity'>;

const hybrid =
  /\bhybrid\b(?! (?:cloud|vehicles?|cars?|apps?|mobile|infrastructure|environments?|systems?|models? of care|technolog\w+|platforms?|solutions?))|\b(?:work(?:ing)? from home|wfh|home)\b[^.;]{0,30}\b(?:\d|one|two|three|four) (?:\w+ )?days?\b|\b(?:\d|one|two|three|four) (?:\w+ )?days?\b[^.;]{0,25}\b(?:from home|wfh|in (?:the )?office|remote)|\b(?:partly|part) remote\b|\bflexible\b[^.;]{0,20}\bremote\b|\bremote work(?:ing)?\b[^.;]{0,20}\b(?:option\w*|available|considered|possible|conditions?|polic\w+|arrangements?)\b|\b(?:options?|ability|opportunity) (?:to|for) (?:work )?remote(?:ly)?\b|\bmix of (?:home|office|remote)\b/i;
const remote =
  /\b(?:fully|100 ?%|completely|entirely|permanently) remote\b|\bremote (?:role|position|job|work(?! sites?)|opportunity|first|based|anywhere|australia)\b|\bwork (?:remotely )?from anywhere\b|^\W*remote\W*$|\b(?:location|place|workplace)\s*[:–-]\s*remote\b|[(|–-] ?remote\b ?(?:[)|–-]|$)|\bremote[ /-]+(?:work from home|wfh)\b/i;
/** Words within a web address do not describe the job. */
const address = /\b(?:https?:\/\/|www\.)\S+/gi;
const denied = /\b(?:no|not|isn['’]t|cannot)\b[^.;]{0,25}\b(?:remote|hybrid|from home)\b/i;

/** Abroad comes first; remote counts only if no sentence calls the work hybrid, which says the least of where it is. */
export const workplaceOf = (title: string, items: readonly string[]): Workplace | undefined => {
  const abroad = isTitledAbroad(title) ? title : items.find(placesWorkAbroad);
  if (abroad !== undefined) return { kind: 'abroad', quote: abroad };
  const says = (words: RegExp) => (item: string) => words.test(item.replaceAll(address, ' '));
  const said = [title, ...items].filter(says(/remote|hybrid|home|wfh|anywhere/i)).filter((item) => !says(denied)(item));
  const mixed = said.find(says(hybrid));
  const away = mixed === undefined ? said.find(says(remote)) : undefined;
  if (away !== undefined) return { kind: 'remote', quote: away };
  const city = [title, ...items].find(mayPlaceWorkInMajorCity);
  if (city !== undefined) return { kind: 'majorCity', quote: city };
  return mixed === undefined ? undefined : { kind: 'hybrid', quote: mixed };
};
