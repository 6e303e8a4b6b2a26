import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { OpsReplayLetters } from './DeadLetterActions.tsx';
import { messages } from './messages.ts';

export function ReplayAll({ onChanged }: { onChanged: () => void }) {
  const [asking, setAsking] = useState(false);
  const [replay, { loading }] = useMutation(OpsReplayLetters, { variables: { letter: null } });
  const replayAll = async () => {
    try {
      toastOk(messages.replayedAll((await replay()).data?.replayDeadLetters ?? 0));
    } catch (error) {
      toastBad(messageOf(error));
    }
    setAsking(false);
    onChanged();
  };
  return (
    <>
      <Button type="button" onClick={() => setAsking(true)}>
        {messages.replayAll}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={messages.replayAllTitle}
          confirmLabel={messages.replayAll}
          busy={loading}
          onConfirm={() => void replayAll()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
