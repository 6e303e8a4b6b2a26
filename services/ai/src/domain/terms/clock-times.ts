const hourNames = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hourName = `(?:${hourNames.join('|')})`;
const half = '(?:in the (?:morning|afternoon|evening)|at night|[ap]\\.?m\\b\\.?)';
const pastOrTo = '(?:half past|(?:a )?quarter (?:past|to))';
/** "Half past five", "six in the evening", "nine o'clock". */
const spoken = `(?:${pastOrTo} (?:${hourName}|\\d{1,2})\\b(?: ${half})?|${hourName}(?: o['’]clock ${half}| o['’]clock\\b| ${half}))`;

/** "0700", "1530 hrs". */
const military = '(?:[01]\\d|2[0-3])[0-5][05](?: ?hrs?\\b)?(?![\\d.,]\\d)';

/** A time of day, part of a pattern: "8.30am", "17:00", "0700", "noon", "half past five". */
export const clock = `(?:${spoken}|${military}|\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?)|\\d{1,2}[:.]\\d{2}|(?:12 )?(?:noon|midday|midnight))`;
/** A start may be a bare hour: "9 to 5 pm". */
export const startClock = `(?:${clock}|\\d{1,2}|${hourName}\\b)`;
/** An end may be a bare hour, with nothing counted after it: "nine to five", not "one to two shifts". */
export const endClock = `(?:${clock}|(?:${hourName}|\\d{1,2})\\b(?=[,.;:!)]|$| (?:on|and|plus|each|every|daily|mon|tue|wed|thu|fri|sat|sun)))`;

/** Where neither end tells its half of the day, hours before this one are in the afternoon: "one to five". */
const dawn = 5 * 60;

const isAfternoon = (text: string) => /afternoon|evening|\bnight|p\.?m\b/.test(text);
const isMorning = (text: string) => /morning|a\.?m\b/.test(text);

const hourIn = (text: string): number | undefined => {
  const named = hourNames.findIndex((name) => text.split(/[^a-z]/).includes(name));
  const [, figures] = /(\d{1,2})/.exec(text) ?? [];
  return named >= 0 ? named + 1 : figures === undefined ? undefined : Number(figures);
};

const spokenMinutes = (text: string): number | undefined => {
  const hour = hourIn(text);
  if (hour === undefined || hour > 24) return undefined;
  const past = text.includes('half past')
    ? 30
    : text.includes('quarter past')
      ? 15
      : text.includes('quarter to')
        ? -15
        : 0;
  return (hour + hoursAfter(text, hour)) * 60 + past;
};

/** What is added to the hour that a clock shows: "two at night" is before dawn, "nine at night" is not. */
const hoursAfter = (text: string, hour: number): number => {
  const isNight = text.includes('at night');
  if (hour === 12) return isNight || isMorning(text) ? -12 : 0;
  if (isNight && hour * 60 < dawn) return 0;
  return isAfternoon(text) ? 12 : 0;
};

const isSpoken = (text: string) => /half past|quarter|o['’]clock|in the|at night/.test(text) || /^[a-z]/.test(text);

const minutesOf = (text: string): number | undefined => {
  const lower = text.toLowerCase();
  if (lower === 'noon' || lower === 'midday') return 12 * 60;
  if (lower === 'midnight') return 0;
  if (isSpoken(lower)) return spokenMinutes(lower);
  const [, hour = '', minutes = '0', half] = /^(\d{1,2})(?:[:.]?(\d{2}))? ?([ap])?/.exec(lower) ?? [];
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0);
  return hour === '' || Number(hour) > 24 || Number(minutes) > 59 ? undefined : hours * 60 + Number(minutes);
};

/** Whether a time tells which half of the day it is in. */
const isDefinite = (text: string) =>
  isAfternoon(text) ||
  isMorning(text) ||
  /noon|midday|midnight/.test(text) ||
  /^(?:[01]\d|2\d)[:.]?\d{2}(?: ?hrs?)?$/.test(text);

/** A longer shift is one that begins in the other half of the day: "six to ten in the evening". */
const longest = 12 * 60;

/**
 * In "9 to 5 pm", a start without am or pm takes the later one that is before the end, if that makes a plausible shift.
 */
const startBefore = (text: string, end: number | undefined) => {
  const start = minutesOf(text);
  if (start === undefined || end === undefined || isDefinite(text.toLowerCase())) return start;
  const later = start + 12 * 60;
  return later < end && (start < 6 * 60 || end - start > longest) ? later : start;
};

const wholeDay = 24 * 60;

/** In "nine to five" and "10pm to 6", an end without half of the day is the next one after the start. */
const endAfter = (text: string, start: number | undefined) => {
  const end = minutesOf(text);
  if (end === undefined || start === undefined || isDefinite(text.toLowerCase())) return end;
  const after = (minutes: number) => (minutes - start + wholeDay) % wholeDay || wholeDay;
  const other = (end + 12 * 60) % wholeDay;
  return after(end) < after(other) ? end : other;
};

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The groups `start` and `end` of a match as times like "08:30". */
export const timesOf = ({ start = '', end = '' }: Readonly<Record<string, string | undefined>>) => {
  const last = endAfter(end, minutesOf(start));
  const first = startBefore(start, last);
  if (first === undefined || last === undefined) return undefined;
  const isLater = first < dawn && last < 12 * 60 && ![start, end].some((text) => isDefinite(text.toLowerCase()));
  const [from, until] = isLater ? [first + 12 * 60, last + 12 * 60] : [first, last];
  return { start: clockOf(from), end: clockOf(until) };
};
