import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { VisaReviewOfQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/button.ts';
import { Card } from '../../../ui/card.ts';
import { Row, Stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toastOk } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { messages } from './messages.ts';
import { decisionInWords } from './ReviewFacts.tsx';

const RevokeVisa = graphql(`
  mutation RevokeVisa($studentId: Int!, $version: Int!, $reason: String!) {
    revokeVisaVerification(studentId: $studentId, version: $version, reason: $reason) {
      studentId
    }
  }
`);

type DecidedProps = Readonly<{
  review: VisaReviewOfQuery['visaReview'];
  name: string;
  onRevoked: () => void;
  /** Undefined if no other student is waiting. */
  onNext: (() => void) | undefined;
  onBack: () => void;
}>;

/** A decided review: the decision, a button to revoke it, and a button for the next student. */
export function Decided({ review, name, onRevoked, onNext, onBack }: DecidedProps) {
  const { studentId, version, status, decisions } = review;
  const [revoke] = useMutation(RevokeVisa);
  const [asking, setAsking] = useState(false);
  const [last] = decisions;
  const act = async (reason: string) => {
    await revoke({ variables: { studentId, version, reason } });
    toastOk(messages.revoked(name));
    onRevoked();
  };
  return (
    <Card padded>
      <Stack gap="4">
        <Notice tone={status === 'verified' ? 'ok' : 'warn'} live>
          <strong>{messages.decidedTitle}.</strong> {last ? messages.decidedText(decisionInWords(last)) : null}
        </Notice>
        <Row flexWrap="wrap">
          {onNext ? (
            <Button type="button" onClick={onNext}>
              {messages.nextStudent}
            </Button>
          ) : null}
          <Button type="button" look="ghost" onClick={onBack}>
            {messages.backToQueue}
          </Button>
          {status === 'verified' ? (
            <Button type="button" look="danger" onClick={() => setAsking(true)}>
              {messages.revoke}
            </Button>
          ) : null}
        </Row>
      </Stack>
      {asking ? (
        <ReasonDialog
          title={messages.revokeTitle(name)}
          text={messages.revokeText}
          label={messages.reason}
          helper={messages.reasonHelper}
          confirmLabel={messages.revoke}
          act={act}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}
