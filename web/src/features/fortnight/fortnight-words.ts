const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
const weekday = inWords({ weekday: 'short' });
const month = inWords({ month: 'long' });

const dayOf = (day: string) => Number(day.slice(8));

/** For example 'Mon 16'. */
const shortDay = (day: string) => `${weekday.format(new Date(day))} ${dayOf(day)}`;

/** For example 'Sun 29 November'. */
export const dayWithMonth = (day: string): string => `${shortDay(day)} ${month.format(new Date(day))}`;

const shortMonth = inWords({ month: 'short' });

/** For example 'Sun 29 Nov'. */
export const shortDate = (day: string): string => `${shortDay(day)} ${shortMonth.format(new Date(day))}`;

/** For example 'Mon 16', or 'Mon 30 November' if the other day is in another month. */
export const dayBeside = (day: string, other: string): string =>
  day.slice(0, 7) === other.slice(0, 7) ? shortDay(day) : dayWithMonth(day);

type Noted = Readonly<{ day: string; hours: number; limited: boolean }>;

const sum = (days: readonly Noted[]) => Math.round(100 * days.reduce((hours, day) => hours + day.hours, 0)) / 100;

/** The hours of these days, split into those worked up to today and those rostered after it. */
export const workedAndRostered = (days: readonly Noted[], today: string) => ({
  worked: sum(days.filter(({ day }) => day <= today)),
  rostered: sum(days.filter(({ day }) => day > today)),
});

type Week = Readonly<{ from: string; days: readonly Noted[] }>;
type Fortnight = Readonly<{
  limit?: number | null;
  tighter?: Readonly<{ from: string }> | null;
  /** Last week, this week and the next. */
  weeks: readonly Week[];
}>;

/** Whether this week and the next leave fewer hours than last week and this one. */
export const isThisWeekWithNext = ({ tighter, weeks }: Fortnight): boolean =>
  tighter !== null && tighter !== undefined && tighter.from === weeks[1]?.from;

/** The two weeks of the fortnight that leaves fewer hours; last week and this one if there is no limit. */
export const shownWeeks = <F extends Fortnight>(fortnight: F): F['weeks'] =>
  isThisWeekWithNext(fortnight) ? fortnight.weeks.slice(1, 3) : fortnight.weeks.slice(0, 2);

/** Hours noted above the limit of the shown fortnight; days in course breaks are not counted, as in the law. */
export const hoursOver = (fortnight: Fortnight): number => {
  const { limit } = fortnight;
  if (typeof limit !== 'number') return 0;
  const limited = shownWeeks(fortnight).flatMap(({ days }) => days.filter((day) => day.limited));
  return Math.max(0, Math.round(100 * (sum(limited) - limit)) / 100);
};
