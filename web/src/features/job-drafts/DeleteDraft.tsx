import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const DeleteDraftMutation = graphql(`
  mutation DeleteDraft($id: Int!) {
    deleteJobDraft(id: $id)
  }
`);

export function DeleteDraft({ id, title }: Readonly<{ id: number; title: string }>) {
  const [asking, setAsking] = useState(false);
  const [remove, { loading }] = useMutation(DeleteDraftMutation, {
    variables: { id },
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'JobDraft', id }) }),
  });
  const confirm = async () => {
    try {
      await remove();
      toastOk(messages.deleted);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notDeleted);
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        type="button"
        look="danger"
        size="sm"
        aria-label={`${messages.delete} ${title}`}
        onClick={() => setAsking(true)}
      >
        {messages.delete}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={`Delete “${title}”`}
          text={messages.deleteQuestion}
          confirmLabel={messages.delete}
          busy={loading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
