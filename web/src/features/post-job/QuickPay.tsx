import { useFormContext, useWatch } from 'react-hook-form';
import { MinimumWageHint } from './MinimumWageHint.tsx';
import { PayFields } from './PayFields.tsx';
import type { QuickValues } from './quick-form.ts';

/** Hourly pay, and how it compares with the minimum wage. */
export function QuickPay() {
  const { control } = useFormContext<QuickValues>();
  const [salaryMin, salaryMax, employmentType] = useWatch({
    control,
    name: ['salaryMin', 'salaryMax', 'employmentType'],
  });
  return (
    <>
      <PayFields from="Hourly pay from (AUD)" to="Hourly pay to (AUD)" />
      <MinimumWageHint
        salaryMin={salaryMin}
        salaryMax={salaryMax}
        employmentType={employmentType}
        salaryPeriod="hour"
      />
    </>
  );
}
