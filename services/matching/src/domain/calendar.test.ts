import { expect, test } from '@jest/globals';
import { calendarOf } from './calendar.ts';

const at = new Date('2026-11-23T01:02:03Z');
const shift = (id: string, employer: string) => ({ id, day: '2026-12-31', hours: 7.5, employer, at });

test('a shift is an all-day event with a UID and a timestamp', () => {
  const lines = calendarOf([shift('6f9b2c1e-0000-4000-8000-000000000001', 'Harbour Kitchen')]).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:6f9b2c1e-0000-4000-8000-000000000001@waratah',
      'DTSTAMP:20261123T010203Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
      'SUMMARY:7.5 hours\\, Harbour Kitchen',
      'END:VCALENDAR',
    ]),
  );
});

test('names are escaped, and long lines are folded at 75 octets', () => {
  const name = `Müller & Söhne; "Bäckerei" \\ Café 咖啡馆 ${'long '.repeat(20)}END:VEVENT`;
  const text = calendarOf([shift('6f9b2c1e-0000-4000-8000-000000000002', name)]);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:7.5 hours\\, Müller & Söhne\\; "Bäckerei" \\\\ Café 咖啡馆 `);
  expect(unfolded.match(/^END:VEVENT/gm)).toHaveLength(1);
});

test('without shifts the calendar has no events', () => {
  expect(calendarOf([])).not.toContain('VEVENT');
});
