import { expect, test } from '@jest/globals';
import type { ApplicantFragment } from '../../gql/graphql.ts';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import { ApplicantFields } from './applicant.ts';
import { sheetOf } from './sheet.ts';

const entry = (fullName: string, changes: Partial<ApplicantFragment> = {}, note: string | null = null) => {
  const applicant: ApplicantFragment = {
    id: 1,
    user: {
      fullName,
      email: 'mei@example.org',
      university: 'UTAS',
      degree: 'Nursing',
      graduationYear: '2027',
      languages: ['English', 'Nepali'],
      visaType: '500',
    },
    verifiedVisa: null,
    fit: null,
    ...changes,
  };
  const application = {
    status: 'reviewed' as const,
    appliedAt: '2026-03-02',
    resumeName: 'mei.pdf',
    note,
    job: { title: 'Cook', location: 'Hobart, TAS' },
    ...makeFragmentData(applicant, ApplicantFields),
  };
  return { applicant, application };
};

test('an application is a line with what the page shows of it', () => {
  const shared = {
    verifiedVisa: { subclass: '485', until: '2027-09' },
    fit: { reasons: ['Nursing, as the ad asks', '3 km away'], hoursAWeek: 14, anyHours: false },
  };
  const [header, line, end] = sheetOf([entry('Mei Tan', shared, 'Asked for "Tuesday",\nor later')]).split('\r\n');
  expect(header).toBe(
    '\ufeffName,Email,University,Degree,Graduation year,Languages,Visa,Visa verified,Visa until,Hours a week,Why they match,Job,Location,Status,Applied,Resume,Note',
  );
  expect(line).toBe(
    'Mei Tan,mei@example.org,UTAS,Nursing,2027,"English, Nepali",Temporary Graduate 485,Yes,2027-09,14,"Nursing, as the ad asks; 3 km away",Cook,"Hobart, TAS",Reviewed,2 Mar 2026,mei.pdf,"Asked for ""Tuesday"",\nor later"',
  );
  expect(end).toBe('');
});

test('what an applicant does not share is empty, and hours without a limit are told', () => {
  const [, hidden, free] = sheetOf([
    entry('Mei Tan'),
    entry('Ana Silva', { fit: { reasons: [], hoursAWeek: null, anyHours: true } }),
  ]).split('\r\n');
  expect(hidden).toContain(',Student Visa subclass 500,,,,,Cook,');
  expect(free).toContain(',Student Visa subclass 500,,,Any,,Cook,');
});

test.each(['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(A1)', '\t=1'])(
  'a name like %j is not a formula',
  (name) => {
    const line = sheetOf([entry(name)]).split('\r\n')[1] ?? '';
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
