import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { ActButton } from './ActButton.tsx';
import { messages } from './messages.ts';

const ActivateJobMutation = graphql(`
  mutation ActivateJob($id: Int!) {
    updateJob(id: $id, input: { isActive: true }) {
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

/** A button that makes an inactive ad visible again. */
export function ActivateJob({ id, title }: Readonly<{ id: number; title: string }>) {
  const [activate] = useMutation(ActivateJobMutation, { variables: { id }, refetchQueries: ['EmployerDashboard'] });
  return (
    <ActButton
      label={messages.activate}
      title={title}
      act={() => activate()}
      done={messages.activated}
      failed={messages.notActivated}
    />
  );
}
