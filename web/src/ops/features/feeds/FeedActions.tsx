import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { Actions } from '../../ui/rows.ts';
import { messages } from './messages.ts';

const OpsRunFeed = graphql(`
  mutation OpsRunFeed($name: String!, $acceptLosses: Boolean!) {
    runFeed(name: $name, acceptLosses: $acceptLosses) {
      id
    }
  }
`);

const OpsRemoveFeed = graphql(`
  mutation OpsRemoveFeed($name: String!) {
    removeFeed(name: $name)
  }
`);

type FeedActionsProps = Readonly<{
  name: string;
  /** True if the feed has a URL and is not being read. */
  canRun: boolean;
  /** True if ads have disappeared from the feed but were kept open. */
  hasLosses: boolean;
  onChanged: () => void;
}>;

export function FeedActions({ name, canRun, hasLosses, onChanged }: FeedActionsProps) {
  const [asking, setAsking] = useState<'remove' | 'losses'>();
  const [run, running] = useMutation(OpsRunFeed);
  const [remove, removing] = useMutation(OpsRemoveFeed);
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toastOk(done);
    } catch (error) {
      toastBad(messageOf(error));
    }
    setAsking(undefined);
    onChanged();
  };
  const read = (acceptLosses: boolean) => act(() => run({ variables: { name, acceptLosses } }), messages.begun);
  return (
    <Actions>
      {canRun ? (
        <Button
          type="button"
          look="ghost"
          size="sm"
          aria-label={messages.runOf(name)}
          disabled={running.loading}
          onClick={() => void read(false)}
        >
          {messages.run}
        </Button>
      ) : null}
      {canRun && hasLosses ? (
        <Button
          type="button"
          look="danger"
          size="sm"
          aria-label={messages.acceptLossesOf(name)}
          onClick={() => setAsking('losses')}
        >
          {messages.acceptLosses}
        </Button>
      ) : null}
      <Button
        type="button"
        look="danger"
        size="sm"
        aria-label={messages.removeOf(name)}
        onClick={() => setAsking('remove')}
      >
        {messages.remove}
      </Button>
      {asking === 'remove' ? (
        <ConfirmDialog
          title={messages.removeTitle(name)}
          text={messages.removeText}
          confirmLabel={messages.remove}
          busy={removing.loading}
          onConfirm={() => void act(() => remove({ variables: { name } }), messages.removed)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'losses' ? (
        <ConfirmDialog
          title={messages.acceptTitle}
          text={messages.acceptText}
          confirmLabel={messages.acceptLosses}
          busy={running.loading}
          onConfirm={() => void read(true)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </Actions>
  );
}
