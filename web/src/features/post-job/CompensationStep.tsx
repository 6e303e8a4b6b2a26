import { useQuery } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { fieldOf } from '../../forms/field.ts';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Muted } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { payWarning } from './pay-warning.ts';
import type { WizardValues } from './wizard-form.ts';

const MinimumWageQuery = graphql(`
  query MinimumWage {
    minimumWage {
      hourly
      casualHourly
      from
      source
    }
  }
`);

const periods = [
  { value: 'hour', label: 'an hour' },
  { value: 'week', label: 'a week' },
  { value: 'year', label: 'a year' },
];

/** The pay, with a warning while it is below the minimum wage. */
export function CompensationStep() {
  const form = useFormContext<WizardValues>();
  const { register, control } = form;
  const field = fieldOf(form);
  const values = useWatch({ control });
  const { data } = useQuery(MinimumWageQuery);
  const warning = data && payWarning(values, data.minimumWage);
  return (
    <Stack gap="5">
      <Muted>Ads that name the pay are answered sooner. Amounts are in Australian dollars.</Muted>
      <FieldRow>
        <TextField
          label="Pay from (AUD)"
          inputMode="decimal"
          autoComplete="off"
          {...field('salaryMin', { deps: ['salaryMax'] })}
        />
        <TextField
          label="Pay to (AUD)"
          inputMode="decimal"
          autoComplete="off"
          {...field('salaryMax', { deps: ['salaryMin'] })}
        />
      </FieldRow>
      <SelectField label="Paid by" options={periods} {...register('salaryPeriod')} />
      {warning ? (
        <Notice tone="warn" live>
          {warning} {messages.belowMinimum}
        </Notice>
      ) : null}
    </Stack>
  );
}
