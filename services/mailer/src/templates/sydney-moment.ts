const moment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Like 'Sunday 22 November 2026 at 4:31 pm'. */
export const sydneyMoment = (at: Date): string => moment.format(at);
