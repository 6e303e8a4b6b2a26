const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "Posted on", "Closing date:", "Sun,". */
const lead =
  /^(?:(?:posted|listed|published|updated|added|clos(?:es|ing)|expir(?:es|y)|ends?|date|applications? close)\b(?: (?:date|on))*:? ?)?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?/i;

const monthName = String.raw`([a-z]{3,9})\.?`;
const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const clock = String.raw`(?:,? (?:at )?(\d{1,2}:\d\d(?::\d\d)?)(?: ?(?:gmt|utc|z|([+-]\d\d):?(\d\d)))?)?`;

const dayFirst = new RegExp(String.raw`^${dayNumber}[ -]${monthName},?[ -](\d{4})${clock}$`, 'i');
const monthFirst = new RegExp(String.raw`^${monthName} ${dayNumber},? (\d{4})${clock}$`, 'i');
const inNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const together = /^(20\d\d)(\d\d)(\d\d)$/;
const sinceEpoch = /^1\d{9}(?:\d{3})?$/;

const twoDigits = (number: string | number) => String(number).padStart(2, '0');

const dated = (year: string, month: number, day: string, time = '') => {
  const iso = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  // A day that the month does not have, such as 31 June, is none.
  if (new Date(`${iso}T00:00:00Z`).getUTCDate() !== Number(day)) return undefined;
  return time ? `${iso}T${time}` : iso;
};

const withNames = (day: string, month: string, [year = '', time, hours, minutes]: readonly (string | undefined)[]) => {
  const at = months.indexOf(month.slice(0, 3).toLowerCase());
  const clockTime = time && `${time.padStart(time.length < 6 ? 5 : 8, '0')}${hours ? `${hours}:${minutes}` : 'Z'}`;
  return at < 0 ? undefined : dated(year, at + 1, day, clockTime);
};

/**
 * A date in ISO 8601 from the words of a site: "22 Nov 2026", "Nov 22, 2026", "22.11.2026" (the day comes first),
 * "20261122", seconds or milliseconds since 1970. ISO 8601 stays as it is; undefined if the words are no date.
 */
export const isoDateIn = (words: string): string | undefined => {
  const text = words.trim().replace(lead, '');
  if (/^\d{4}-\d\d/.test(text)) return text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  if (sinceEpoch.test(text)) return new Date(Number(text.padEnd(13, '0'))).toISOString();
  const [, year, joinedMonth = '', joinedDay = ''] = together.exec(text) ?? [];
  if (year) return dated(year, Number(joinedMonth), joinedDay);
  const [, day, month = '', numberYear = ''] = inNumbers.exec(text) ?? [];
  if (day) return dated(numberYear, Number(month), day);
  const [, first, name = '', ...others] = dayFirst.exec(text) ?? [];
  if (first) return withNames(first, name, others);
  const [, monthWord, secondDay = '', ...rest] = monthFirst.exec(text) ?? [];
  return monthWord ? withNames(secondDay, monthWord, rest) : undefined;
};
