import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { experienceLabel } from '../../lib/format/job-facts.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
import { roleCategories } from '@waratah/vocabulary/role-categories';
import { formHoursOf, workHoursInWords } from '@waratah/vocabulary/work-hours';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Button } from '../../ui/button.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/layout.ts';
import { RichText } from '../../ui/RichText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Heading, Muted } from '../../ui/text.ts';
import { toAmount } from './amounts.ts';
import { messages } from './messages.ts';
import { toHoursInput } from './hours-form.ts';
import type { WizardValues } from './wizard-form.ts';

const labelIn = (types: readonly Readonly<{ code: string; label: string }>[], code: string) =>
  types.find((type) => type.code === code)?.label;

const payOf = ({ salaryMin, salaryMax, salaryPeriod }: WizardValues) =>
  formatPay({ salaryMin: toAmount(salaryMin), salaryMax: toAmount(salaryMax), salaryPeriod: salaryPeriod || null });

const hoursOf = (values: WizardValues) => {
  const input = toHoursInput(values);
  return workHoursInWords(formHoursOf(input), input);
};

function Part({
  step,
  onStep,
  children,
}: Readonly<{ step: number; onStep: (step: number) => void; children: ReactNode }>) {
  return (
    <chakra.section borderTopWidth="1px" borderColor="line" pt="4" display="grid" gap="3">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Heading>{messages.steps[step]}</Heading>
        <Button
          type="button"
          look="plain"
          size="sm"
          aria-label={`Edit ${messages.steps[step] ?? ''}`}
          onClick={() => onStep(step)}
        >
          Edit
        </Button>
      </chakra.div>
      {children}
    </chakra.section>
  );
}

type ReviewStepProps = Readonly<{ onStep: (step: number) => void; document: ReactNode }>;

/** The wizard's last step: the whole ad, its expiry date, and an optional document. */
export function ReviewStep({ onStep, document }: ReviewStepProps) {
  const form = useFormContext<WizardValues>();
  const { control, getValues } = form;
  const field = fieldOf(form);
  useWatch({ control });
  const values = getValues();
  const place = [values.remoteOption ? 'Remote' : '', values.location].filter(Boolean).join(' · ');
  return (
    <Stack gap="5">
      <Part step={0} onStep={onStep}>
        <Facts
          missing="Not given"
          facts={[
            ['Job title', values.title],
            ['Role category', labelIn(roleCategories, values.roleCategory)],
            ['Employment basis', labelIn(employmentTypes, values.employmentType)],
            ['Experience level', values.experienceLevel && experienceLabel(values.experienceLevel)],
            ['Location', place],
            ['Hours and days', hoursOf(values)],
          ]}
        />
      </Part>
      <Part step={1} onStep={onStep}>
        {values.description ? <RichText html={values.description} /> : <Muted>No description provided.</Muted>}
        <Facts
          facts={[
            ['Required skills', values.requiredSkills.join(', ')],
            ['Preferred skills', values.preferredSkills.join(', ')],
            ['Education requirements', values.educationRequirements],
          ]}
        />
      </Part>
      <Part step={2} onStep={onStep}>
        <Facts missing="Not given" facts={[['Pay', payOf(values)]]} />
      </Part>
      <Part step={3} onStep={onStep}>
        <Facts
          missing="Not given"
          facts={[
            ['Accepted visa types', values.visaTypes.map(visaLabelOf).join(', ')],
            ['Visa sponsorship', values.visaSponsorship ? 'Available' : 'Not offered'],
            ['International students', values.internationalStudentFriendly ? 'Welcome' : undefined],
          ]}
        />
      </Part>
      <chakra.section borderTopWidth="1px" borderColor="line" pt="4" display="grid" gap="5">
        <TextField
          label="Last day of the ad"
          type="date"
          helper="Without a date the ad stays for thirty days."
          {...field('expiresOn')}
        />
        {document}
      </chakra.section>
    </Stack>
  );
}
