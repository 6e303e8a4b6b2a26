import { useQuery } from '@apollo/client/react';
import { messages } from '../features/browse/messages.ts';
import { ResultsSkeleton } from '../features/browse/ResultsSkeleton.tsx';
import { SavedJobs } from '../features/browse/SavedJobs.tsx';
import { graphql } from '../gql/gql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page } from '../ui/layout.ts';
import { Title } from '../ui/text.ts';

const SavedPage = graphql(`
  query SavedPage {
    myFavorites {
      id
      ...SavedJobs
    }
  }
`);

export const Saved = () => (
  <Page py={{ base: '7', md: '9' }}>
    <SavedList />
  </Page>
);

/** The saved jobs, on a separate page or in a tab of the student's home. */
export function SavedList() {
  const { role } = useSignedInUser();
  const { data, error, refetch } = useQuery(SavedPage, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <Title mb="6">{messages.mySavedJobs}</Title>
      {data ? (
        <SavedJobs favorites={data.myFavorites} role={role} />
      ) : error ? (
        <ErrorPane title={messages.savedNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ResultsSkeleton />
      )}
    </>
  );
}
