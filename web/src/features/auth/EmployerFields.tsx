import type { UseFormReturn } from 'react-hook-form';
import { companySizes, industries } from '../../lib/vocabulary/companies.ts';
import { FieldRow } from '../../ui/form.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { labels } from './messages.ts';
import type { RegisterValues } from './register-form.ts';

export function EmployerFields({ register, formState: { errors } }: UseFormReturn<RegisterValues>) {
  return (
    <>
      <FieldRow>
        <TextField
          label={labels.companyName}
          autoComplete="organization"
          required
          error={errors.companyName?.message}
          {...register('companyName')}
        />
        <TextField
          label={labels.employerRoleTitle}
          autoComplete="organization-title"
          required
          error={errors.employerRoleTitle?.message}
          {...register('employerRoleTitle')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={labels.companyAbn}
          autoComplete="off"
          maxLength={11}
          required
          helper="11 digits"
          error={errors.companyAbn?.message}
          {...register('companyAbn')}
        />
        <TextField
          label={labels.companyWebsite}
          autoComplete="url"
          helper="https:// is added if you leave it out"
          error={errors.companyWebsite?.message}
          {...register('companyWebsite')}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={labels.companySize}
          prompt="Select a size"
          options={optionsOf(companySizes)}
          required
          error={errors.companySize?.message}
          {...register('companySize')}
        />
        <SelectField
          label={labels.industry}
          prompt="Select an industry"
          options={optionsOf(industries)}
          required
          error={errors.industry?.message}
          {...register('industry')}
        />
      </FieldRow>
    </>
  );
}
