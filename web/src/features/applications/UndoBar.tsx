import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { undoSeconds } from '@waratah/vocabulary/limits';
import { graphql } from '../../gql/gql.ts';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { isConflict, serverDetail } from '../../lib/api/server-errors.ts';
import { statusLabels } from '../../lib/vocabulary/application-status.ts';
import { Button } from '../../ui/button.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const UndoMove = graphql(`
  mutation UndoMove($id: Int!) {
    undoApplicationMove(id: $id) {
      id
      status
      nextStatuses
      statusChangedAt
      undoUntil
      version
    }
  }
`);

/** A move whose email has not been sent yet. */
export type Moved = Readonly<{ id: number; name: string; status: ApplicationStatus; undoUntil: string }>;

/** The time is counted from the server's answer, so that clocks need not agree; a later press would arrive too late. */
const marginMs = 500;

type UndoBarProps = Readonly<{ moved: Moved; onDone: () => void }>;

/** Says which application was moved, and undoes the move until the email to the student is sent. */
export function UndoBar({ moved: { id, name, status }, onDone }: UndoBarProps) {
  const [undo, { loading, client }] = useMutation(UndoMove);
  useEffect(() => {
    const timer = setTimeout(onDone, undoSeconds * 1_000 - marginMs);
    return () => clearTimeout(timer);
  }, [onDone]);
  const takeBack = async () => {
    try {
      await undo({ variables: { id } });
      toastOk(messages.undone(name));
    } catch (error) {
      if (isConflict(error)) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      toastBad(isConflict(error) ? messages.changedElsewhere : (serverDetail(error) ?? messages.notUndone));
    }
    onDone();
  };
  return (
    <chakra.div
      display="flex"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      px="5"
      py="2"
      borderRadius="tile"
      bg="ok.soft"
      color="ok"
      fontWeight={600}
    >
      <span role="status">✓ {messages.movedTo(name, statusLabels[status])}</span>
      <Button type="button" look="plain" size="sm" disabled={loading} onClick={() => void takeBack()}>
        {messages.undo}
      </Button>
    </chakra.div>
  );
}
