import { useField } from '../../forms/field.ts';
import { companySizes, industries } from '@waratah/vocabulary/companies';
import { AbnField } from '../../ui/AbnField.tsx';
import { FieldRow } from '../../ui/form.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { labels } from './messages.ts';
import type { RegisterValues } from './register-form.ts';

export function EmployerFields() {
  const field = useField<RegisterValues>();
  return (
    <>
      <FieldRow>
        <TextField label={labels.companyName} autoComplete="organization" required {...field('companyName')} />
        <TextField
          label={labels.employerRoleTitle}
          autoComplete="organization-title"
          required
          {...field('employerRoleTitle')}
        />
      </FieldRow>
      <FieldRow>
        <AbnField label={labels.companyAbn} required {...field('companyAbn')} />
        <TextField
          label={labels.companyWebsite}
          autoComplete="url"
          helper="https:// is added if you leave it out"
          {...field('companyWebsite')}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={labels.companySize}
          prompt="Select a size"
          options={optionsOf(companySizes)}
          required
          {...field('companySize')}
        />
        <SelectField
          label={labels.industry}
          prompt="Select an industry"
          options={optionsOf(industries)}
          required
          {...field('industry')}
        />
      </FieldRow>
    </>
  );
}
