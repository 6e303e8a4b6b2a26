import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const WithdrawApplicationMutation = graphql(`
  mutation WithdrawApplication($id: Int!) {
    withdrawApplication(id: $id)
  }
`);

export function WithdrawApplication({ id, title }: Readonly<{ id: number; title: string }>) {
  const [asking, setAsking] = useState(false);
  const [withdraw, { loading }] = useMutation(WithdrawApplicationMutation, {
    variables: { id },
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Application', id }) }),
  });
  const confirm = async () => {
    try {
      await withdraw();
      toastOk(messages.withdrawn);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notWithdrawn);
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        type="button"
        look="danger"
        size="sm"
        aria-label={messages.withdrawOf(title)}
        onClick={() => setAsking(true)}
      >
        {messages.withdraw}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={messages.question(title)}
          text={messages.text}
          confirmLabel={messages.withdraw}
          busy={loading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
