import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useSearchParams } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { jobsPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MyApplication } from './MyApplication.tsx';
import { messages } from './messages.ts';

const MyApplicationsQuery = graphql(`
  query MyApplications {
    myApplications(withdrawn: true) {
      id
      ...MyApplication
    }
  }
`);

const browse = (
  <ButtonLink asChild>
    <Link to={jobsPath}>{messages.browse}</Link>
  </ButtonLink>
);

/** A student's applications with their status. */
export function MyApplications() {
  const { data, error, refetch } = useQuery(MyApplicationsQuery, { fetchPolicy: 'cache-and-network' });
  const unfolded = useSearchParams()[0].get('application');
  if (!data)
    return error ? (
      <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  if (data.myApplications.length === 0)
    return <EmptyState title={messages.none} text={messages.noneText} action={browse} />;
  return (
    <section aria-label={messages.title}>
      <Stack asChild>
        <ul>
          {data.myApplications.map((application) => (
            <MyApplication
              key={application.id}
              application={application}
              unfolded={String(application.id) === unfolded}
            />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function Loading() {
  return (
    <Stack role="status">
      {['first', 'second'].map((row) => (
        <Card key={row} padded>
          <Stack gap="2">
            <Skeleton w="min(240px, 100%)" h="1.3em" />
            <Skeleton w="min(320px, 100%)" />
          </Stack>
        </Card>
      ))}
      <chakra.span srOnly>{messages.loading}</chakra.span>
    </Stack>
  );
}
