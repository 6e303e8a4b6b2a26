import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { daysAfter } from '@waratah/vocabulary/law/days';
import type { Shift } from './shift.ts';

const hoursInWords = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/**
 * Shifts as an iCalendar file (RFC 5545). Each is an all-day event, since no times are noted, and leaves the day free
 * for other entries.
 */
export const calendarOf = (shifts: readonly Shift[]): string => {
  const calendar = ical({
    name: 'Shifts',
    prodId: { company: 'Waratah', product: 'Shifts', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, day, hours, employer, at } of shifts)
    calendar.createEvent({
      id: `${id}@waratah`,
      stamp: at,
      start: new Date(day),
      end: new Date(daysAfter(day, 1)),
      allDay: true,
      timezone: 'UTC',
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: employer ? `${hoursInWords(hours)}, ${employer}` : `${hoursInWords(hours)} of work`,
    });
  return calendar.toString();
};
