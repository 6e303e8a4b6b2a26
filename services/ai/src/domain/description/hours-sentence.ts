import {
  daysInWords,
  fullDayName,
  hoursRangeInWords,
  timeInWords,
  type WorkHours,
} from '@waratah/vocabulary/work-hours';

const weekOf = ({ hoursMin: min, hoursMax: max }: WorkHours) => {
  const range = hoursRangeInWords({ min, max });
  return range && `${range} hours a week`;
};

/** The working times from the form, without anything inferred from them; empty if it gives none. */
export const hoursSentence = (hours: WorkHours): string => {
  const { workDays, shiftStart, shiftEnd } = hours;
  const times = shiftStart && shiftEnd ? `${timeInWords(shiftStart)} to ${timeInWords(shiftEnd)}` : '';
  const words = [weekOf(hours), daysInWords(workDays ?? [], fullDayName), times].filter(Boolean).join(', ');
  return words && `The work is ${words}.`;
};
