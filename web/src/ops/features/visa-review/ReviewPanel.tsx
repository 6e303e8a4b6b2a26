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
      views {
        at
      }
      decisions {
        status
        at
        reason
      }
    }
  }
`);

type ReviewPanelProps = Readonly<{
  studentId: number;
  /** The facts above the form, next to the document. */
  queue: ReactNode;
  onDecided: () => void;
}>;

/** The document next to the decision form, on wide screens. */
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

/** One student's verification: their statement, the document and the decision. */
export function ReviewPanel({ studentId, queue, onDecided }: ReviewPanelProps) {
  const { data, error, refetch } = useQuery(VisaReviewOf, { variables: { studentId }, fetchPolicy: 'network-only' });
  const review = data?.visaReview;
  const name = review?.studentName || messages.unnamed;
  const waits = review?.status === 'pending';
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
              {/* Another version may be another document. */}
              <DocumentView key={review.version} studentId={studentId} name={name} onShown={() => void refetch()} />
            </Stack>
          </Card>
        ) : null}
      </SideColumn>
      <Stack gap="5">
        {review && waits ? (
          <Card padded>
            <DecisionForm review={review} name={name} onDecided={onDecided} onChangedElsewhere={() => void refetch()} />
          </Card>
        ) : null}
        {review && !waits ? (
          <Notice tone="warn" live>
            <strong>{messages.decidedTitle}.</strong> {messages.decidedText}
          </Notice>
        ) : null}
      </Stack>
    </Columns>
  );
}

/** The queue alone, before a student is chosen. */
export const QueueOnly = ({ queue }: { queue: ReactNode }) => (
  <Columns>
    <Stack gap="5">{queue}</Stack>
    <Card>
      <EmptyState title={messages.choose} text={messages.chooseText} />
    </Card>
  </Columns>
);
