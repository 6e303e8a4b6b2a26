import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { messages } from './messages.ts';

const DeleteJobMutation = graphql(`
  mutation DeleteJob($id: Int!) {
    deleteJob(id: $id)
  }
`);

type DeleteJobProps = Readonly<{ id: number; title: string; onDeleted?: () => void }>;

/** Without `onDeleted` the button is in a list: the row disappears at once, and counters and list are fetched again. */
export function DeleteJob({ id, title, onDeleted }: DeleteJobProps) {
  const [remove] = useMutation(DeleteJobMutation, {
    variables: { id },
    update: (cache) => {
      if (!onDeleted) cache.evict({ id: cache.identify({ __typename: 'Job', id }) });
    },
    refetchQueries: onDeleted ? [] : 'active',
  });
  const act = async () => {
    await remove();
    onDeleted?.();
  };
  return (
    <ConfirmButton
      label="Delete"
      name={`Delete ${title}`}
      look="danger"
      title={`Delete “${title}”`}
      text={messages.deleteQuestion}
      act={act}
      done={messages.deleted}
      failed={messages.notDeleted}
    />
  );
}
