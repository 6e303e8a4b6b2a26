import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  ApplicationFilters,
  type Filters,
  readFilters,
  writeFilters,
} from '../features/applications/ApplicationFilters.tsx';
import { ApplicationList } from '../features/applications/ApplicationList.tsx';
import { ApplicationsSkeleton } from '../features/applications/ApplicationsSkeleton.tsx';
import { messages } from '../features/applications/messages.ts';
import { graphql } from '../gql/gql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';
import { toastBad } from '../ui/toasts.ts';

const ApplicationsPage = graphql(`
  query ApplicationsPage($job: Int, $status: ApplicationStatus, $after: String) {
    employerApplications(jobId: $job, status: $status, first: 20, after: $after) {
      nextCursor
      applications {
        id
        ...ApplicationCard
      }
    }
  }
`);

const ApplicationJobs = graphql(`
  query ApplicationJobs {
    myJobs {
      id
      title
    }
  }
`);

/** The applications for the employer's jobs (spec section 2, Applications screen). */
export function Applications() {
  const [query, setQuery] = useSearchParams();
  const [loadingMore, setLoadingMore] = useState(false);
  const filters = readFilters(query);
  const jobs = useQuery(ApplicationJobs, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch, fetchMore } = useQuery(ApplicationsPage, {
    variables: { job: filters.job ?? null, status: filters.status ?? null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.employerApplications;
  const choose = (next: Filters) => setQuery(writeFilters(next), { replace: true });
  const loadMore = async () => {
    setLoadingMore(true);
    try {
      await fetchMore({
        variables: { after: found?.nextCursor ?? null },
        updateQuery: (before, { fetchMoreResult: { employerApplications: next } }) => ({
          employerApplications: {
            ...next,
            applications: [...before.employerApplications.applications, ...next.applications],
          },
        }),
      });
    } catch {
      toastBad(messages.moreNotLoaded);
    }
    setLoadingMore(false);
  };
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6">
        <div>
          <Title>{messages.title}</Title>
          <Muted>{messages.lead}</Muted>
        </div>
        <ApplicationFilters filters={filters} jobs={jobs.data?.myJobs ?? []} onChange={choose} />
        {found ? (
          <ApplicationList
            applications={found.applications}
            filtered={filters.job !== undefined || filters.status !== undefined}
            hasMore={found.nextCursor !== null}
            loadingMore={loadingMore}
            onMore={() => void loadMore()}
            onShowAll={() => choose({ job: undefined, status: undefined })}
          />
        ) : error ? (
          <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <ApplicationsSkeleton />
        )}
      </Stack>
    </Page>
  );
}
