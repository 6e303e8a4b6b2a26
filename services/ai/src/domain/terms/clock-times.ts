/** A time of day, part of a pattern: "8.30am", "17:00", "noon". */
export const clock = '(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?)|\\d{1,2}[:.]\\d{2}|noon|midday|midnight)';
/** A start may be a bare hour: "9 to 5 pm". */
export const startClock = `(?:${clock}|\\d{1,2})`;

const minutesOf = (text: string): number | undefined => {
  const lower = text.toLowerCase();
  if (lower === 'noon' || lower === 'midday') return 12 * 60;
  if (lower === 'midnight') return 0;
  const [, hour = '', minutes = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap])?/.exec(lower) ?? [];
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0);
  return hour === '' || Number(hour) > 24 || Number(minutes) > 59 ? undefined : hours * 60 + Number(minutes);
};

/**
 * In "9 to 5 pm", a start without am or pm takes the later one that is before the end, if that makes a plausible shift.
 */
const startBefore = (text: string, end: number | undefined) => {
  const start = minutesOf(text);
  if (start === undefined || end === undefined || /[apn]/i.test(text)) return start;
  const later = start + 12 * 60;
  return start < 6 * 60 && later < end ? later : start;
};

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The groups `start` and `end` of a match as times like "08:30". */
export const timesOf = ({ start = '', end = '' }: Readonly<Record<string, string | undefined>>) => {
  const last = minutesOf(end);
  const first = startBefore(start, last);
  return first === undefined || last === undefined ? undefined : { start: clockOf(first), end: clockOf(last) };
};
