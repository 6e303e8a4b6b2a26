import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { VisaReviewOfQuery } from '../../../gql/graphql.ts';
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

export type Review = VisaReviewOfQuery['visaReview'];

type ReviewPanelProps = Readonly<{ studentId: number; onDecided: () => void }>;

/** One student's verification: what they say, the document, and the decision. */
export function ReviewPanel({ studentId, onDecided }: ReviewPanelProps) {
  const { data, error, refetch } = useQuery(VisaReviewOf, { variables: { studentId }, fetchPolicy: 'network-only' });
  if (!data)
    return (
      <Card padded>
        {error ? (
          <ErrorPane title={messages.reviewNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton h="320px" />
        )}
      </Card>
    );
  const review = data.visaReview;
  const name = review.studentName || messages.unnamed;
  return (
    <Stack gap="5">
      <Card padded aria-labelledby="visa-review">
        <Stack gap="5">
          <Heading id="visa-review">{name}</Heading>
          <ReviewFacts review={review} />
        </Stack>
      </Card>
      {review.status === 'pending' ? (
        <>
          <Card padded aria-labelledby="visa-document">
            <Stack gap="4">
              <Heading id="visa-document">{messages.document}</Heading>
              {/* Another version may be another document. */}
              <DocumentView key={review.version} studentId={studentId} name={name} />
            </Stack>
          </Card>
          <Card padded>
            <DecisionForm review={review} name={name} onDecided={onDecided} onOvertaken={() => void refetch()} />
          </Card>
        </>
      ) : (
        <Notice tone="warn">
          <strong>{messages.decidedTitle}.</strong> {messages.decidedText}
        </Notice>
      )}
    </Stack>
  );
}

export const NothingOpen = () => (
  <Card>
    <EmptyState title={messages.choose} text={messages.chooseText} />
  </Card>
);
