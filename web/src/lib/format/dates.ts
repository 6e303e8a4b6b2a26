const day = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

const minute = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

function formatWith(format: Intl.DateTimeFormat, value: string | null | undefined): string {
  if (!value) return 'Date not available';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : format.format(date);
}

/** Like '20 Nov 2026'; spec section 8 words what is missing or no date. */
export const formatDate = (value: string | null | undefined): string => formatWith(day, value);

/** Like '20 Nov 2026, 7:05 am'. */
export const formatDateTime = (value: string | null | undefined): string => formatWith(minute, value);

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** Like '10:32:05 am', in the browser's own time. */
export const formatTime = (instant: string): string => clock.format(new Date(instant));
