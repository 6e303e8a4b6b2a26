import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { DashboardAside } from '../features/employer-jobs/DashboardAside.tsx';
import { JobCounters } from '../features/employer-jobs/JobCounters.tsx';
import { messages } from '../features/employer-jobs/messages.ts';
import { RecentJobs, RecentJobsSkeleton } from '../features/employer-jobs/RecentJobs.tsx';
import { graphql } from '../gql/gql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { postJobPath } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { ButtonLink } from '../ui/button.ts';
import { Card } from '../ui/card.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';

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

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
    alignItems: 'start',
  },
});

export function EmployerDashboard() {
  const user = useSignedInUser();
  // A field that one service could not answer is left out; the rest is shown.
  const options = { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } as const;
  const { data, error, refetch } = useQuery(EmployerDashboardPage, options);
  const dashboard = data?.employerDashboard;
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
        <JobCounters stats={dashboard?.stats} />
        <Body>
          {dashboard ? (
            <RecentJobs jobs={dashboard.recentJobs} />
          ) : error ? (
            <Card>
              <ErrorPane title={messages.jobsNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
            </Card>
          ) : (
            <RecentJobsSkeleton />
          )}
          {/* On a phone it stands below a list whose length is not known before. */}
          {(dashboard || error) && <DashboardAside />}
        </Body>
      </Stack>
    </Page>
  );
}
