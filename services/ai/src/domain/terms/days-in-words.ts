import { anyOf } from '../rule.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?(?! (?:street|st|road|rd|avenue|ave|lane|place|parade)\\b)';
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )';
export const year = '(?:,? 20\\d\\d(?!\\d))';
/** Not before a year in two figures, half of "2027/28", or a sign that the day is not sure. */
export const whole = "(?! ?['’]?\\d\\d\\b(?! ?h)| ?/ ?\\d| ?[+?]|,? 20\\d\\d)";
const feast = "(?:christmas(?: (?:eve|day)|(?= ?(?:[.,;!)]|$)))|new year['’]?s (?:eve|day))";
/** A day of a month, or a feast. */
export const dated = anyOf(
  `${weekday}?(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}${year}?${whole}`,
  `(?<!\\d )${weekday}?${month} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)${year}?${whole}`,
  `\\d{1,2}[/.](?:0?\\d|1[0-2])[/.](?:20)?\\d\\d(?!\\d)`,
  `20\\d\\d-(?:0\\d|1[0-2])-\\d\\d(?!\\d)`,
  feast,
);
/** Such a day, or a month. */
export const day = anyOf(
  dated,
  `(?:the )?(?:(?:start|beginning|middle|end) of |(?:early|mid|late)[ -])?${month}${year}?${whole}`,
);
export const anyDay = new RegExp(day, 'gi');

export const two = (number: number | string) => String(number).padStart(2, '0');

const feasts = [
  [/^christmas eve/i, '--12-24'],
  [/^christmas/i, '--12-25'],
  [/eve$/i, '--12-31'],
  [/^new year/i, '--01-01'],
] as const;

const monthIn = (words: string) => {
  const [name = ''] = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(words) ?? [];
  return 1 + monthNames.indexOf(name.toLowerCase());
};

/** A day in the forms of `StatedDays`. "Mid January" is all of the month. */
export const statedDay = (words: string): string => {
  if (/^20\d\d-\d\d-\d\d$/.test(words)) return words;
  const [, ofMonth, inFigures, inYear] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2,4})$/.exec(words) ?? [];
  if (ofMonth && inFigures && inYear) return `20${inYear.slice(-2)}-${two(inFigures)}-${two(ofMonth)}`;
  const feastDay = feasts.find(([name]) => name.test(words));
  if (feastDay) return feastDay[1];
  const [yearTold = '-'] = /\b20\d\d$/.exec(words) ?? [];
  const [dayTold] = /\b\d{1,2}(?=\b|st|nd|rd|th)/.exec(words.replace(/\b20\d\d$/, '')) ?? [];
  return `${yearTold}-${two(monthIn(words))}${dayTold === undefined ? '' : `-${two(dayTold)}`}`;
};
