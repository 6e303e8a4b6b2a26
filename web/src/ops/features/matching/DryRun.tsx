import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql.ts';
import type { OpsDryRunQuery } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ReasonLine } from '../../../ui/ReasonLine.tsx';
import { Heading, Small } from '../../../ui/text.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { messages } from './messages.ts';

const OpsDryRun = graphql(`
  query OpsDryRun($day: String, $studentId: Int) {
    dryRunMatching(day: $day, studentId: $studentId) {
      studentId
      fullName
      nothingBecause
      relax
      funnel {
        label
        count
      }
      matches {
        jobId
        title
        companyName
        eligibility
        score
        reasons
        question
      }
    }
  }
`);

type Student = OpsDryRunQuery['dryRunMatching'][number];

/** Shows which students would get which jobs, and why. Nothing is stored or sent. */
export function DryRun({ day, studentId }: Readonly<{ day: string | undefined; studentId: number | undefined }>) {
  const { data, error, refetch } = useQuery(OpsDryRun, {
    variables: { day: day ?? null, studentId: studentId ?? null },
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded data={data?.dryRunMatching} error={error} failed={messages.dayFailed} onRetry={() => void refetch()}>
      {(students) =>
        students.length === 0 ? (
          <Card>
            <EmptyState title={messages.nobody} text={messages.nobodyText} />
          </Card>
        ) : (
          <Stack gap="3">
            <div role="status">
              <Heading>{messages.found(students.length)}</Heading>
            </div>
            {students.length === 100 ? <Small>{messages.only100}</Small> : null}
            {students.map((student) => (
              <StudentOutlook key={student.studentId} student={student} open={students.length === 1} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function StudentOutlook({ student, open }: Readonly<{ student: Student; open: boolean }>) {
  const { studentId, fullName, matches, funnel, nothingBecause, relax } = student;
  return (
    <chakra.div bg="card" borderRadius="tile">
      <Fold summary={messages.studentNamed(fullName, studentId)} hint={messages.wouldGet(matches.length)} open={open}>
        <Stack>
          <Small>{funnel.map(({ label, count }) => `${count} ${label}`).join(' → ')}</Small>
          {nothingBecause ? (
            <Notice tone="warn">{[nothingBecause, relax].filter(Boolean).join(' ')}</Notice>
          ) : (
            <chakra.ol display="grid" gap="4">
              {matches.map((match) => (
                <li key={match.jobId}>
                  <chakra.p fontWeight={640}>
                    {match.title} · {match.companyName}{' '}
                    <chakra.span color="text.muted" fontWeight={450}>
                      {match.score.toFixed(2)}
                    </chakra.span>
                  </chakra.p>
                  {match.question ? <Notice tone="warn">{match.question}</Notice> : null}
                  {match.reasons.map((reason) => (
                    <ReasonLine key={reason}>{reason}</ReasonLine>
                  ))}
                </li>
              ))}
            </chakra.ol>
          )}
          <TextLink asChild justifySelf="start">
            <Link to={`/people?id=${studentId}`}>Open the person</Link>
          </TextLink>
        </Stack>
      </Fold>
    </chakra.div>
  );
}
