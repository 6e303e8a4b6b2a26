import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { Actions } from '../../ui/rows.ts';
import { messages } from './messages.ts';

const OpsCloseReports = graphql(`
  mutation OpsCloseReports($jobId: Int!) {
    closeJobReports(jobId: $jobId)
  }
`);

const OpsTakeDown = graphql(`
  mutation OpsTakeDown($id: Int!, $reason: String!) {
    takeDownJob(id: $id, reason: $reason) {
      id
      reviewStatus
    }
  }
`);

type SettleReportProps = Readonly<{ jobId: number; title: string; isShown: boolean; onSettled: () => void }>;

/** Settles all reports of an ad: closes them, or takes the ad down. */
export function SettleReport({ jobId, title, isShown, onSettled }: SettleReportProps) {
  const [close, closing] = useMutation(OpsCloseReports);
  const [takeDown] = useMutation(OpsTakeDown);
  const [asking, setAsking] = useState(false);
  const closeAll = async () => {
    try {
      await close({ variables: { jobId } });
      toastOk(messages.closed);
    } catch (error) {
      toastBad(messageOf(error));
    }
    onSettled();
  };
  const remove = async (reason: string) => {
    await takeDown({ variables: { id: jobId, reason } });
    toastOk(messages.takenDown);
    onSettled();
  };
  return (
    <Actions>
      <Button type="button" look="ghost" disabled={closing.loading} onClick={() => void closeAll()}>
        {messages.close}
      </Button>
      {isShown ? (
        <Button type="button" look="danger" onClick={() => setAsking(true)}>
          {messages.takeDown}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={messages.takeDownTitle(title)}
          label={messages.reasonLabel}
          helper={messages.reasonHelper}
          confirmLabel={messages.takeDown}
          act={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Actions>
  );
}
