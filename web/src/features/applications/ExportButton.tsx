import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { saveAs } from '../../lib/save-as.ts';
import { Button } from '../../ui/button.ts';
import { toastBad } from '../../ui/toasts.ts';
import { ApplicantFields, passes } from './applicant.ts';
import type { Filters } from './ApplicationFilters.tsx';
import { messages } from './messages.ts';
import type { SheetEntry } from './sheet.ts';

const ApplicationSheetFields = graphql(`
  fragment ApplicationSheet on Application {
    status
    appliedAt
    resumeName
    note
    job {
      title
      location
    }
    ...Applicant
  }
`);

const ExportApplications = graphql(`
  query ExportApplications($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {
    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {
      nextCursor
      applications {
        ...ApplicationSheet
      }
    }
  }
`);

/** The server's largest page. */
const pageSize = 500;

type ExportButtonProps = Readonly<{
  filters: Filters;
  /** True if there is nothing to export or nothing is loaded yet; the button keeps its place. */
  isEmpty: boolean;
}>;

/** Downloads all applications that pass the filters, also those that the page has not loaded. */
export function ExportButton({ filters, isEmpty }: ExportButtonProps) {
  const [ask] = useLazyQuery(ExportApplications, { fetchPolicy: 'no-cache' });
  const [isExporting, setExporting] = useState(false);
  const pageAfter = async (after: string | null) => {
    const variables = { job: filters.job ?? null, status: filters.status ?? null, first: pageSize, after };
    const { data, error } = await ask({ variables });
    if (!data) throw error ?? new Error('The answer is empty.');
    return data.employerApplications;
  };
  const entries = async () => {
    const found: SheetEntry[] = [];
    for (let after: string | null | undefined = null; after !== undefined; ) {
      const { applications, nextCursor } = await pageAfter(after);
      for (const masked of applications) {
        const application = readFragment(ApplicationSheetFields, masked);
        const applicant = readFragment(ApplicantFields, application);
        if (passes(applicant, filters)) found.push({ application, applicant });
      }
      after = nextCursor ?? undefined;
    }
    return found;
  };
  const download = async () => {
    setExporting(true);
    try {
      const [{ sheetOf }, found] = await Promise.all([import('./sheet.ts'), entries()]);
      saveAs(messages.fileName, new Blob([sheetOf(found)], { type: 'text/csv;charset=utf-8' }));
    } catch {
      toastBad(messages.notExported);
    }
    setExporting(false);
  };
  return (
    <Button
      type="button"
      look="ghost"
      size="sm"
      justifySelf="start"
      disabled={isExporting || isEmpty}
      onClick={() => void download()}
    >
      {isExporting ? messages.exporting : messages.export}
    </Button>
  );
}
