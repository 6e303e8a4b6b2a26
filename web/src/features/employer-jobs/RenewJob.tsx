import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { ActButton } from './ActButton.tsx';
import { messages } from './messages.ts';

export const RenewJobMutation = graphql(`
  mutation RenewJob($id: Int!) {
    renewJob(id: $id) {
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

export function RenewJob({ id, title }: Readonly<{ id: number; title: string }>) {
  const [renew] = useMutation(RenewJobMutation, { variables: { id }, refetchQueries: ['EmployerDashboard'] });
  return (
    <ActButton
      label={messages.renew}
      title={title}
      act={() => renew()}
      done={messages.renewed}
      failed={messages.notRenewed}
    />
  );
}
