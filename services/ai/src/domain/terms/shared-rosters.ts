import { anyOf } from '../rule.ts';
import type { Roster } from './rosters.ts';

/** Days of which a worker has some: "any two days Mon-Fri, 9-5", "week 1: Mon-Tue, week 2: Wed-Thu". */
const someOfThem = new RegExp(
  anyOf(
    '\\b(?:any|pick|choose|select|take)(?: any)? (?:one|two|three|four|[1-4])\\b|\\byou take\\b|\\bweek (?:1|one)\\b',
    '\\b(?:one|two|three|four|[1-4]) (?:(?:days?|shifts?) )?(?:of (?:these|the|mon)|weekdays?\\b)',
    '\\bdays available\\b|\\bshared (?:among|between|across|by)\\b|\\byou tell us\\b|\\byour (?:choice|pick)\\b|\\bwhich days\\b',
  ),
  'i',
);
/** Beside those of somebody else: "our full-timers do Mon-Fri, you do Sat". */
const ofOthers =
  /\b(?:our|the|day|weekday|weekend|night|other) (?:[\w-]+ )?(?:team|crew|full-timers|showroom)\b|\bhave (?:someone|somebody)\b|\b(?:two|three|four) do\b|\bdeliver(?:y|ies) arrives?\b|\bcustomer (?:support|service)\b/i;

/** Whether a worker has only a part of the rosters, or others have one of them. */
export const areShared = (rosters: readonly Roster[]): boolean =>
  rosters.some(({ quote }) => someOfThem.test(quote) || (rosters.length > 1 && ofOthers.test(quote)));
