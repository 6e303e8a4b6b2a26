import { stringify } from 'csv-stringify/sync';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import type { Application } from './application.ts';

const header = [
  'Name',
  'Email',
  'University',
  'Degree',
  'Graduation year',
  'Languages',
  'Visa',
  'Job',
  'Location',
  'Status',
  'Applied',
  'Resume',
  'Note',
];

const rowOf = ({ student, job, status, appliedAt, resume, note }: Application): readonly string[] => [
  student?.fullName ?? '',
  student?.email ?? '',
  student?.university ?? '',
  student?.degree ?? '',
  student?.graduationYear ?? '',
  student?.languages?.join(', ') ?? '',
  visaTypeOf(student?.visaType ?? '')?.label ?? '',
  job.title,
  job.location,
  status,
  appliedAt.toISOString(),
  resume?.name ?? '',
  note ?? '',
];

/**
 * Applications as CSV with a header, for a spreadsheet: a byte order mark says that it is UTF-8, and text that a spreadsheet
 * would run as a formula begins with an apostrophe.
 */
export const tableOf = (applications: readonly Application[]): string =>
  stringify([header, ...applications.map(rowOf)], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
