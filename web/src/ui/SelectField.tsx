import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Select } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';
import { ChevronIcon } from './icons.tsx';

const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    right: '3',
    insetY: '0',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    color: 'text.muted',
  },
});

export type Option = Readonly<{ value: string; label: string }>;

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof Select>, keyof FieldProps | 'id' | 'children'> &
  Readonly<{
    options: readonly Option[];
    /** The text of the empty option, such as 'Select a university'. */
    prompt?: string;
  }>;

export function SelectField({ label, helper, error, required, options, prompt, ...select }: SelectFieldProps) {
  return (
    <Field label={label} helper={helper} error={error} required={required}>
      {(control) => (
        <chakra.div position="relative">
          <Select {...select} {...control} appearance="none" pr="10" truncate>
            {prompt === undefined ? null : <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Arrow>
            <ChevronIcon />
          </Arrow>
        </chakra.div>
      )}
    </Field>
  );
}

export const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));
