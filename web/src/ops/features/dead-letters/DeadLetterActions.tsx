import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { Actions } from '../../ui/rows.ts';
import { messages } from './messages.ts';

export const OpsReplayLetters = graphql(`
  mutation OpsReplayLetters($letter: Int) {
    replayDeadLetters(letter: $letter)
  }
`);

const OpsDiscardLetter = graphql(`
  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {
    discardDeadLetter(letter: $letter, reason: $reason)
  }
`);

type DeadLetterActionsProps = Readonly<{ letter: number; type: string; onChanged: () => void }>;

export function DeadLetterActions({ letter, type, onChanged }: DeadLetterActionsProps) {
  const [asking, setAsking] = useState(false);
  const [replay, { loading }] = useMutation(OpsReplayLetters, { variables: { letter } });
  const [discard] = useMutation(OpsDiscardLetter);
  const replayLetter = async () => {
    try {
      await replay();
      toastOk(messages.replayed);
    } catch (error) {
      toastBad(messageOf(error));
    }
    onChanged();
  };
  const discardLetter = async (reason: string) => {
    await discard({ variables: { letter, reason } });
    toastOk(messages.discarded);
    onChanged();
  };
  return (
    <Actions>
      <Button
        type="button"
        look="ghost"
        size="sm"
        aria-label={messages.replayOf(type, letter)}
        disabled={loading}
        onClick={() => void replayLetter()}
      >
        {messages.replay}
      </Button>
      <Button
        type="button"
        look="danger"
        size="sm"
        aria-label={messages.discardOf(type, letter)}
        onClick={() => setAsking(true)}
      >
        {messages.discard}
      </Button>
      {asking ? (
        <ReasonDialog
          title={messages.discardTitle}
          text={messages.discardText}
          label={messages.discardReason}
          helper={messages.discardHelper}
          confirmLabel={messages.discard}
          act={discardLetter}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Actions>
  );
}
