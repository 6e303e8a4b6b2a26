import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Button } from '../../../ui/button.ts';
import { Card } from '../../../ui/card.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Heading, Muted, Small } from '../../../ui/text.ts';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { messages } from './messages.ts';

const SessionsOfPerson = graphql(`
  fragment PersonSessions on Person {
    sessions {
      id
      device
      address
      lastUsedAt
    }
  }
`);

const OpsEndSessions = graphql(`
  mutation OpsEndSessions($userId: Int!) {
    endUserSessions(userId: $userId)
  }
`);

type PersonSessionsProps = Readonly<{
  person: FragmentType<typeof SessionsOfPerson>;
  userId: number;
  mayEnd: boolean;
  onEnded: () => void;
}>;

export function PersonSessions({ person, userId, mayEnd, onEnded }: PersonSessionsProps) {
  const { sessions } = readFragment(SessionsOfPerson, person);
  const [asking, setAsking] = useState(false);
  const [end, { loading }] = useMutation(OpsEndSessions, { variables: { userId } });
  const endAll = async () => {
    try {
      toastOk(messages.ended((await end()).data?.endUserSessions ?? 0));
      onEnded();
    } catch (error) {
      toastBad(messageOf(error));
    }
    setAsking(false);
  };
  return (
    <Card padded>
      <Stack>
        <Heading>{messages.sessions}</Heading>
        {sessions.length === 0 ? <Muted>{messages.noSessions}</Muted> : null}
        <chakra.ul display="grid" gap="3">
          {sessions.map(({ id, device, address, lastUsedAt }) => (
            <li key={id}>
              <chakra.p fontWeight={600}>{device}</chakra.p>
              <Small>{[address, messages.lastUsed(formatDateTime(lastUsedAt))].filter(Boolean).join(' · ')}</Small>
            </li>
          ))}
        </chakra.ul>
        {mayEnd && sessions.length > 0 ? (
          <Button type="button" look="ghost" onClick={() => setAsking(true)}>
            {messages.endAll}
          </Button>
        ) : null}
      </Stack>
      {asking ? (
        <ConfirmDialog
          title={messages.endAllTitle}
          text={messages.endAllText}
          confirmLabel={messages.endAll}
          busy={loading}
          onConfirm={() => void endAll()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}
