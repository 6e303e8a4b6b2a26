import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Stack } from '../../ui/layout.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { SentApplication } from './SentApplication.tsx';
import { answerAfter, Withdrawn, withdrawnSince } from './Withdrawn.tsx';

export const JobAnswerFields = graphql(`
  fragment JobAnswer on Job {
    id
    title
    sourceUrl
    company {
      name
    }
    application {
      id
      appliedAt
    }
    withdrawnAt
    match {
      jobId
      answer
      answeredAt
      leftOut
    }
  }
`);

const changes = ['JobsPage'];

type JobAnswerProps = Readonly<{
  job: FragmentType<typeof JobAnswerFields>;
  /** Whether the answer is the main action on the page. */
  main: boolean;
}>;

/** The same answers as in the email, for a job that was sent in one; renders nothing for other jobs. */
export function JobAnswer({ job: masked, main }: JobAnswerProps) {
  const { id, title, sourceUrl, company, application, match, ...job } = readFragment(JobAnswerFields, masked);
  const companyName = company.name ?? '';
  if (!match) return null;
  const withdrawnAt = withdrawnSince(match, job.withdrawnAt);
  return (
    <Stack gap="2">
      {application ? (
        <SentApplication application={application} title={title} companyName={companyName} changes={changes} />
      ) : (
        <>
          {withdrawnAt ? <Withdrawn at={withdrawnAt} /> : null}
          <AnswerButtons
            key={job.withdrawnAt}
            match={{
              jobId: id,
              title,
              companyName,
              applyUrl: sourceUrl,
              answer: answerAfter(match, job.withdrawnAt),
            }}
            leftOut={match.leftOut ?? undefined}
            main={main}
            changes={changes}
          />
        </>
      )}
    </Stack>
  );
}
