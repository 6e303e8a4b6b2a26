import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { visaDetailsPath } from '../../lib/paths.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Stack } from '../../ui/layout.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import { VisaChoices } from './VisaChoices.tsx';
import type { WizardValues } from './wizard-form.ts';

/** The wizard's step for the visas and conditions that the employer accepts. */
export function VisasStep() {
  const { register } = useFormContext<WizardValues>();
  return (
    <Stack gap="5">
      <VisaChoices helper="Students on these visas hear of the job first. Choose at least one." />
      <p>
        <TextLink asChild>
          <Link to={visaDetailsPath} target="_blank">
            {messages.visaDetails}
          </Link>
        </TextLink>
      </p>
      <div>
        <CheckField label="Visa sponsorship available" {...register('visaSponsorship')} />
        <CheckField label="International students are welcome" {...register('internationalStudentFriendly')} />
      </div>
    </Stack>
  );
}
