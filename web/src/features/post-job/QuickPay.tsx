import { useFormContext, useWatch } from 'react-hook-form';
import { MinimumWageNotice } from './MinimumWageNotice.tsx';
import { PayFields } from './PayFields.tsx';
import type { QuickValues } from './quick-form.ts';

/** Hourly pay, with a warning while it is below the minimum wage. */
export function QuickPay() {
  const { control } = useFormContext<QuickValues>();
  const [salaryMin, salaryMax, employmentType] = useWatch({
    control,
    name: ['salaryMin', 'salaryMax', 'employmentType'],
  });
  return (
    <>
      <PayFields from="Hourly pay from (AUD)" to="Hourly pay to (AUD)" />
      <MinimumWageNotice
        salaryMin={salaryMin}
        salaryMax={salaryMax}
        employmentType={employmentType}
        salaryPeriod="hour"
      />
    </>
  );
}
