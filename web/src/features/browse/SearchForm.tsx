import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { MoreFilters } from './MoreFilters.tsx';
import {
  amountOf,
  categories,
  countAll,
  countMore,
  type Filters,
  payProblems,
  type TypedPay,
  visas,
  type Waiting,
  waitingFilters,
  workTypes,
} from './search-filters.ts';
import { WhereField } from './WhereField.tsx';

const Panel = chakra('form', {
  base: {
    display: 'grid',
    gap: '14px',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
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

/** Filters in two columns that a phone shows on request; on a wide screen they are in the first row. */
const Folded = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    gap: '14px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    order: { base: 2, lg: 0 },
  },
});

const visaOptions = visas.map((value) => ({ value, label: `Subclass ${value}` }));

const isWrong = (pay: TypedPay) => Object.keys(payProblems(pay)).length > 0;

type SearchFormProps = Readonly<{
  filters: Filters;
  /** The pay limits as written in the URL. */
  typedPay: TypedPay;
  onSearch: (filters: Filters) => void;
  /** Whether the folded filters are shown. */
  open: boolean;
  onToggle: () => void;
  /** Filters that take effect at once. */
  children: ReactNode;
}>;

/** Closes the keyboard on the screen, which would cover the results. */
const closeScreenKeyboard = () => {
  const field = document.activeElement;
  if (field instanceof HTMLElement && window.matchMedia('(pointer: coarse)').matches) field.blur();
};

/**
 * The search form. The button or Enter starts the search, and the focus stays in its field, or goes to the button that
 * opened it if it is folded away. A phone shows one field and a button with the number of filters.
 */
export function SearchForm({ filters, typedPay, onSearch, open: opened, onToggle, children }: SearchFormProps) {
  // Sorting, or toggling a filter that takes effect at once, keeps what was typed.
  const [{ waiting, pay, checked, mending }, setDraft] = useDraft({
    waiting: waitingFilters(filters),
    pay: typedPay,
    checked: isWrong(typedPay),
    // The pay fields stay open while the user corrects them.
    mending: isWrong(typedPay),
  });
  const set = (change: Partial<Waiting>) =>
    setDraft((before) => ({ ...before, waiting: { ...before.waiting, ...change } }));
  const setPay = (changed: TypedPay) => setDraft((before) => ({ ...before, pay: changed }));
  const setMending = (isMending: boolean) => setDraft((before) => ({ ...before, mending: isMending }));
  const open = opened || mending;
  const panel = useRef<HTMLFormElement>(null);
  const filtersButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const field = document.activeElement;
    const isFolded = !open && panel.current?.contains(field) && field?.getClientRects().length === 0;
    if (isFolded) filtersButton.current?.focus();
  }, [open]);
  const toggle = () => {
    setMending(false);
    if (opened || !mending) onToggle();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong(pay)) return setDraft((before) => ({ ...before, checked: true, mending: true }));
    const payFrom = amountOf(pay.from);
    const payTo = amountOf(pay.to);
    const unsponsored = waiting.visa === filters.visa ? filters.unsponsored : '';
    onSearch({ ...filters, ...waiting, unsponsored, payFrom, payTo, page: 1 });
    closeScreenKeyboard();
  };
  return (
    <Panel ref={panel} role="search" onSubmit={submit}>
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <TextField
          label={messages.what}
          type="search"
          placeholder={messages.whatPlaceholder}
          autoComplete="off"
          maxLength={200}
          value={waiting.search}
          onChange={(event) => set({ search: event.target.value })}
        />
      </chakra.div>
      <Folded display={{ base: open ? 'grid' : 'none', lg: 'contents' }}>
        <WhereField value={waiting.location} onText={(location) => set({ location })} />
        <SelectField
          label={messages.category}
          prompt={messages.any}
          options={optionsOf(categories)}
          value={waiting.category}
          onChange={(event) => set({ category: event.target.value })}
        />
        <SelectField
          label={messages.workType}
          prompt={messages.any}
          options={optionsOf(workTypes)}
          value={waiting.workType}
          onChange={(event) => set({ workType: event.target.value })}
        />
        <SelectField
          label={messages.visa}
          prompt={messages.any}
          options={visaOptions}
          value={waiting.visa}
          onChange={(event) => set({ visa: event.target.value })}
        />
      </Folded>
      <Button
        ref={filtersButton}
        type="button"
        look="ghost"
        borderRadius="input"
        display={{ base: 'inline-flex', lg: 'none' }}
        aria-expanded={open}
        onClick={toggle}
      >
        {messages.filtersWith(countAll(filters))}
      </Button>
      <Button type="submit" look="ghost" minH="46px" borderRadius="input">
        {messages.search}
      </Button>
      <Folded display={{ base: open ? 'grid' : 'none' }} gridTemplateColumns={{ lg: 'repeat(4, minmax(0, 1fr))' }}>
        <MoreFilters draft={waiting} set={set} pay={pay} setPay={setPay} checked={checked} />
      </Folded>
      <chakra.div
        display={{ base: open ? 'flex' : 'none', lg: 'flex' }}
        gap="2"
        flexWrap="wrap"
        gridColumn="1 / -1"
        order={{ base: 2, lg: 0 }}
      >
        {children}
        <Button
          type="button"
          look="plain"
          size="sm"
          display={{ base: 'none', lg: 'inline-flex' }}
          ml="auto"
          aria-expanded={open}
          onClick={toggle}
        >
          {messages.moreFiltersWith(countMore(filters))}
        </Button>
      </chakra.div>
    </Panel>
  );
}
