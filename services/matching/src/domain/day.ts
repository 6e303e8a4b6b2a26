const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
};

/** The calendar day of an instant in a time zone, YYYY-MM-DD. */
export const dayOf = (instant: Date, timeZone: string): string => formatOf(timeZone).format(instant);

/** True for a real calendar day written YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** The local day so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The time of a decision: the instant, and the local day in MATCH_TZ. */
export type Today = Readonly<{ now: Date; day: string }>;
