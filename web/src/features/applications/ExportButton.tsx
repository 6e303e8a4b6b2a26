import { useLazyQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { saveAs } from '../../lib/save-as.ts';
import { Button } from '../../ui/button.ts';
import { toastBad } from '../../ui/toasts.ts';
import type { Filters } from './ApplicationFilters.tsx';
import { messages } from './messages.ts';

const ExportApplications = graphql(`
  query ExportApplications($job: Int, $status: ApplicationStatus, $ids: [Int!]) {
    employerApplicationsCsv(jobId: $job, status: $status, ids: $ids)
  }
`);

type ExportButtonProps = Readonly<{
  filters: Filters;
  /** The ids that pass the filters which the page applies itself; undefined if none of these filters is set. */
  ids: readonly number[] | undefined;
  /** True if there is nothing to export or nothing is loaded yet; the button keeps its place. */
  isEmpty: boolean;
}>;

/** Downloads the applications that pass the filters. */
export function ExportButton({ filters: { job, status }, ids, isEmpty }: ExportButtonProps) {
  const [ask, { loading }] = useLazyQuery(ExportApplications, { fetchPolicy: 'no-cache' });
  const download = async () => {
    const { data } = await ask({
      variables: { job: job ?? null, status: status ?? null, ids: ids ? [...ids] : null },
    });
    if (!data) return toastBad(messages.notExported);
    saveAs(messages.fileName, new Blob([data.employerApplicationsCsv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button
      type="button"
      look="ghost"
      size="sm"
      justifySelf="start"
      disabled={loading || isEmpty}
      onClick={() => void download()}
    >
      {loading ? messages.exporting : messages.export}
    </Button>
  );
}
