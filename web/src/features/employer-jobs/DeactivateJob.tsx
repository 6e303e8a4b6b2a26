import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { messages } from './messages.ts';

export const DeactivateJobMutation = graphql(`
  mutation DeactivateJob($id: Int!) {
    deactivateJob(id: $id) {
      id
      isActive
      expiresAt
      standing
      standingSince
      reviewStatus
      reviewReason
      version
    }
  }
`);

export function DeactivateJob({ id, title }: Readonly<{ id: number; title: string }>) {
  const [deactivate] = useMutation(DeactivateJobMutation, {
    variables: { id },
    refetchQueries: ['EmployerDashboard'],
  });
  return (
    <ConfirmButton
      label={messages.deactivate}
      name={`${messages.deactivate} ${title}`}
      look="ghost"
      title={messages.deactivateQuestion}
      text={messages.deactivateText}
      act={deactivate}
      done={messages.deactivated}
      failed={messages.notDeactivated}
    />
  );
}
