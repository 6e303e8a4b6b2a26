import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Input } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

const List = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    left: '0',
    right: '0',
    top: 'calc(100% + 4px)',
    maxH: '320px',
    overflowY: 'auto',
    p: '1',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'tile',
    boxShadow: 'card',
  },
});
const Choice = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    px: '3',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-selected=true]': { bg: 'sunken' },
  },
});

type SuggestFieldProps = FieldProps &
  Omit<ComponentProps<typeof Input>, keyof FieldProps | 'id' | 'value' | 'onChange'> &
  Readonly<{
    value: string;
    onText: (text: string) => void;
    suggest: (text: string) => readonly string[];
    /** Handles a chosen suggestion; by default the suggestion replaces the text. */
    onTake?: (choice: string) => void;
    /** Enter chooses the first suggestion that begins with the text, or `always` the first, which is marked; Escape keeps the text. */
    selectsFirst?: boolean | 'always';
  }>;

/** The place of the choice that a text names or else begins; -1 for none. */
const begunWith = (choices: readonly string[], text: string) => {
  const begun = text.trim().toLowerCase();
  if (begun === '') return -1;
  const named = choices.findIndex((choice) => choice.toLowerCase() === begun);
  return named < 0 ? choices.findIndex((choice) => choice.toLowerCase().startsWith(begun)) : named;
};

/** Free text with suggestions (ARIA combobox): arrow keys move in the list, Enter chooses, Escape closes it. */
export function SuggestField({
  label,
  helper,
  error,
  required,
  value,
  onText,
  onTake = onText,
  suggest,
  selectsFirst = false,
  ...input
}: SuggestFieldProps) {
  const [open, setOpen] = useState(false);
  const [moved, setActive] = useState(-1);
  const listId = useId();
  const all = open ? suggest(value) : [];
  const choices = all.filter((choice) => choice !== value);
  const first = selectsFirst === 'always' ? Math.min(0, choices.length - 1) : begunWith(choices, value);
  const active = moved < 0 && selectsFirst && choices.length === all.length ? first : moved;

  const type = (text: string) => {
    onText(text);
    setOpen(true);
    setActive(-1);
  };
  const take = (choice: string) => {
    onTake(choice);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Suggestions that arrive later do not open either.
    if (event.key === 'Enter') setOpen(false);
    if (choices.length === 0) return input.onKeyDown?.(event);
    const choice = choices[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % choices.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? choices.length : active) - 1);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && choice) take(choice);
    else return input.onKeyDown?.(event);
    event.preventDefault();
  };
  return (
    <Field label={label} helper={helper} error={error} required={required}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...control}
            role="combobox"
            aria-expanded={choices.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              setOpen(false);
              input.onBlur?.(event);
            }}
          />
          {/* Browsers make a list that scrolls a stop of the Tab key, and the focus would be lost when it closes. */}
          <List id={listId} role="listbox" tabIndex={-1} aria-label="Suggestions" hidden={choices.length === 0}>
            {choices.map((choice, index) => (
              <Choice
                key={choice}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(choice)}
              >
                {choice}
              </Choice>
            ))}
          </List>
        </chakra.div>
      )}
    </Field>
  );
}
