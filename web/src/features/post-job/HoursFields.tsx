import { useField } from '../../forms/field.ts';
import { DayChoices } from '../../ui/DayChoices.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { HoursValues } from './hours-form.ts';
import { messages } from './messages.ts';

/** Hours a week, days and approximate times, in the wizard and in the quick form: all optional. */
export function HoursFields() {
  const field = useField<HoursValues>();
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
    </Stack>
  );
}
