import { zoneOf } from '@waratah/vocabulary/australia/zones';

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Formatters are cached, because creating one takes as long as using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${Object.entries(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
}

function written(value: string | null | undefined, write: (at: Date) => string): string {
  if (!value) return 'Date not available';
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? 'Invalid Date' : write(at);
}

const isDay = (value: string | null | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');

/** For example '20 Nov 2026', in the reader's time zone; a date without a time is not shifted. */
export const formatDate = (value: string | null | undefined, reader?: string): string =>
  written(value, (at) => formatIn(isDay(value) ? 'UTC' : reader, date).format(at));

/** The day on which an ad ends, in the job's time zone: the same for every reader, and in emails. */
export const formatEnd = (value: string | null | undefined, state: string | null | undefined): string =>
  formatDate(value, zoneOf(state));

/** For example '20 November', in the reader's time zone. */
export const formatDayInWords = (value: string | null | undefined, reader?: string): string =>
  written(value, (at) => formatIn(reader, { day: 'numeric', month: 'long' }).format(at));

const zoneName = (at: Date, reader: string | undefined) =>
  formatIn(reader, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * For example '20 Nov 2026, 7:05 am', in the reader's time zone. The zone is named if the time at the job differs: '20
 * Nov 2026, 4:05 am AWST'. Without a `state`, the job is assumed to be in Sydney's time zone.
 */
export const formatDateTime = (
  value: string | null | undefined,
  { state, reader }: Readonly<{ state?: string | null; reader?: string }> = {},
): string =>
  written(value, (at) => {
    const text = formatIn(reader, minute).format(at);
    return text === formatIn(zoneOf(state), minute).format(at) ? text : `${text} ${zoneName(at, reader)}`;
  });

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** For example '10:32:05 am', in the reader's time zone. */
export const formatTime = (instant: string): string => clock.format(new Date(instant));
