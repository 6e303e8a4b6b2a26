import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const DeactivateJobMutation = graphql(`
  mutation DeactivateJob($id: Int!) {
    deactivateJob(id: $id) {
      id
      isActive
    }
  }
`);

export function DeactivateJob({ id, title }: Readonly<{ id: number; title: string }>) {
  const [asking, setAsking] = useState(false);
  const [deactivate, { loading }] = useMutation(DeactivateJobMutation, { variables: { id } });
  const confirm = async () => {
    try {
      await deactivate();
      toastOk(messages.deactivated);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notDeactivated);
    }
    setAsking(false);
  };
  return (
    <>
      <Button type="button" look="ghost" size="sm" aria-label={`Deactivate ${title}`} onClick={() => setAsking(true)}>
        Deactivate
      </Button>
      {asking ? (
        <ConfirmDialog
          title={messages.deactivateQuestion}
          text={messages.deactivateText}
          confirmLabel="Deactivate"
          busy={loading}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
