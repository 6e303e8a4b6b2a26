import { paidHours, type Weekday } from '@waratah/vocabulary/work-hours';
import { anyOf } from '../rule.ts';
import { dayList, daysIn, to } from './named-days.ts';

/** Days with the same times, "08:30" to "16:30"; an end before the start is on the next day. */
export type Roster = Readonly<{ days: readonly Weekday[]; start: string; end: string; quote: string }>;

const clock = '(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?)|\\d{1,2}[:.]\\d{2}|noon|midday|midnight)';
const startClock = `(?:${clock}|\\d{1,2})`;
const between = '[ ,:;(–—-]{0,3}(?:from|between|at|hours|shifts?|work(?:ing)?)?[ ,:(]{0,2}';

const shapes = [
  new RegExp(`\\b(?<days>${dayList})${between}(?<start>${startClock})${to}(?<end>${clock})`, 'gi'),
  new RegExp(
    `(?<![\\d:.])(?<start>${startClock})${to}(?<end>${clock})[ ,:;(–—-]{0,3}(?:on |every |each )?(?<days>${dayList})`,
    'gi',
  ),
] as const;

/** Opening hours of a shop or a help desk, and rotating shifts. */
const other = new RegExp(
  anyOf(
    '\\b(?:open(?:ing)?|operat\\w+|trading|contact|call|enquir\\w+|(?:tele)?phone|clinics?|flexible roster|training (?:program|session)s?|(?:days|weeks) of (?:[\\w-]+ ){0,2}training|every (?:\\d|two|three|four) (?:weeks|weekends)|email|rotat\\w+|business hours|span of hours|timezone|between the hours)\\b',
  ),
  'i',
);

/** Rosters with days and times, in the order of the text; a repeated one counts once. */
export const rostersOf = (items: readonly string[]): readonly Roster[] => {
  const found = new Map(items.flatMap(rostersIn).map((roster) => [`${roster.days.join()} ${roster.start}`, roster]));
  return [...found.values()];
};

const rostersIn = (item: string): readonly Roster[] => {
  if (!/\d/.test(item) || other.test(item)) return [];
  return shapes.flatMap((shape) =>
    [...item.matchAll(shape)].flatMap(({ groups = {} }): readonly Roster[] => {
      const end = minutesOf(groups['end'] ?? '');
      const start = startBefore(groups['start'] ?? '', end);
      const days = daysIn(groups['days'] ?? '');
      if (start === undefined || end === undefined || days.length === 0) return [];
      return [{ days, start: clockOf(start), end: clockOf(end), quote: item }];
    }),
  );
};

const minutesOf = (text: string): number | undefined => {
  const lower = text.toLowerCase();
  if (lower === 'noon' || lower === 'midday') return 12 * 60;
  if (lower === 'midnight') return 0;
  const [, hour = '', minutes = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap])?/.exec(lower) ?? [];
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0);
  return hour === '' || Number(hour) > 24 || Number(minutes) > 59 ? undefined : hours * 60 + Number(minutes);
};

/**
 * In "9 to 5 pm", a start without am or pm takes the later one that is before the end, if that makes a plausible shift.
 */
const startBefore = (text: string, end: number | undefined) => {
  const start = minutesOf(text);
  if (start === undefined || end === undefined || /[apn]/i.test(text)) return start;
  const later = start + 12 * 60;
  return start < 6 * 60 && later < end ? later : start;
};

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Paid hours a week of a roster. */
export const hoursOf = ({ days, start, end }: Roster): number => paidHours(start, end, days.length);
