import { skipToken, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { ownAdsPerPage } from '@waratah/vocabulary/limits';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AllJobs } from '../features/employer-jobs/AllJobs.tsx';
import { DashboardAside } from '../features/employer-jobs/DashboardAside.tsx';
import { JobCounters } from '../features/employer-jobs/JobCounters.tsx';
import { messages } from '../features/employer-jobs/messages.ts';
import { recentCount, recentJobs } from '../features/employer-jobs/recent-jobs.ts';
import { RecentApplications } from '../features/employer-jobs/RecentApplications.tsx';
import { RecentJobs, RecentJobsSkeleton } from '../features/employer-jobs/RecentJobs.tsx';
import { ConfirmAddress } from '../features/profile/ConfirmAddress.tsx';
import { graphql } from '../gql/gql.ts';
import { messageOf, serverDetail } from '../lib/api/server-errors.ts';
import { useFurtherPages } from '../lib/api/use-further-pages.ts';
import { postJobPath } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { ButtonLink } from '../ui/button.ts';
import { Card } from '../ui/card.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Muted, Title } from '../ui/text.ts';
import { toastBad } from '../ui/toasts.ts';

const EmployerDashboardPage = graphql(`
  query EmployerDashboard {
    employerDashboard {
      stats {
        employerId
        totalJobs
        activeJobs
        totalApplications
        pendingApplications
      }
      recentJobs {
        id
        postedDate
        scrapedAt
        createdAt
        ...RecentJob
      }
    }
  }
`);

const DashboardApplications = graphql(`
  query DashboardApplications {
    employerApplications(first: 3) {
      applications {
        id
        ...RecentApplication
      }
    }
  }
`);

const AllEmployerJobs = graphql(`
  query AllEmployerJobs($after: Int) {
    myJobs(after: $after) {
      id
      postedDate
      scrapedAt
      createdAt
      ...RecentJob
      ...ListedJob
    }
  }
`);

/**
 * All ads, fetched if the URL asks for them. `open` makes the URL ask for them, or fetches again after a failure; `close`
 * takes that back. `switched` says whether the reader did either.
 */
function useAllJobs() {
  const [query, setQuery] = useSearchParams();
  const showsAll = query.get('jobs') === 'all';
  const { data, loading, error, refetch, fetchMore } = useQuery(
    AllEmployerJobs,
    showsAll ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useEffect(() => {
    if (error) toastBad(serverDetail(error) ?? messages.jobsNotLoaded);
  }, [error]);
  useFurtherPages(data?.myJobs, {
    pageSize: ownAdsPerPage,
    load: (after) =>
      fetchMore({
        variables: { after },
        updateQuery: ({ myJobs }, { fetchMoreResult }) => ({ myJobs: [...myJobs, ...fetchMoreResult.myJobs] }),
      }),
    onFailure: () => toastBad(messages.jobsNotLoaded),
  });
  const [switched, setSwitched] = useState(false);
  const switchTo = (address: Record<string, string>) => {
    setSwitched(true);
    setQuery(address, { replace: true, preventScrollReset: true });
  };
  const open = () => (showsAll ? void refetch() : switchTo({ jobs: 'all' }));
  const close = () => switchTo({});
  return { jobs: showsAll ? data?.myJobs : undefined, busy: loading, switched, open, close };
}

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
    alignItems: 'start',
  },
});

/** The newest applications. They come from another service; if it fails, the ads are still shown. */
function NewestApplications() {
  const { data, error, refetch } = useQuery(DashboardApplications, { fetchPolicy: 'cache-and-network' });
  if (data) return <RecentApplications applications={data.employerApplications.applications} />;
  if (!error) return <Skeleton h="5rem" />;
  return <ErrorPane title={messages.applicationsNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />;
}

export function EmployerDashboard() {
  const user = useSignedInUser();
  // If one service fails, its fields are missing and the rest is shown.
  const options = { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } as const;
  const { data, error, refetch } = useQuery(EmployerDashboardPage, options);
  const dashboard = data?.employerDashboard;
  const { jobs: allJobs, busy, switched, open, close } = useAllJobs();
  const total = dashboard?.stats.totalJobs ?? 0;
  const hasMore = total > recentCount;
  const showAll = { label: hasMore ? messages.showAll(total) : messages.manage, busy, open };
  const showRecent = {
    label: hasMore ? messages.showNewest(recentCount) : messages.showRecent,
    busy: false,
    open: close,
  };
  useEffect(() => {
    if (error) console.warn(messages.jobsNotLoaded, error);
  }, [error]);
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6">
        <chakra.div display="flex" gap="4" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <div>
            <Title>{messages.dashboard}</Title>
            <Muted>Welcome back, {user.fullName || user.email}</Muted>
          </div>
          <ButtonLink asChild>
            <Link to={postJobPath}>{messages.postNew}</Link>
          </ButtonLink>
        </chakra.div>
        <ConfirmAddress />
        <JobCounters stats={dashboard?.stats ?? (error ? {} : undefined)} />
        <Body>
          {dashboard && allJobs ? (
            <AllJobs jobs={allJobs} showRecent={showRecent} switched={switched} />
          ) : dashboard ? (
            <RecentJobs
              jobs={recentJobs(dashboard.recentJobs)}
              showAll={total > 0 ? showAll : undefined}
              switched={switched}
            />
          ) : error ? (
            <Card>
              <ErrorPane title={messages.jobsNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
            </Card>
          ) : (
            <RecentJobsSkeleton />
          )}
          {/* Rendered only after the jobs: on a phone it is below them, and would move when they load. */}
          {(dashboard || error) && <DashboardAside applications={<NewestApplications />} />}
        </Body>
      </Stack>
    </Page>
  );
}
