import { useQuery } from '@apollo/client/react';
import { ApplyButton } from '../features/apply/ApplyButton.tsx';
import { CopyLink } from '../features/browse/CopyLink.tsx';
import { messages as words } from '../features/browse/messages.ts';
import { ReportAd } from '../features/browse/ReportAd.tsx';
import { SaveButton } from '../features/browse/SaveButton.tsx';
import { SimilarJobs } from '../features/browse/SimilarJobs.tsx';
import { JobPane } from '../features/job-view/JobPane.tsx';
import { JobPaneSkeleton } from '../features/job-view/JobPaneSkeleton.tsx';
import { messages } from '../features/job-view/messages.ts';
import { JobAnswer } from '../features/matches/JobAnswer.tsx';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf } from '../lib/api/server-errors.ts';
import { jobPath } from '../lib/paths.ts';
import { useSettings } from '../platform/settings.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Row, Stack } from '../ui/layout.ts';
import { ClosedJob } from './ClosedJob.tsx';

const JobsPage = graphql(`
  query JobsPage($id: Int!) {
    job(id: $id) {
      id
      title
      sourceUrl
      favoriteId
      match {
        jobId
      }
      ...JobPane
      ...ApplyButton
      ...JobAnswer
      similar {
        ...SimilarJob
      }
    }
  }
`);

/** The chosen job, next to the list. */
export function JobDetail({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(JobsPage, {
    variables: { id },
    // Its reasons follow what the student changed since it was last shown.
    fetchPolicy: 'cache-and-network',
    // If matching fails, the ad is still shown.
    errorPolicy: 'all',
  });
  const { role } = useSignedInUser();
  const { pilot } = useSettings();
  usePageTitle(data?.job.title ?? words.title);
  const isStudent = role === 'student';
  // In the pilot a student answers a job with the same choices as in the email that contained it.
  const answers = isStudent && pilot && Boolean(data?.job.match);
  if (errorCode(error) === 'NOT_FOUND') return <ClosedJob id={id} />;
  if (data)
    return (
      <JobPane
        job={data.job}
        keep={isStudent ? <SaveButton jobId={id} favoriteId={data.job.favoriteId} /> : null}
        action={isStudent && !answers ? <ApplyButton job={data.job} /> : null}
        answer={answers ? <JobAnswer job={data.job} main={!data.job.sourceUrl} /> : null}
      >
        <Stack gap="6">
          <SimilarJobs jobs={data.job.similar} />
          <Row flexWrap="wrap" mx="-3">
            <CopyLink path={jobPath(id)} />
            <ReportAd jobId={id} />
          </Row>
        </Stack>
      </JobPane>
    );
  return error ? (
    <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <JobPaneSkeleton />
  );
}
