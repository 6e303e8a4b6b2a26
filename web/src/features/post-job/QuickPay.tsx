import { useFormContext, useWatch } from 'react-hook-form';
import { MinimumWageHint } from './MinimumWageHint.tsx';
import { FieldRow } from '../../ui/form.ts';
import { ShiftFields } from './HoursFields.tsx';
import { PayFields } from './PayFields.tsx';
import type { QuickValues } from './quick-form.ts';

/** The times of shifts beside the hourly pay, and how the pay compares with the minimum wage. */
export function QuickPay() {
  const { control } = useFormContext<QuickValues>();
  const [salaryMin, salaryMax, employmentType] = useWatch({
    control,
    name: ['salaryMin', 'salaryMax', 'employmentType'],
  });
  return (
    <>
      <FieldRow>
        <ShiftFields />
        <PayFields legend="Pay an hour (AUD)" from="Hourly pay from (AUD)" to="Hourly pay to (AUD)" />
      </FieldRow>
      <MinimumWageHint
        salaryMin={salaryMin}
        salaryMax={salaryMax}
        employmentType={employmentType}
        salaryPeriod="hour"
      />
    </>
  );
}
