import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const DeleteJobMutation = graphql(`
  mutation DeleteJob($id: Int!) {
    deleteJob(id: $id)
  }
`);

type DeleteJobProps = Readonly<{ id: number; title: string; onDeleted?: () => void }>;

export function DeleteJob({ id, title, onDeleted }: DeleteJobProps) {
  const [asking, setAsking] = useState(false);
  const [remove, { loading }] = useMutation(DeleteJobMutation, {
    variables: { id },
    update: (cache) => {
      if (!onDeleted) cache.evict({ id: cache.identify({ __typename: 'Job', id }) });
    },
  });
  const confirm = async () => {
    try {
      await remove();
      toastOk(messages.deleted);
      onDeleted?.();
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notDeleted);
    }
    setAsking(false);
  };
  return (
    <>
      <Button type="button" look="danger" size="sm" aria-label={`Delete ${title}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking ? (
        <ConfirmDialog
          title={`Delete “${title}”`}
          text={messages.deleteQuestion}
          confirmLabel="Delete"
          busy={loading}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
