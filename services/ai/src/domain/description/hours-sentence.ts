import {
  daysInWords,
  fullDayName,
  hoursRangeInWords,
  timeInWords,
  type WorkHours,
} from '@waratah/vocabulary/work-hours';

const weekOf = ({ hoursMin: min, hoursMax: max }: WorkHours) => {
  const range = hoursRangeInWords({ min, max });
  return range && `${range} ${(max ?? min) === 1 ? 'hour' : 'hours'} a week`;
};

/** Days like 'Monday to Friday', 'any day' or 'on Saturday and Sunday'. */
const daysOf = ({ workDays }: WorkHours) => {
  const days = daysInWords(workDays ?? [], fullDayName);
  return days === '' || / to |^any/.test(days) ? days : `on ${days}`;
};

const timesOf = ({ shiftStart, shiftEnd }: WorkHours) => {
  if (shiftStart && shiftEnd) return `${timeInWords(shiftStart)} to ${timeInWords(shiftEnd)}`;
  if (shiftStart) return `from ${timeInWords(shiftStart)}`;
  return shiftEnd ? `until ${timeInWords(shiftEnd)}` : '';
};

/** The working times from the form, without anything inferred from them; empty if it gives none. */
export const hoursSentence = (hours: WorkHours): string => {
  const weekAndDays = [weekOf(hours), daysOf(hours)].filter(Boolean);
  const times = timesOf(hours);
  if (weekAndDays.length === 0) return times && `The hours are ${times}.`;
  return `The work is ${[...weekAndDays, times].filter(Boolean).join(', ')}.`;
};
