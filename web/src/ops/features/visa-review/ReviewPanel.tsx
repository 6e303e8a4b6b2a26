import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPane } from '../../../ui/ErrorPane.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading } from '../../../ui/text.ts';
import { Decided } from './Decided.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DocumentView } from './DocumentView.tsx';
import { messages } from './messages.ts';
import { ReviewFacts } from './ReviewFacts.tsx';

const VisaReviewOf = graphql(`
  query VisaReviewOf($studentId: Int!) {
    visaReview(studentId: $studentId) {
      studentId
      version
      status
      studentName
      declaredSubclass
      visaSubclass
      visaExpiry
      submittedAt
      documentName
      openedByMe
      firstApproval {
        mine
      }
      views {
        at
      }
      decisions {
        status
        at
        reason
        revoked
      }
    }
  }
`);

type ReviewPanelProps = Readonly<{
  studentId: number;
  /** The list of waiting reviews, shown above the student's facts. */
  queue: ReactNode;
  /** Called after a decision, so that the list is fetched again. */
  onDecided: () => void;
  /** Opens the student who has waited longest; undefined if nobody is waiting. */
  onNext: (() => void) | undefined;
  onBack: () => void;
}>;

/** On wide screens the document is next to the decision form. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '380px minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
  },
});
const SideColumn = chakra('div', {
  base: {
    position: { lg: 'sticky' },
    top: { lg: '5' },
    minW: 0,
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
  },
});

/** The review of a student's visa: what they stated, the document and the decision. */
export function ReviewPanel({ studentId, queue, onDecided, onNext, onBack }: ReviewPanelProps) {
  const { data, error, refetch } = useQuery(VisaReviewOf, { variables: { studentId }, fetchPolicy: 'network-only' });
  const review = data?.visaReview;
  const name = review?.studentName || messages.unnamed;
  const waits = review?.status === 'pending';
  const changed = () => {
    void refetch();
    onDecided();
  };
  return (
    <Columns>
      <Stack gap="5">
        {queue}
        {review ? (
          <Card padded aria-labelledby="visa-review">
            <Stack gap="5">
              <Heading id="visa-review">{name}</Heading>
              <ReviewFacts review={review} />
            </Stack>
          </Card>
        ) : (
          <Card padded>
            {error ? (
              <ErrorPane title={messages.reviewNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
            ) : (
              <Skeleton h="220px" />
            )}
          </Card>
        )}
      </Stack>
      <SideColumn>
        {review && waits ? (
          <Card padded aria-labelledby="visa-document">
            <Stack gap="4">
              <Heading id="visa-document">{messages.document}</Heading>
              {/* The key hides an opened document when the version changes, because the document may be another one. */}
              <DocumentView key={review.version} studentId={studentId} name={name} onShown={() => void refetch()} />
            </Stack>
          </Card>
        ) : null}
      </SideColumn>
      <Stack gap="5">
        {review && waits ? (
          <Card padded>
            <Stack gap="5">
              {review.firstApproval ? (
                <Notice tone="warn">
                  {review.firstApproval.mine ? messages.approvedByMe : messages.approvedByOther}
                </Notice>
              ) : null}
              <DecisionForm review={review} name={name} onDecided={changed} onChangedElsewhere={() => void refetch()} />
            </Stack>
          </Card>
        ) : null}
        {review && !waits ? (
          <Decided review={review} name={name} onRevoked={changed} onNext={onNext} onBack={onBack} />
        ) : null}
      </Stack>
    </Columns>
  );
}

/** The list of waiting reviews, shown before a student is chosen. */
export const QueueOnly = ({ queue }: { queue: ReactNode }) => (
  <Columns>
    <Stack gap="5">{queue}</Stack>
    <Card>
      <EmptyState title={messages.choose} text={messages.chooseText} />
    </Card>
  </Columns>
);
