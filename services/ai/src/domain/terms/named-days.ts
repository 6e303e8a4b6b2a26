import { type Weekday, weekdays } from '@waratah/vocabulary/work-hours';

const day =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:s|nesday)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays?|weeknights?|weekends?|m ?[-–] ?f)';
/** Between the first and the last of a range of days or times. */
export const to = ' ?(?:-|–|—|to|till?|until|through|thru) ?';
/** Named days, part of a pattern: "Mon-Fri", "Saturday and Sunday", "weekdays". */
export const dayList = `${day}\\b(?:(?:${to}|,? ?(?:and|&|or|,|/|\\+) ?| )(?:(?:every|each|on) )?${day}\\b){0,6}`;

const weekday = 'mon|tue|wed|thu|fri|sat|sun';
// slow-pattern: a sentence has at most 500 characters.
const dayOrRange = new RegExp(
  `(?<all>week(?:day|night)|m ?[-–] ?f\\b)|(?<weekend>weekend)|(?<first>${weekday})[a-z]*(?:${to}(?<last>${weekday}))?`,
  'g',
);

/** The days that a list names, those of a range from its first to its last: "Mon-Thu and Sat". */
export const daysIn = (text: string): readonly Weekday[] => [
  ...new Set(
    [...text.toLowerCase().matchAll(dayOrRange)].flatMap(({ groups = {} }) => {
      if (groups['all'] !== undefined) return weekdays.slice(0, 5);
      if (groups['weekend'] !== undefined) return weekdays.slice(5);
      const from = weekdays.findIndex((one) => one === groups['first']);
      const until = weekdays.findIndex((one) => one === (groups['last'] ?? groups['first']));
      return from <= until
        ? weekdays.slice(from, until + 1)
        : [...weekdays.slice(from), ...weekdays.slice(0, until + 1)];
    }),
  ),
];
