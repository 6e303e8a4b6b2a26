import { useState } from 'react';
import { messageOf } from '../../lib/api/server-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Stack } from '../../ui/layout.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

type ReasonDialogProps = Readonly<{
  title: string;
  text?: string;
  label: string;
  helper?: string;
  confirmLabel: string;
  /** Receives the reason. An error that it throws is shown in the dialog. */
  act: (reason: string) => Promise<unknown>;
  onClose: () => void;
}>;

/** Asks for a reason before an action that is recorded in the audit trail. */
export function ReasonDialog({ title, text, label, helper, confirmLabel, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!reason.trim()) return setProblem('Please give a reason.');
    setBusy(true);
    try {
      await act(reason.trim());
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <TextAreaField
          label={label}
          helper={helper}
          required
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormError message={problem} />
      </Stack>
    </ConfirmDialog>
  );
}
