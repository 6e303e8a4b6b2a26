import type { Row } from '../../services/jobs/src/domain/imported/columns.ts';

/** A row of a file, by the names of its columns. */
export type FileRow = Readonly<Record<string, unknown>>;

const anyOf = (row: FileRow, ...names: readonly string[]) => names.map((name) => row[name]).find(Boolean);

/**
 * A row of a trial file with our field names, whichever of the usual column names it has; a teaser may replace the
 * text.
 */
export const withColumns = (row: FileRow): Row => ({
  title: anyOf(row, 'job_title', 'title', 'Job Title', 'jobtitle'),
  description: anyOf(row, 'job_description', 'description', 'teaser', 'Job Description'),
  company_name: anyOf(row, 'company_name', 'companyName', 'company', 'Company'),
  location: anyOf(row, 'location', 'Location', 'suburbWhereValue'),
  employment_type: anyOf(row, 'work_type', 'workType'),
});
