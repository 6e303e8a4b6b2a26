import { expect, test } from '@jest/globals';
import type { Application } from './application.ts';
import { tableOf } from './table.ts';

const application = (fullName: string, note?: string): Application => ({
  _id: 1,
  version: 1,
  studentId: 1,
  jobId: 1,
  employerId: 2,
  status: 'applied',
  via: 'portal',
  appliedAt: new Date('2026-03-02T09:00:00Z'),
  statusChangedAt: new Date('2026-03-02T09:00:00Z'),
  job: { title: 'Cook', companyName: 'Kitchen', city: 'Hobart', state: 'TAS', location: 'Hobart, TAS' },
  student: {
    fullName,
    email: 'mei@example.org',
    university: 'UTAS',
    degree: 'Nursing',
    graduationYear: '2027',
    languages: ['English', 'Nepali'],
    visaType: '500',
  },
  jobVersion: 1,
  note,
});

test('the export is a table whose cells a spreadsheet treats as text', () => {
  const [header, row, end] = tableOf([application('Mei Tan', 'Asked for "Tuesday",\nor later')]).split('\r\n');
  expect(header).toBe(
    '\ufeffName,Email,University,Degree,Graduation year,Languages,Visa,Job,Location,Status,Applied,Resume,Note',
  );
  expect(row).toBe(
    'Mei Tan,mei@example.org,UTAS,Nursing,2027,"English, Nepali",Student Visa subclass 500,Cook,"Hobart, TAS",applied,2026-03-02T09:00:00.000Z,,"Asked for ""Tuesday"",\nor later"',
  );
  expect(end).toBe('');
});

test.each(['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(A1)', '\t=1'])(
  'a name like %j is not a formula',
  (name) => {
    const row = tableOf([application(name)]).split('\r\n')[1] ?? '';
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
