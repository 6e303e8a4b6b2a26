import { chakra } from '@chakra-ui/react/styled-system';
import { abnDigits, isAbn, ungroupedAbn, wrongAbn } from '@waratah/vocabulary/abn';
import { type ComponentProps, type FocusEvent, type FormEvent, useState } from 'react';
import { TextField } from './TextField.tsx';

/**
 * A field for an ABN, typed or pasted with or without spaces and dashes; the field keeps only the digits. It limits the
 * length without `maxLength`, because a browser would cut a pasted number before its spaces are removed. An invalid ABN
 * is reported when the user leaves the field; forms that require one also refuse it.
 */
export function AbnField({ onBlur, ...input }: ComponentProps<typeof TextField>) {
  const [isDoubtful, setDoubtful] = useState(false);
  const ungroup = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const digits = ungroupedAbn(value).slice(0, abnDigits);
    if (value !== digits) event.currentTarget.value = digits;
    if (isDoubtful && isAbn(digits)) setDoubtful(false);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setDoubtful(value !== '' && !isAbn(value));
    return onBlur?.(event);
  };
  // A form that refuses the number says so itself.
  const doubt =
    input.error === wrongAbn ? (
      wrongAbn
    ) : (
      <chakra.span color="warn" fontWeight={560}>
        {wrongAbn}
      </chakra.span>
    );
  return (
    <TextField
      {...input}
      inputMode="numeric"
      autoComplete="off"
      helper={isDoubtful ? doubt : `${abnDigits} digits, with or without spaces`}
      onInput={ungroup}
      onBlur={leave}
    />
  );
}
