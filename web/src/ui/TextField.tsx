import type { ComponentProps } from 'react';
import { Input } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<typeof Input>, keyof FieldProps | 'id'>;

export function TextField({ label, helper, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} helper={helper} error={error} required={required}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
