import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.ts';
import { Card } from '../../../ui/card.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FieldRow, Form } from '../../../ui/form.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toastBad, toastOk } from '../../../ui/toasts.ts';
import { Actions } from '../../ui/rows.ts';
import { OpsMatchingDay } from './DayFacts.tsx';
import { messages } from './messages.ts';

const OpsRunMatching = graphql(`
  mutation OpsRunMatching($day: String, $studentId: Int) {
    runMatching(day: $day, studentId: $studentId) {
      prepared
      empty
      already
      unassessed
    }
  }
`);

const OpsReplayDigests = graphql(`
  mutation OpsReplayDigests($day: String!) {
    replayDigests(day: $day)
  }
`);

const OpsStudentNamed = graphql(`
  query OpsStudentNamed($find: String!) {
    people(find: $find, first: 20) {
      people {
        id
        email
        role
      }
    }
  }
`);

/** The student's id: as typed, or found by the typed email address; undefined (everybody) if nothing was typed. */
const idOf = async (client: ApolloClient, typed: string) => {
  const find = typed.trim();
  if (find === '') return undefined;
  if (/^\d+$/.test(find)) return Number(find);
  const { data } = await client.query({ query: OpsStudentNamed, variables: { find }, fetchPolicy: 'network-only' });
  const student = data?.people.people.find(
    ({ email, role }) => role === 'student' && email.toLowerCase() === find.toLowerCase(),
  );
  if (!student) throw new Error(messages.noStudent);
  return student.id;
};

export type RunTarget = Readonly<{ day: string | undefined; studentId: number | undefined }>;

type RunFormProps = Readonly<{
  initial: RunTarget;
  onDryRun: (initial: RunTarget) => void;
  onChanged: () => void;
}>;

/** Starts a matching run, or a dry run for one student. */
export function RunForm({ initial, onDryRun, onChanged }: RunFormProps) {
  const today = useQuery(OpsMatchingDay, { variables: { day: null } }).data?.matchingDay.day ?? '';
  const [changedDay, setChangedDay] = useState(initial.day);
  const day = changedDay ?? today;
  const [student, setStudent] = useState(initial.studentId === undefined ? '' : String(initial.studentId));
  const [asking, setAsking] = useState<'run' | 'replay'>();
  const [run] = useMutation(OpsRunMatching, { refetchQueries: ['OpsMatchingDay'] });
  const [replay] = useMutation(OpsReplayDigests, { refetchQueries: ['OpsMatchingDay'] });
  const client = useApolloClient();
  const [whileBusy, busy] = useBusy();
  const target = async (): Promise<RunTarget> => ({ day: day || undefined, studentId: await idOf(client, student) });
  const act = async (work: () => Promise<string>) => {
    try {
      toastOk(await work());
      onChanged();
    } catch (error) {
      toastBad(messageOf(error));
    }
    setAsking(undefined);
  };
  const runNow = () =>
    act(async () => {
      const chosen = await target();
      const variables = { day: chosen.day ?? null, studentId: chosen.studentId ?? null };
      const done = (await run({ variables })).data?.runMatching;
      if (!done) throw new Error('The server said nothing of the run');
      return messages.runDone(done);
    });
  const replayNow = () =>
    act(async () => messages.replayed((await replay({ variables: { day: day || today } })).data?.replayDigests ?? 0));
  return (
    <Card padded>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void target().then(onDryRun, (error: unknown) => toastBad(messageOf(error)));
        }}
      >
        <FieldRow>
          <TextField
            label={messages.day}
            type="date"
            value={day}
            onChange={(event) => setChangedDay(event.target.value)}
          />
          <TextField
            label={messages.student}
            helper={messages.studentHelper}
            value={student}
            onChange={(event) => setStudent(event.target.value)}
          />
        </FieldRow>
        <Actions>
          <Button type="submit">{messages.dryRun}</Button>
          <Button type="button" look="ghost" onClick={() => setAsking('run')}>
            {messages.run}
          </Button>
          <Button type="button" look="ghost" onClick={() => setAsking('replay')}>
            {messages.replay}
          </Button>
        </Actions>
      </Form>
      {asking === 'run' ? (
        <ConfirmDialog
          title={messages.runTitle}
          text={messages.runText}
          confirmLabel={messages.run}
          busy={busy}
          onConfirm={() => void whileBusy(runNow)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'replay' ? (
        <ConfirmDialog
          title={messages.replayTitle}
          text={messages.replayText}
          confirmLabel={messages.replay}
          busy={busy}
          onConfirm={() => void whileBusy(replayNow)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </Card>
  );
}
