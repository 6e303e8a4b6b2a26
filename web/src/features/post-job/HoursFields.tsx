import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '../../forms/field.ts';
import { DayChoices } from '../../ui/DayChoices.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RangeField } from '../../ui/RangeField.tsx';
import { hoursHint, type HoursValues } from './hours-form.ts';
import { messages } from './messages.ts';

const hoursNames = ['hoursMin', 'hoursMax', 'workDays', 'shiftStart', 'shiftEnd'] as const;

/** Hours a week and days side by side, in the wizard and in the quick form: all optional. */
export function HoursFields() {
  const field = useField<HoursValues>();
  const end = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FieldRow gridTemplateColumns={{ md: 'minmax(0, 1fr) minmax(0, 2.2fr)' }}>
      <RangeField
        legend="Hours a week"
        helper={messages.hoursHelper}
        from={{ label: 'Hours a week from', ...end, ...field('hoursMin', { deps: ['hoursMax'] }) }}
        to={{ label: 'Hours a week to', ...end, ...field('hoursMax', { deps: ['hoursMin'] }) }}
      />
      <DayChoices legend="Days" {...field('workDays')} />
    </FieldRow>
  );
}

/** When shifts start and end, roughly. */
export function ShiftFields() {
  const field = useField<HoursValues>();
  const end = { type: 'time', autoComplete: 'off' } as const;
  return (
    <RangeField
      legend="Shifts, roughly"
      from={{ label: 'Shifts start about', ...end, ...field('shiftStart', { deps: ['shiftEnd'] }) }}
      to={{ label: 'Shifts end about', ...end, ...field('shiftEnd') }}
    />
  );
}

/** A hint if the hours do not fit into the days and times. */
export function HoursHint() {
  const { control } = useFormContext<HoursValues>();
  const [hoursMin, hoursMax, workDays, shiftStart, shiftEnd] = useWatch({ control, name: hoursNames });
  const hint = hoursHint({ hoursMin, hoursMax, workDays, shiftStart, shiftEnd });
  return hint ? (
    <Notice tone="warn" live>
      {hint}
    </Notice>
  ) : null;
}
