const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const spoken = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The calendar day of an instant in Sydney, YYYY-MM-DD. Visas end by the day, and Sydney's is close enough for all of
 * Australia.
 */
export const dayOf = (instant: Date): string => day.format(instant);

/** True for a real calendar day written YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** The day this many days after another. */
export const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** A day like '15 March 2028'. */
export const inWords = (written: string): string => spoken.format(new Date(`${written}T00:00:00Z`));
