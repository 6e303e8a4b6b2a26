import { useFormContext } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField.tsx';
import { Stack } from '../../ui/layout.ts';
import { VisaChoices } from './VisaChoices.tsx';
import type { QuickValues } from './quick-form.ts';

/** Optional fields, which improve matching. */
export function QuickDetails() {
  const { register } = useFormContext<QuickValues>();
  return (
    <Stack gap="5">
      <CheckField label="Remote work available" {...register('remoteOption')} />
      <VisaChoices helper="Students on these visas hear of the job first." />
      <CheckField label="Visa sponsorship available" {...register('visaSponsorship')} />
    </Stack>
  );
}
