import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '../../forms/field.ts';
import { DayChoices } from '../../ui/DayChoices.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { hoursHint, type HoursValues } from './hours-form.ts';
import { messages } from './messages.ts';

const hoursNames = ['hoursMin', 'hoursMax', 'workDays', 'shiftStart', 'shiftEnd'] as const;

/** Hours a week, days and approximate times, and a hint if they do not go together, in the wizard and in the quick form: all optional. */
export function HoursFields() {
  const field = useField<HoursValues>();
  const { control } = useFormContext<HoursValues>();
  const [hoursMin, hoursMax, workDays, shiftStart, shiftEnd] = useWatch({ control, name: hoursNames });
  const hint = hoursHint({ hoursMin, hoursMax, workDays, shiftStart, shiftEnd });
  return (
    <Stack gap="5">
      <FieldRow>
        <TextField
          label="Hours a week from"
          inputMode="decimal"
          autoComplete="off"
          helper={messages.hoursHelper}
          {...field('hoursMin', { deps: ['hoursMax'] })}
        />
        <TextField
          label="Hours a week to"
          inputMode="decimal"
          autoComplete="off"
          {...field('hoursMax', { deps: ['hoursMin'] })}
        />
      </FieldRow>
      <DayChoices legend="Days" {...field('workDays')} />
      <FieldRow>
        <TextField
          label="Shifts start about"
          type="time"
          autoComplete="off"
          {...field('shiftStart', { deps: ['shiftEnd'] })}
        />
        <TextField label="Shifts end about" type="time" autoComplete="off" {...field('shiftEnd')} />
      </FieldRow>
      {hint ? (
        <Notice tone="warn" live>
          {hint}
        </Notice>
      ) : null}
    </Stack>
  );
}
