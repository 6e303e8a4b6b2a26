import { type ComponentProps, type InputEvent, useState } from 'react';
import { TextArea } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof TextArea>, keyof FieldProps | 'id'>;

/** Text beyond `maxLength` is kept and reported, where the browser itself would cut it without a word. */
export function TextAreaField({ label, helper, error, required, maxLength, onInput, ...area }: TextAreaFieldProps) {
  const [typed, setTyped] = useState(0);
  const length = typeof area.value === 'string' ? area.value.length : typed;
  const over = maxLength === undefined ? 0 : length - maxLength;
  const tooLong = over > 0 ? `Must have at most ${maxLength} characters: ${over} too many` : undefined;
  const count = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    return onInput?.(event);
  };
  return (
    <Field label={label} helper={helper} error={tooLong ?? error} required={required}>
      {(control) => <TextArea {...area} {...control} onInput={count} />}
    </Field>
  );
}
