import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { Button } from '../../ui/button.ts';
import { Fold } from '../../ui/Fold.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { followShifts } from './follow-shifts.ts';
import { messages } from './messages.ts';

const RemoveShift = graphql(`
  mutation RemoveShift($id: ID!) {
    removeShift(id: $id) {
      today
    }
  }
`);

export type Shift = Readonly<{ id: string; day: string; hours: number; employer: string }>;

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '1',
    py: '1',
    borderTopWidth: '1px',
    borderColor: 'line',
    fontSize: '.9rem',
  },
});

/** All noted shifts, latest first; each can be corrected or deleted. */
export function ShiftList({
  shifts,
  onChange,
}: Readonly<{ shifts: readonly Shift[]; onChange: (shift: Shift) => void }>) {
  const [remove, busy] = useChange(RemoveShift, followShifts, (shift) => ({ __typename: 'Shift', ...shift }));
  const drop = async (id: string) => {
    try {
      await remove({ id });
      toastOk(messages.removed);
    } catch (error) {
      toastBad(messageOf(error, messages.notSaved));
    }
  };
  return (
    <Fold summary={messages.allShifts(shifts.length)}>
      <chakra.ul maxH="320px" overflowY="auto">
        {shifts.map((shift) => {
          const what = `${messages.shift(shift.hours, shift.employer)}, ${formatDate(shift.day)}`;
          return (
            <Line key={shift.id}>
              <chakra.span overflowWrap="anywhere">
                <strong>{formatDate(shift.day)}</strong> {messages.shift(shift.hours, shift.employer)}
              </chakra.span>
              <Button
                type="button"
                look="plain"
                size="sm"
                aria-label={messages.changeOf(what)}
                onClick={() => onChange(shift)}
              >
                {messages.change}
              </Button>
              <Button
                type="button"
                look="plain"
                size="sm"
                disabled={busy}
                aria-label={messages.removeOf(what)}
                onClick={() => void drop(shift.id)}
              >
                {messages.remove}
              </Button>
            </Line>
          );
        })}
      </chakra.ul>
    </Fold>
  );
}
