import { chakra } from '@chakra-ui/react/styled-system';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { messages } from './messages.ts';

export type Filters = Readonly<{ operator: string; user: string; job: string }>;

const Grid = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    mb: '5',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr)) auto' },
  },
});

const fields = [
  ['operator', messages.operator],
  ['user', messages.person],
  ['job', messages.job],
] as const;

export function Filter({ filters, onFilter }: Readonly<{ filters: Filters; onFilter: (filters: Filters) => void }>) {
  const [chosen, setChosen] = useDraft(filters);
  return (
    <Grid
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(chosen);
      }}
    >
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          inputMode="numeric"
          value={chosen[name]}
          onChange={(event) => setChosen({ ...chosen, [name]: event.target.value.replace(/\D/g, '').slice(0, 9) })}
        />
      ))}
      <Button type="submit">{messages.show}</Button>
    </Grid>
  );
}
