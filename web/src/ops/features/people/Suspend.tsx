import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/button.ts';
import { toastOk } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { messages } from './messages.ts';

const OpsSuspend = graphql(`
  mutation OpsSuspend($userId: Int!, $reason: String!) {
    suspendUser(userId: $userId, reason: $reason) {
      id
    }
  }
`);

const OpsReinstate = graphql(`
  mutation OpsReinstate($userId: Int!, $reason: String!) {
    reinstateUser(userId: $userId, reason: $reason) {
      id
    }
  }
`);

type SuspendProps = Readonly<{ userId: number; name: string; suspended: boolean; onChanged: () => void }>;

/** A button that suspends or reinstates a user; both need a reason. */
export function Suspend({ userId, name, suspended, onChanged }: SuspendProps) {
  const [asking, setAsking] = useState(false);
  const [suspend] = useMutation(OpsSuspend);
  const [reinstate] = useMutation(OpsReinstate);
  const act = async (reason: string) => {
    await (suspended ? reinstate : suspend)({ variables: { userId, reason } });
    toastOk(suspended ? messages.reinstated : messages.suspended);
    onChanged();
  };
  return (
    <>
      <Button type="button" look={suspended ? 'ghost' : 'danger'} onClick={() => setAsking(true)}>
        {suspended ? messages.reinstate : messages.suspend}
      </Button>
      {asking ? (
        <ReasonDialog
          title={suspended ? messages.reinstateTitle(name) : messages.suspendTitle(name)}
          text={suspended ? messages.reinstateText : messages.suspendText}
          label={messages.suspendReason}
          helper={suspended ? messages.reinstateHelper : messages.suspendHelper}
          confirmLabel={suspended ? messages.reinstate : messages.suspend}
          act={act}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
