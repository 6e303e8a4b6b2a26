import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type ReportReason, reportReasons } from '@waratah/vocabulary/statuses';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const ReportJob = graphql(`
  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {
    reportJob(id: $id, reason: $reason, comment: $comment)
  }
`);

const reasonLabels: Readonly<Record<ReportReason, string>> = {
  scam: 'It looks like a scam',
  asks_for_money: 'It asks for money or documents',
  wrong_information: 'Something in it is wrong',
  discrimination: 'It discriminates',
  already_filled: 'The job is taken already',
  other: 'Something else',
};

/** Reports an ad to the operators. */
export function ReportAd({ jobId }: { jobId: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button type="button" look="plain" size="sm" ml="-3" color="text.muted" onClick={() => setAsking(true)}>
        {messages.report}
      </Button>
      {asking ? <ReportDialog jobId={jobId} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ReportDialog({ jobId, onClose }: Readonly<{ jobId: number; onClose: () => void }>) {
  const [reason, setReason] = useState<ReportReason>('scam');
  const [comment, setComment] = useState('');
  const [report, { loading }] = useMutation(ReportJob);
  const send = async () => {
    try {
      await report({ variables: { id: jobId, reason, comment: comment.trim() || null } });
      toastOk(messages.reported);
      onClose();
    } catch (error) {
      toastBad(messageOf(error, messages.notReported));
    }
  };
  return (
    <ConfirmDialog
      title={messages.reportTitle}
      text={messages.reportText}
      confirmLabel={loading ? messages.reportSending : messages.reportSend}
      busy={loading}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <FieldGroup legend="Reason">
        {reportReasons.map((value) => (
          <CheckField
            key={value}
            kind="radio"
            name="reason"
            value={value}
            label={reasonLabels[value]}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </FieldGroup>
      <TextAreaField
        label={messages.reportComment}
        rows={3}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </ConfirmDialog>
  );
}
