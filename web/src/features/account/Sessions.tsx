import { useMutation, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { leave } from '../../lib/session/leave.ts';
import { homePath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { useHold } from '../../ui/Settled.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { SessionRow } from './SessionRow.tsx';

const MySessions = graphql(`
  query MySessions {
    mySessions {
      id
      current
      ...SessionRow
    }
  }
`);

const LogoutAll = graphql(`
  mutation LogoutAll {
    logoutAll
  }
`);

/** Puts this device's session first; the others keep their order. */
const currentFirst = <Session extends Readonly<{ current: boolean }>>(sessions: readonly Session[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

export function Sessions() {
  const { data, error, refetch } = useQuery(MySessions, { fetchPolicy: 'cache-and-network' });
  useHold(!data && !error);
  const [endAll, { loading }] = useMutation(LogoutAll);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const leaveEverywhere = async () => {
    try {
      await endAll();
      await leave(() => navigate(homePath));
      toastOk(messages.loggedOut);
    } catch (failure) {
      setAsking(false);
      toastBad(messageOf(failure));
    }
  };
  return (
    <Card padded>
      <Heading mb="4">{messages.sessions}</Heading>
      {data ? (
        <>
          <ul>
            {currentFirst(data.mySessions).map((session) => (
              <SessionRow key={session.id} session={session} onEnded={() => void refetch()} />
            ))}
          </ul>
          <chakra.div mt="4">
            <Button type="button" look="ghost" onClick={() => setAsking(true)}>
              {messages.endAll}
            </Button>
          </chakra.div>
        </>
      ) : error ? (
        <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="56px" />
      )}
      {asking ? (
        <ConfirmDialog
          title={messages.confirmEndAll}
          text={messages.endAllText}
          confirmLabel={messages.endAll}
          busy={loading}
          onConfirm={() => void leaveEverywhere()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}
