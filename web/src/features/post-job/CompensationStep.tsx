import { useFormContext, useWatch } from 'react-hook-form';
import { Stack } from '../../ui/layout.ts';
import { FieldRow } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { Muted } from '../../ui/text.ts';
import { MinimumWageHint } from './MinimumWageHint.tsx';
import { PayFields } from './PayFields.tsx';
import type { WizardValues } from './wizard-form.ts';

const periods = [
  { value: 'hour', label: 'an hour' },
  { value: 'day', label: 'a day' },
  { value: 'week', label: 'a week' },
  { value: 'year', label: 'a year' },
];

/** The wizard's step for the pay, and how it compares with the minimum wage. */
export function CompensationStep() {
  const { register, control } = useFormContext<WizardValues>();
  const values = useWatch({ control });
  return (
    <Stack gap="5">
      <Muted>Ads that name the pay are answered sooner. Amounts are in Australian dollars.</Muted>
      <FieldRow>
        <PayFields legend="Pay (AUD)" from="Pay from (AUD)" to="Pay to (AUD)" />
        <SelectField label="Paid by" options={periods} {...register('salaryPeriod')} />
      </FieldRow>
      <MinimumWageHint {...values} />
    </Stack>
  );
}
