import { useQuery } from '@apollo/client/react';
import { ApplyButton } from '../features/apply/ApplyButton.tsx';
import { messages as words } from '../features/browse/messages.ts';
import { ReportAd } from '../features/browse/ReportAd.tsx';
import { JobPane } from '../features/job-view/JobPane.tsx';
import { JobPaneSkeleton } from '../features/job-view/JobPaneSkeleton.tsx';
import { messages } from '../features/job-view/messages.ts';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf } from '../lib/api/server-errors.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';

const JobsPage = graphql(`
  query JobsPage($id: Int!) {
    job(id: $id) {
      id
      title
      ...JobPane
      ...ApplyButton
    }
  }
`);

/** The chosen job, next to the list. */
export function JobDetail({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(JobsPage, { variables: { id } });
  const { role } = useSignedInUser();
  usePageTitle(data?.job.title ?? words.title);
  if (errorCode(error) === 'NOT_FOUND') return <JobNotFound />;
  if (data)
    return (
      <JobPane job={data.job} action={role === 'student' ? <ApplyButton job={data.job} /> : null}>
        <ReportAd jobId={id} />
      </JobPane>
    );
  return error ? (
    <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <JobPaneSkeleton />
  );
}

export const JobNotFound = () => (
  <EmptyState heading="h1" title={messages.notFoundTitle} text={messages.notFoundText} />
);
