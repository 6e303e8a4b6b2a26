import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { visaDetailsPath } from '../../lib/paths.ts';
import { visaTypes } from '../../lib/vocabulary/visas.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { Stack } from '../../ui/layout.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import type { WizardValues } from './wizard-form.ts';

/** Whom the employer may and wants to hire. */
export function VisasStep() {
  const { register, formState } = useFormContext<WizardValues>();
  return (
    <Stack gap="5">
      <FieldGroup
        legend="Accepted visa types"
        helper="Students on these visas hear of the job first. Choose at least one."
        error={formState.errors.visaTypes?.message}
      >
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} columnGap="5">
          {visaTypes.map(({ code, label }) => (
            <CheckField key={code} value={code} label={label} {...register('visaTypes')} />
          ))}
        </chakra.div>
      </FieldGroup>
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
