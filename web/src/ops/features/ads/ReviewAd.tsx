import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { Actions } from '../../ui/rows.ts';
import { messages } from './messages.ts';

const OpsReviewJob = graphql(`
  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {
    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {
      id
      reviewStatus
    }
  }
`);

type ReviewAdProps = Readonly<{ id: number; title: string; version: number; onDecided: () => void }>;

/** Buttons to approve or reject the shown version of a waiting ad. The server refuses a second decision. */
export function ReviewAd({ id, title, version, onDecided }: ReviewAdProps) {
  const [review, { loading }] = useMutation(OpsReviewJob);
  const [rejecting, setRejecting] = useState(false);
  const approve = async () => {
    try {
      await review({ variables: { id, version, approve: true, reason: null } });
      toastOk(messages.approved);
    } catch (error) {
      toastBad(messageOf(error));
    }
    onDecided();
  };
  const reject = async (reason: string) => {
    await review({ variables: { id, version, approve: false, reason } });
    toastOk(messages.rejected);
    onDecided();
  };
  return (
    <Actions>
      <Button type="button" aria-label={messages.approveOf(title)} disabled={loading} onClick={() => void approve()}>
        {messages.approve}
      </Button>
      <Button
        type="button"
        look="danger"
        aria-label={messages.rejectOf(title)}
        disabled={loading}
        onClick={() => setRejecting(true)}
      >
        {messages.reject}
      </Button>
      {rejecting ? (
        <ReasonDialog
          title={messages.rejectTitle(title)}
          label={messages.reasonLabel}
          helper={messages.reasonHelper}
          confirmLabel={messages.reject}
          act={reject}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </Actions>
  );
}
