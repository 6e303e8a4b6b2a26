import { skipToken, useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router';
import { JobPane } from '../features/job-view/JobPane.tsx';
import { JobPaneSkeleton } from '../features/job-view/JobPaneSkeleton.tsx';
import { messages } from '../features/job-view/messages.ts';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf } from '../lib/api/server-errors.ts';
import { toJobId } from '../lib/job-id.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useSettings } from '../lib/settings.ts';
import { ButtonLink } from '../ui/button.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page } from '../ui/layout.ts';

const JobsPage = graphql(`
  query JobsPage($id: Int!) {
    job(id: $id) {
      id
      title
      ...JobPane
    }
  }
`);

const openProfile = (
  <ButtonLink asChild>
    <Link to="/profile">{messages.openProfile}</Link>
  </ButtonLink>
);

function JobOf({ id }: { id: number | undefined }) {
  const { data, error, refetch } = useQuery(JobsPage, id === undefined ? skipToken : { variables: { id } });
  usePageTitle(data?.job.title ?? 'Jobs');
  if (id === undefined || errorCode(error) === 'NOT_FOUND')
    return <EmptyState heading="h1" title={messages.notFoundTitle} text={messages.notFoundText} action={openProfile} />;
  if (data) return <JobPane job={data.job} />;
  return error ? (
    <ErrorPane heading="h1" title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <JobPaneSkeleton />
  );
}

/** One job by its address; browsing is paused in the pilot (spec section 1). */
export function Jobs() {
  const [query] = useSearchParams();
  const { pilot } = useSettings();
  const job = query.get('job');
  usePageTitle('Jobs');
  return (
    <Page py={{ base: '6', md: '9' }} maxW="900px">
      {job === null ? (
        <EmptyState
          heading="h1"
          title={pilot ? messages.paused : messages.choose}
          text={messages.pausedText}
          action={openProfile}
        />
      ) : (
        <JobOf id={toJobId(job)} />
      )}
    </Page>
  );
}
