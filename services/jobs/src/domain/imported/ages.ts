import { withoutOtherAds } from '@waratah/vocabulary/other-ads';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const unitsMs: readonly (readonly [RegExp, number])[] = [
  [/^s/i, 1_000],
  [/^mo/i, 30 * dayMs],
  [/^mi|^m$/i, 60_000],
  [/^h/i, hourMs],
  [/^d/i, dayMs],
  [/^w/i, 7 * dayMs],
  [/^y/i, 365 * dayMs],
];

const numbers = ['a|an|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const unit = String.raw`(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mo|months?|y|yrs?|years?)`;
const count = String.raw`(\d{1,3}|${numbers.join('|')})`;
const lead = String.raw`(?:(?:posted|listed|added|active|updated|reposted)(?: on)?:? )?`;
const age = new RegExp(String.raw`^${lead}(?:about |over |more than )?${count}\s?\+?\s?${unit}\s?\+?(?: ago)?$`, 'i');
const named = new RegExp(String.raw`^${lead}(just now|just posted|just listed|today|yesterday)$`, 'i');

const numberOf = (words: string) => {
  const at = numbers.findIndex((names) => names.split('|').includes(words.toLowerCase()));
  return at < 0 ? Number(words) : at + 1;
};

/** An age in milliseconds from a site's words: `Posted 10d ago`, `30+ days ago`, `yesterday`. */
export const ageMsIn = (words: string): number | undefined => {
  const text = words.trim().replace(/\s+/g, ' ');
  const [, name] = named.exec(text) ?? [];
  if (name) return /^yesterday/i.test(name) ? dayMs : 0;
  const [, amount, which = ''] = age.exec(text) ?? [];
  const ms = unitsMs.find(([pattern]) => pattern.test(which))?.[1];
  return amount === undefined || ms === undefined ? undefined : numberOf(amount) * ms;
};

const inTime = new RegExp(
  String.raw`^(?:(?:clos(?:es|ing)|expir(?:es|ing)|ends?|ending) )?in (?:about |less than )?${count}\s?${unit}$|^${count}\s?${unit} (?:left|to go|remaining)$`,
  'i',
);

/** A time from now in milliseconds from a site's words: `Expires in 5 days`, `3 days left`. */
export const ahead = (words: string): number | undefined => {
  const [, amount, which, other, otherUnit] = inTime.exec(words.trim().replace(/\s+/g, ' ')) ?? [];
  const said = amount ?? other;
  const ms = unitsMs.find(([pattern]) => pattern.test(which ?? otherUnit ?? ''))?.[1];
  return said === undefined || ms === undefined ? undefined : numberOf(said) * ms;
};

/** Placeholder for an age while the words before it are checked. */
const aged = '\ue000';

/** Text that differs at every visit: the ad's age, numbers of applicants or views. */
const visits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:\d{1,3}|an?|one|two|three|four|five|six)(?: ?\+)? ?(?:minutes?|mins?|hours?|h|days?|d|weeks?|w|months?|mo)\+? ago\b/gi,
    aged,
  ],
  [/\b(?:reposted|posted|listed|updated|active) (?:today|yesterday|just now)\b/gi, ' '],
  [/\b(?:reposted|posted|listed|updated|active) (?:(?:about|over|more than) )?\ue000/gi, ' '],
  [/\ue000/g, ' '],
  [/\b\d{1,6}\+? (?:applicants?|applications? so far|views?|people (?:have )?(?:applied|clicked|viewed))\b/gi, ' '],
  [/\bbe (?:among the first \d{1,3} applicants|an early applicant)\b/gi, ' '],
];

/** Buttons of websites, which change from day to day. */
const buttons =
  /\b(?:(?:save job )?original job|view or apply to job|apply now|show ?more ?report|report (?:this )?job)\b/gi;

/** The text without parts that differ at every visit. */
export const withoutVisitWords = (text: string): string => {
  return visits
    .reduce((words, [pattern, by]) => words.replace(pattern, by), withoutOtherAds(text))
    .replace(buttons, ' ');
};
