import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const RenewJobMutation = graphql(`
  mutation RenewJob($id: Int!) {
    renewJob(id: $id) {
      id
      isActive
      expiresAt
      version
    }
  }
`);

export function RenewJob({ id, title }: Readonly<{ id: number; title: string }>) {
  const [renew, { loading }] = useMutation(RenewJobMutation, { variables: { id } });
  const start = async () => {
    try {
      await renew();
      toastOk(messages.renewed);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notRenewed);
    }
  };
  return (
    <Button
      type="button"
      look="ghost"
      size="sm"
      aria-label={`${messages.renew}: ${title}`}
      disabled={loading}
      onClick={() => void start()}
    >
      {messages.renew}
    </Button>
  );
}
