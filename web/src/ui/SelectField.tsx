import type { ComponentProps } from 'react';
import { Select } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

export type Option = Readonly<{ value: string; label: string }>;

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof Select>, keyof FieldProps | 'id' | 'children'> &
  Readonly<{ options: readonly Option[]; /** The empty choice, like 'Select a university'. */ prompt?: string }>;

export function SelectField({ label, helper, error, required, options, prompt, ...select }: SelectFieldProps) {
  return (
    <Field label={label} helper={helper} error={error} required={required}>
      {(control) => (
        <Select {...select} {...control}>
          {prompt === undefined ? null : <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));
