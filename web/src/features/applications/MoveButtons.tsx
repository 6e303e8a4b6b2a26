import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { useSettings } from '../../platform/settings.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

export const MoveButtonsFields = graphql(`
  fragment MoveButtons on Application {
    id
    version
    nextStatuses
  }
`);

const MoveApplication = graphql(`
  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {
    changeApplicationStatus(id: $id, status: $status, version: $version) {
      id
      status
      nextStatuses
      statusChangedAt
      version
    }
  }
`);

type MoveButtonsProps = Readonly<{
  application: FragmentType<typeof MoveButtonsFields>;
  /** The applicant's name. */
  name: string;
}>;

/** Where an application can go from here; in the pilot the first step alone is shown, switched off (spec section 2). */
export function MoveButtons({ application: masked, name }: MoveButtonsProps) {
  const { id, version, nextStatuses } = readFragment(MoveButtonsFields, masked);
  const { pilot } = useSettings();
  const [asking, setAsking] = useState<'offered' | 'rejected'>();
  const [move, { loading }] = useMutation(MoveApplication);
  const go = async (status: ApplicationStatus) => {
    try {
      await move({ variables: { id, status, version } });
      toastOk(messages.moved[status]);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notMoved);
    }
    setAsking(undefined);
  };
  if (pilot)
    return (
      <Button type="button" look="ghost" size="sm" disabled title={messages.disabled}>
        {messages.shortlist}
      </Button>
    );
  return (
    <>
      {nextStatuses.map((status) => (
        <Button
          key={status}
          type="button"
          size="sm"
          look={status === 'rejected' ? 'danger' : 'primary'}
          aria-label={messages.moveOf(messages.moves[status], name)}
          disabled={loading}
          // A change that cannot be reverted is confirmed first.
          onClick={() => {
            if (status === 'offered' || status === 'rejected') setAsking(status);
            else void go(status);
          }}
        >
          {messages.moves[status]}
        </Button>
      ))}
      {asking ? (
        <ConfirmDialog
          title={messages.sure[asking](name)}
          text={messages.sureText}
          confirmLabel={messages.moves[asking]}
          busy={loading}
          onConfirm={() => void go(asking)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </>
  );
}
