import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { messages as words } from '../features/browse/messages.ts';
import { SimilarJobs } from '../features/browse/SimilarJobs.tsx';
import { JobPaneSkeleton } from '../features/job-view/JobPaneSkeleton.tsx';
import { messages } from '../features/job-view/messages.ts';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf } from '../lib/api/server-errors.ts';
import { jobsPath } from '../lib/paths.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { Card } from '../ui/card.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { TextLink } from '../ui/text-link.ts';

const ClosedJobQuery = graphql(`
  query ClosedJob($id: Int!) {
    closedJob(id: $id) {
      id
      title
      companyName
      similar {
        id
        ...SimilarJob
      }
    }
  }
`);

/** Instead of a job that is not open: what it was, with jobs like it, or that there is no such job. */
export function ClosedJob({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ClosedJobQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const isNotFound = errorCode(error) === 'NOT_FOUND';
  usePageTitle(data?.closedJob.title ?? (isNotFound ? messages.notFoundTitle : words.title));
  if (data) {
    const { title, companyName, similar } = data.closedJob;
    return (
      <Card p={{ base: '5', md: '7' }}>
        <EmptyState
          heading="h1"
          title={messages.closedTitle}
          text={messages.closedText(title, companyName)}
          action={
            similar.length === 0 ? (
              <TextLink asChild>
                <Link to={jobsPath}>{messages.otherJobs}</Link>
              </TextLink>
            ) : null
          }
        />
        <SimilarJobs jobs={similar} />
      </Card>
    );
  }
  if (isNotFound) return <JobNotFound />;
  return error ? (
    <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <JobPaneSkeleton />
  );
}

export const JobNotFound = () => (
  <EmptyState heading="h1" title={messages.notFoundTitle} text={messages.notFoundText} />
);
