const day = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** Like '20 Nov 2026'; spec section 8 words what is missing or no date. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return 'Date not available';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : day.format(date);
}
