import type { ComponentProps } from 'react';
import { TextArea } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof TextArea>, keyof FieldProps | 'id'>;

export function TextAreaField({ label, helper, error, required, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} helper={helper} error={error} required={required}>
      {(control) => <TextArea {...area} {...control} />}
    </Field>
  );
}
