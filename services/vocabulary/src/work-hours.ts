import type { WeekHours } from './law/stated-terms.ts';
import { studentFortnightHours } from './limits.ts';
import { remembered } from './remembered.ts';

/** Days of the week in the order of a roster, with the codes used in requests and events. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of day, each with the hour at which it begins; night lasts until the next morning. */
const dayPartStarts = { morning: 5, afternoon: 12, evening: 17, night: 22 } as const;
export type DayPart = keyof typeof dayPartStarts;
export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const satisfies readonly DayPart[];

/** Their names in forms. */
export const dayPartLabels: Readonly<Record<DayPart, string>> = {
  morning: 'Mornings',
  afternoon: 'Afternoons',
  evening: 'Evenings',
  night: 'Nights',
};

/** The most hours a week that an ad may state. */
export const weekHoursMax = 60;

/**
 * What an employer states in the form about working times. Times are local, like '17:30'; an end before the start is on
 * the next day.
 */
export type WorkHours = Readonly<{
  hoursMin?: number | null | undefined;
  hoursMax?: number | null | undefined;
  workDays?: readonly Weekday[] | null | undefined;
  shiftStart?: string | null | undefined;
  shiftEnd?: string | null | undefined;
}>;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Times like '17:30'; an end before the start is on the next day. */
export type Shift = Readonly<{ start: string; end: string }>;

const dayMinutes = 24 * 60;
const lengthOf = ({ start, end }: Shift) => (minutesOf(end) - minutesOf(start) + dayMinutes) % dayMinutes;

const breakAfterMinutes = 5 * 60;
export const isLongShift = (shift: Shift): boolean => lengthOf(shift) > breakAfterMinutes;

/** The fewest and the most minutes of a shift that may be unpaid. */
export type Breaks = Readonly<{ min: number; max: number }>;

/** Most awards require a break of half an hour in a long shift. It may be paid. */
const likelyBreaks = (shift: Shift): Breaks => ({ min: 0, max: isLongShift(shift) ? 30 : 0 });

/** Paid hours a week of one shift on this many days, rounded to hundredths: with the most breaks, and with the fewest. */
export const paidHours = (shift: Shift, days = 1, breaks = likelyBreaks(shift)): Pick<WeekHours, 'min' | 'max'> => {
  const without = (unpaid: number) => Math.round((days * Math.max(0, lengthOf(shift) - unpaid) * 100) / 60) / 100;
  return { min: without(breaks.max), max: without(breaks.min) };
};

/**
 * Hours that only a paid break would add are possible where they may decide whether a student may take the job. If the
 * fewest are too many already, the likely hours tell more.
 */
export const possibleHours = (fewest: number, most: number, likely = fewest): Pick<WeekHours, 'min' | 'max'> => ({
  min: fewest,
  max: 2 * fewest > studentFortnightHours ? likely : most,
});

/**
 * Hours a week from the form: as typed, where a single number stands for both ends; else inferred from days and times;
 * undefined if the form states neither.
 */
export const formHoursOf = ({
  hoursMin,
  hoursMax,
  workDays,
  shiftStart,
  shiftEnd,
}: WorkHours): WeekHours | undefined => {
  const [min, max] = [hoursMin ?? hoursMax, hoursMax ?? hoursMin];
  if (typeof min === 'number' && typeof max === 'number') return { min, max };
  if (!workDays?.length || !shiftStart || !shiftEnd) return undefined;
  const { min: least, max: most } = paidHours({ start: shiftStart, end: shiftEnd }, workDays.length);
  return least > 0 && least <= weekHoursMax ? { ...possibleHours(least, most), inferred: true } : undefined;
};

/** Whether a text states more hours than the form: the least of the text is above the most of the form. */
const statesMore = (text: WeekHours, form: WeekHours) => !text.inferred && text.min > form.max;

/** Whether the text states which of the hours that the days and times of the form allow are paid. */
const statesWhich = (text: WeekHours, form: WeekHours) =>
  form.inferred && !text.inferred && text.min >= form.min && text.max <= form.max;

/**
 * Hours a week of an ad: those of the form, else those of its text. Where the text states more than the form, nobody can
 * tell which is meant, so that both are possible.
 */
export const hoursOfAd = (form: WorkHours, text: WeekHours | undefined): WeekHours | undefined => {
  const given = formHoursOf(form);
  if (!given || !text) return given ?? text;
  if (statesWhich(text, given)) return text;
  return statesMore(text, given) ? { ...given, max: text.max } : given;
};

const partAt = (minutes: number): DayPart => {
  const hour = Math.floor((minutes % dayMinutes) / 60);
  return dayParts.findLast((part) => dayPartStarts[part] <= hour) ?? 'night';
};

/** The times of day that contain at least an hour of the shift, or else the one in which it begins. */
export const dayPartsOf = (start: string, end: string): readonly DayPart[] => partsOfShift({ start, end });

const partsOfShift = remembered(
  ({ start, end }: Shift) => `${start} ${end}`,
  (shift): readonly DayPart[] => {
    const from = minutesOf(shift.start);
    const length = lengthOf(shift);
    const minutes = new Map<DayPart, number>();
    for (let at = 0; at < length; at += 15) {
      const part = partAt(from + at);
      minutes.set(part, (minutes.get(part) ?? 0) + 15);
    }
    const long = dayParts.filter((part) => (minutes.get(part) ?? 0) >= 60);
    return long.length > 0 ? long : [partAt(from)];
  },
);

/** Days and times of day at which a student wants to work; empty means any. */
export type WantedTimes = Readonly<{ days: readonly Weekday[]; times: readonly DayPart[] }>;

const shareOf = <Item>(items: readonly Item[], wanted: readonly Item[]) =>
  items.length === 0 || wanted.length === 0
    ? undefined
    : items.filter((item) => wanted.includes(item)).length / items.length;

/** The share of an ad's days and times that the student wants, 0 to 1; undefined if either side states none. */
export const wantedShare = (
  { workDays, shiftStart, shiftEnd }: WorkHours,
  { days, times }: WantedTimes,
): number | undefined => {
  const ofDays = shareOf(workDays ?? [], days);
  const ofTimes = shiftStart && shiftEnd ? shareOf(dayPartsOf(shiftStart, shiftEnd), times) : undefined;
  return ofDays === undefined && ofTimes === undefined ? undefined : (ofDays ?? 1) * (ofTimes ?? 1);
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A day like 'Thu'. */
export const shortDayName = (day: Weekday): string => capitalised(day);

const fullNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** A day like 'Thursday'. */
export const fullDayName = (day: Weekday): string => fullNames[day];

/** Days like 'Thu to Sat' or 'Mon, Wed and Fri', or with other names for the days; empty for no days. */
export const daysInWords = (days: readonly Weekday[], nameOf = shortDayName): string => {
  const at = weekdays.flatMap((day, position) => (days.includes(day) ? [position] : []));
  const names = at.map((position) => nameOf(weekdays[position] ?? 'mon'));
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || names.length === 1) return first ?? '';
  if (names.length === weekdays.length) return 'any day';
  const isRun = (at.at(-1) ?? 0) - (at[0] ?? 0) === at.length - 1;
  if (isRun && names.length > 2) return `${first} to ${last}`;
  return `${names.slice(0, -1).join(', ')} and ${last}`;
};

/** A time like '5:30 pm' from '17:30'. */
export const timeInWords = (time: string) => {
  const minutes = minutesOf(time);
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const minute = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute} ${hour < 12 ? 'am' : 'pm'}`;
};

type HoursRange = Readonly<{
  min: number | null | undefined;
  max: number | null | undefined;
  inferred?: boolean | undefined;
}>;

const areAlike = (min: number, max: number) => min !== max && Math.round(min) === Math.round(max);

/** Like '12 to 18', 'about 15', 'up to 20' from no hours on, or 'at least 10'; empty if neither end is known. */
export const hoursRangeInWords = ({ min, max, inferred }: HoursRange): string => {
  const about = inferred ? 'about ' : '';
  if (!min) return max == null ? '' : `up to ${about}${max}`;
  if (max == null) return `at least ${about}${min}`;
  if (inferred && areAlike(min, max)) return `about ${Math.round(max)}`;
  return `${about}${min === max ? '' : `${min} to `}${max}`;
};

/** Like '12 to 18 h a week', 'up to 20 h a week' or 'about 14.4 h a week'. */
const weekHoursInWords = (hours: WeekHours): string => `${hoursRangeInWords(hours)} h a week`;

/**
 * Like '12 to 18 h a week, Thu to Sat, 5 pm to 10 pm'; empty if nothing is stated. `hours` are the hours to show, from
 * the form or the text.
 */
export const workHoursInWords = (
  hours: WeekHours | null | undefined,
  { workDays, shiftStart, shiftEnd }: WorkHours,
): string => {
  const words = [
    hours ? weekHoursInWords(hours) : '',
    daysInWords(workDays ?? []),
    shiftStart && shiftEnd ? `${timeInWords(shiftStart)} to ${timeInWords(shiftEnd)}` : '',
  ];
  return capitalised(words.filter(Boolean).join(', '));
};
