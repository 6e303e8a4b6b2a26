import { chakra } from '@chakra-ui/react/styled-system';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { Button } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { followShifts } from './follow-shifts.ts';
import { hoursOver } from './fortnight-words.ts';
import { messages } from './messages.ts';
import { type ShiftValues, shiftForm, toShiftInput } from './shift-form.ts';

const NoteShift = graphql(`
  mutation NoteShift($input: ShiftInput!) {
    noteShift(input: $input) {
      today
      limit
      tighter {
        from
      }
      weeks {
        from
        days {
          day
          hours
          limited
        }
      }
    }
  }
`);

const Short = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
});

export type OpenShift = Readonly<{ id: string; isNew: boolean; values: ShiftValues }>;

type ShiftFormProps = Readonly<{ shift: OpenShift; onDone: () => void; names: readonly string[] }>;

/** The form for a shift, either new or noted earlier. */
export function ShiftForm({ shift: { id, isNew, values }, onDone, names }: ShiftFormProps) {
  const [note] = useChange(NoteShift, followShifts);
  const form = useServerForm({
    schema: shiftForm,
    values,
    send: async (edited) => {
      const data = await note({ input: toShiftInput(id, edited) });
      const over = data ? hoursOver(data.noteShift) : 0;
      if (over > 0) toastBad(messages.savedOver(over, data?.noteShift.limit ?? 0));
      else toastOk(messages.saved);
      onDone();
    },
    failure: (error) => serverDetail(error) ?? messages.notSaved,
  });
  const field = fieldOf(form);
  const title = isNew ? messages.newShift : messages.changeShift;
  return (
    <chakra.div role="group" aria-label={title} bg="sunken" borderRadius="tile" p="4">
      <FormShell
        form={form}
        actions={
          <Row flexWrap="wrap">
            <SubmitButton look="ghost" size="sm" label={messages.save} busyLabel={messages.saving} />
            <Button type="button" look="plain" size="sm" onClick={onDone}>
              {messages.cancel}
            </Button>
          </Row>
        }
      >
        <chakra.p textStyle="heading">{title}</chakra.p>
        <Short>
          <TextField label={messages.day} type="date" {...field('day')} />
          <TextField label={messages.hours} inputMode="decimal" autoComplete="off" {...field('hours')} />
        </Short>
        <TextField
          label={messages.employer}
          helper={messages.employerHelper}
          autoComplete="off"
          list="known-employers"
          {...field('employer')}
        />
        <datalist id="known-employers">
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </FormShell>
    </chakra.div>
  );
}
