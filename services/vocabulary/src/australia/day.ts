const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** The calendar day of an instant in Sydney, YYYY-MM-DD: the day by which rules are asked. */
export const australianDay = (instant: Date): string => day.format(instant);
