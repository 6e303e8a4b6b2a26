import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { JobDetail } from '../features/employer-jobs/JobDetail.tsx';
import { JobDetailSkeleton } from '../features/employer-jobs/JobDetailSkeleton.tsx';
import { messages } from '../features/employer-jobs/messages.ts';
import { graphql } from '../gql/gql.ts';
import { errorCode } from '../lib/api/server-errors.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { toJobId } from '../lib/job-id.ts';
import { dashboardPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/layout.ts';
import { toastBad } from '../ui/toasts.ts';

const EmployerJobPage = graphql(`
  query EmployerJob($id: Int!) {
    job(id: $id) {
      id
      title
      ...JobDetail
    }
  }
`);

const back = (
  <ButtonLink asChild>
    <Link to={dashboardPath}>{messages.backToDashboard}</Link>
  </ButtonLink>
);

export function EmployerJob() {
  const id = toJobId(useParams()['id']);
  const navigate = useNavigate();
  const { data, error } = useQuery(
    EmployerJobPage,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  const missing = id === undefined || errorCode(error) === 'NOT_FOUND';
  const failed = error !== undefined && !missing && !data;
  usePageTitle(missing ? messages.notFoundTitle : data?.job.title);

  useEffect(() => {
    if (!failed) return;
    toastBad(messages.notLoaded);
    void navigate(dashboardPath, { replace: true });
  }, [failed, navigate]);

  return (
    <Page py={{ base: '6', md: '8' }}>
      {missing ? (
        <EmptyState heading="h1" title={messages.notFoundTitle} text={messages.notFoundText} action={back} />
      ) : data ? (
        <JobDetail key={id} job={data.job} />
      ) : (
        <JobDetailSkeleton />
      )}
    </Page>
  );
}
