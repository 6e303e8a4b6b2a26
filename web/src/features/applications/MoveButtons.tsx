import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { isConflict, serverDetail } from '../../lib/api/server-errors.ts';
import { useSettings } from '../../platform/settings.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { toastBad } from '../../ui/toasts.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { messages } from './messages.ts';
import type { Moved } from './UndoBar.tsx';

export const MoveButtonsFields = graphql(`
  fragment MoveButtons on Application {
    id
    version
    nextStatuses
  }
`);

const MoveApplication = graphql(`
  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {
    changeApplicationStatus(id: $id, status: $status, version: $version, undoable: true) {
      id
      status
      nextStatuses
      statusChangedAt
      undoUntil
      version
    }
  }
`);

type MoveButtonsProps = Readonly<{
  application: FragmentType<typeof MoveButtonsFields>;
  /** The applicant's name. */
  name: string;
  onMoved: (moved: Moved) => void;
}>;

const isFinal = (status: ApplicationStatus): status is 'offered' | 'rejected' =>
  status === 'offered' || status === 'rejected';

/** The statuses that an application can move to; the pilot shows only the first one, disabled (spec section 2). */
export function MoveButtons({ application: masked, name, onMoved }: MoveButtonsProps) {
  const { id, version, nextStatuses } = readFragment(MoveButtonsFields, masked);
  const { pilot } = useSettings();
  const [asking, setAsking] = useState<'offered' | 'rejected'>();
  const [reading, setReading] = useState(false);
  const [move, { loading, client }] = useMutation(MoveApplication);
  const go = async (status: ApplicationStatus) => {
    try {
      const { data } = await move({ variables: { id, status, version } });
      const undoUntil = data?.changeApplicationStatus.undoUntil;
      if (undoUntil) onMoved({ id, name, status, undoUntil });
      setReading(false);
    } catch (error) {
      if (isConflict(error)) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      toastBad(isConflict(error) ? messages.changedElsewhere : (serverDetail(error) ?? messages.notMoved));
    }
    setAsking(undefined);
  };
  if (pilot)
    return (
      <Stack gap="2">
        <Button type="button" look="ghost" size="sm" justifySelf="start" disabled title={messages.disabled}>
          {messages.shortlist}
        </Button>
        <Small>{messages.pilotHint}</Small>
      </Stack>
    );
  if (nextStatuses.length === 0) return null;
  const [next] = nextStatuses;
  return (
    <Stack gap="2">
      <Row gap="2" flexWrap="wrap">
        {nextStatuses.map((status) => (
          <Button
            key={status}
            type="button"
            look={status === 'rejected' ? 'danger' : 'primary'}
            aria-label={messages.moveOf(messages.moves[status], name)}
            disabled={loading}
            // A move that cannot be undone after its email was sent is confirmed first.
            onClick={() => {
              if (isFinal(status)) setAsking(status);
              else void go(status);
            }}
          >
            {messages.moves[status]}
          </Button>
        ))}
      </Row>
      {nextStatuses.includes('reviewed') ? <Small>{messages.shortlistHint}</Small> : null}
      <Button
        type="button"
        look="plain"
        size="sm"
        ml="-3"
        justifySelf="start"
        color="text.muted"
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-expanded={reading}
        onClick={() => setReading((before) => !before)}
      >
        {messages.readEmail}
      </Button>
      {reading && next ? (
        <Stack gap="2">
          <Small>{messages.emailTo(messages.moves[next])}</Small>
          <EmailPreview id={id} status={next} />
        </Stack>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={messages.sure[asking](name)}
          text={messages.sureText}
          confirmLabel={messages.moves[asking]}
          busy={loading}
          onConfirm={() => void go(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <EmailPreview id={id} status={asking} />
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
