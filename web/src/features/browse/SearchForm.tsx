import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { categories, type Filters, visas, workTypes } from './search-filters.ts';
import { WhereField } from './WhereField.tsx';

const Panel = chakra('form', {
  base: {
    display: 'grid',
    gap: '14px',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: '1.5fr 1.3fr 1fr 1fr 1.1fr auto',
    },
    p: '18px',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
  },
});

const visaOptions = visas.map((value) => ({ value, label: `Subclass ${value}` }));

/** The button or Enter starts the search. Its key must be the filters of the address, so that the back button refills it. */
export function SearchForm({
  filters,
  onSearch,
}: Readonly<{ filters: Filters; onSearch: (filters: Filters) => void }>) {
  const [draft, setDraft] = useState(filters);
  const set = (change: Partial<Filters>) => setDraft((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...draft, page: 1 });
  };
  return (
    <Panel role="search" onSubmit={submit}>
      <TextField
        label={messages.what}
        type="search"
        placeholder={messages.whatPlaceholder}
        autoComplete="off"
        maxLength={200}
        value={draft.search}
        onChange={(event) => set({ search: event.target.value })}
      />
      <WhereField value={draft.location} onText={(location) => set({ location })} />
      <SelectField
        label={messages.category}
        prompt={messages.any}
        options={optionsOf(categories)}
        value={draft.category}
        onChange={(event) => set({ category: event.target.value })}
      />
      <SelectField
        label={messages.workType}
        prompt={messages.any}
        options={optionsOf(workTypes)}
        value={draft.workType}
        onChange={(event) => set({ workType: event.target.value })}
      />
      <SelectField
        label={messages.visa}
        prompt={messages.any}
        options={visaOptions}
        value={draft.visa}
        onChange={(event) => set({ visa: event.target.value })}
      />
      <Button type="submit" minH="46px" borderRadius="input">
        {messages.search}
      </Button>
    </Panel>
  );
}
