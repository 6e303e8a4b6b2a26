import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { Stack } from '../../ui/layout.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { storable, toAmount } from './amounts.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { toHoursInput } from './hours-form.ts';
import { SkillsField } from './SkillsField.tsx';
import type { WizardValues } from './wizard-form.ts';

/** The wizard's step for the description and the requirements. */
export function RequirementsStep() {
  const form = useFormContext<WizardValues>();
  const { getValues } = form;
  const field = fieldOf(form);
  const facts = () => {
    const values = getValues();
    return {
      title: values.title,
      roleCategory: values.roleCategory || null,
      employmentType: values.employmentType || null,
      location: values.remoteOption ? null : values.location,
      visaSponsorship: values.visaSponsorship,
      internationalStudentFriendly: values.internationalStudentFriendly,
      salaryMin: storable(toAmount(values.salaryMin)),
      salaryMax: storable(toAmount(values.salaryMax)),
      salaryPeriod: values.salaryPeriod || null,
      ...toHoursInput(values),
    };
  };
  return (
    <Stack gap="5">
      <DescriptionField facts={facts} helper="What the work is, when it is, and what helps." />
      <SkillsField label="Required skills" helper="Type and press Enter, or take a suggestion." name="requiredSkills" />
      <SkillsField label="Preferred skills" name="preferredSkills" />
      <TextAreaField label="Education requirements" rows={3} maxLength={2000} {...field('educationRequirements')} />
    </Stack>
  );
}
