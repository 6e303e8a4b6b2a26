import { toMonth } from '@waratah/vocabulary/months';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';

type MonthFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'placeholder' | 'value'> &
  Readonly<{ saved: string }>;

/** A month input cannot show a year alone or other text, so the saved text is shown below until a month is chosen. */
export function MonthField({ saved, helper, ...field }: MonthFieldProps) {
  const shown = /^\d{4}-\d{2}$/.test(toMonth(saved) ?? '') || toMonth(saved) === '';
  return (
    <TextField
      {...field}
      type="month"
      autoComplete="off"
      placeholder="YYYY-MM"
      helper={shown ? helper : messages.savedAs(saved)}
    />
  );
}
