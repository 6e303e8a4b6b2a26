import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { messages } from './messages.ts';

const DeleteDraftMutation = graphql(`
  mutation DeleteDraft($id: Int!) {
    deleteJobDraft(id: $id)
  }
`);

export function DeleteDraft({ id, title }: Readonly<{ id: number; title: string }>) {
  const [remove] = useMutation(DeleteDraftMutation, {
    variables: { id },
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'JobDraft', id }) }),
  });
  return (
    <ConfirmButton
      label={messages.delete}
      name={`${messages.delete} ${title}`}
      look="danger"
      title={`Delete “${title}”`}
      text={messages.deleteQuestion}
      act={remove}
      done={messages.deleted}
      failed={messages.notDeleted}
    />
  );
}
