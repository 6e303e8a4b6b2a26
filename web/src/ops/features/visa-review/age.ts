const minuteMs = 60_000;
const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long something has waited, for example '3 hours' or '2 days'; 'a moment' if less than a minute. */
export function ageInWords(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 1) return 'a moment';
  if (minutes < 60) return some(minutes, 'minute');
  return minutes < 48 * 60 ? some(Math.floor(minutes / 60), 'hour') : some(Math.floor(minutes / (24 * 60)), 'day');
}
