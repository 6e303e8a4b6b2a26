import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { JobCounters } from '../features/employer-jobs/JobCounters.tsx';
import { messages } from '../features/employer-jobs/messages.ts';
import { RecentJobs, RecentJobsSkeleton } from '../features/employer-jobs/RecentJobs.tsx';
import { graphql } from '../gql/gql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { postJobPath } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { ButtonLink } from '../ui/button.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';

const EmployerDashboardPage = graphql(`
  query EmployerDashboard {
    myJobs {
      id
      isActive
      postedDate
      scrapedAt
      createdAt
      ...RecentJob
    }
  }
`);

export function EmployerDashboard() {
  usePageTitle(messages.dashboard);
  const user = useSignedInUser();
  const { data, error, refetch } = useQuery(EmployerDashboardPage, { fetchPolicy: 'cache-and-network' });
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
        {error && !data ? (
          <ErrorPane title={messages.jobsNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <>
            <JobCounters jobs={data?.myJobs} />
            {data ? <RecentJobs jobs={data.myJobs} /> : <RecentJobsSkeleton />}
          </>
        )}
      </Stack>
    </Page>
  );
}
