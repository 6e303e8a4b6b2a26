import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { JobDetail } from '../features/employer-jobs/JobDetail.tsx';
import { JobDetailSkeleton } from '../features/employer-jobs/JobDetailSkeleton.tsx';
import { JobNotFound } from '../features/employer-jobs/JobNotFound.tsx';
import { messages } from '../features/employer-jobs/messages.ts';
import { JobPane } from '../features/job-view/JobPane.tsx';
import { graphql } from '../gql/gql.ts';
import { errorCode } from '../lib/api/server-errors.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { toJobId } from '../lib/job-id.ts';
import { dashboardPath, employerJobPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.ts';
import { Page, Row, Stack } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { toastBad } from '../ui/toasts.ts';

const EmployerJobPage = graphql(`
  query EmployerJob($id: Int!) {
    myJob(id: $id) {
      id
      title
      ...JobDetail
      ...JobPane
    }
  }
`);

export function EmployerJob() {
  const id = toJobId(useParams()['id']);
  const previewing = useSearchParams()[0].get('view') === 'student';
  const navigate = useNavigate();
  const { data, error } = useQuery(
    EmployerJobPage,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  const missing = id === undefined || errorCode(error) === 'NOT_FOUND';
  const failed = error !== undefined && !missing && !data;
  usePageTitle(missing ? messages.notFoundTitle : data?.myJob.title);

  useEffect(() => {
    if (!failed) return;
    toastBad(messages.notLoaded);
    void navigate(dashboardPath, { replace: true });
  }, [failed, navigate]);

  return (
    <Page py={{ base: '6', md: '8' }}>
      {missing ? (
        <JobNotFound heading="h1" />
      ) : data && previewing ? (
        <Stack gap="5">
          <Notice tone="ok">
            <Row gap="3" flexWrap="wrap" justifyContent="space-between">
              {messages.previewing}
              <ButtonLink asChild look="ghost" size="sm" color="text">
                <Link to={employerJobPath(data.myJob.id)}>{messages.backToAd}</Link>
              </ButtonLink>
            </Row>
          </Notice>
          <JobPane job={data.myJob} />
        </Stack>
      ) : data ? (
        <JobDetail key={id} job={data.myJob} />
      ) : (
        <JobDetailSkeleton />
      )}
    </Page>
  );
}
