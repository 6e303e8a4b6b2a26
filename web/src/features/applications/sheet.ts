import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { ApplicantFragment, ApplicationSheetFragment } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { statusLabels } from '../../lib/vocabulary/application-status.ts';

/** What one line of the sheet tells: an application and its applicant. */
export type SheetEntry = Readonly<{ application: ApplicationSheetFragment; applicant: ApplicantFragment }>;

const hoursIn = ({ fit }: ApplicantFragment) => (fit?.anyHours ? 'Any' : (fit?.hoursAWeek ?? ''));

/** The columns: the header, and the cell of an entry. A fact that the applicant does not share is an empty cell. */
const columns: Readonly<Record<string, (entry: SheetEntry) => string | number>> = {
  Name: ({ applicant }) => applicant.user.fullName,
  Email: ({ applicant }) => applicant.user.email,
  University: ({ applicant }) => applicant.user.university,
  Degree: ({ applicant }) => applicant.user.degree,
  'Graduation year': ({ applicant }) => applicant.user.graduationYear ?? '',
  Languages: ({ applicant }) => applicant.user.languages.join(', '),
  Visa: ({ applicant: { verifiedVisa, user } }) => visaLabelOf(verifiedVisa?.subclass ?? user.visaType ?? ''),
  'Visa verified': ({ applicant }) => (applicant.verifiedVisa ? 'Yes' : ''),
  'Visa until': ({ applicant }) => applicant.verifiedVisa?.until ?? '',
  'Hours a week': ({ applicant }) => hoursIn(applicant),
  'Why they match': ({ applicant }) => applicant.fit?.reasons.join('; ') ?? '',
  Job: ({ application }) => application.job.title,
  Location: ({ application }) => application.job.location ?? '',
  Status: ({ application }) => statusLabels[application.status],
  Applied: ({ application }) => formatDate(application.appliedAt),
  Resume: ({ application }) => application.resumeName ?? '',
  Note: ({ application }) => application.note ?? '',
};

/**
 * Applications as CSV with a header, for a spreadsheet: a byte order mark says that it is UTF-8, and text that a
 * spreadsheet would run as a formula begins with an apostrophe.
 */
export const sheetOf = (entries: readonly SheetEntry[]): string =>
  stringify([Object.keys(columns), ...entries.map((entry) => Object.values(columns).map((cellOf) => cellOf(entry)))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
