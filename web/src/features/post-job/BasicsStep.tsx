import { useFormContext, useWatch } from 'react-hook-form';
import { employmentTypesFor, experienceLevelsWith, roleCategories } from '../../lib/vocabulary/jobs.ts';
import { states } from '../../lib/vocabulary/states.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LocationField } from './LocationField.tsx';
import { allowedBasis, type WizardValues } from './wizard-form.ts';

/** What the job is, on what terms, and where. */
export function BasicsStep() {
  const { register, control, getValues, setValue, formState } = useFormContext<WizardValues>();
  const { errors } = formState;
  const [roleCategory, remote, level] = useWatch({
    control,
    name: ['roleCategory', 'remoteOption', 'experienceLevel'],
  });
  return (
    <Stack gap="5">
      <TextField
        label="Job title"
        autoComplete="off"
        required
        maxLength={200}
        placeholder="Weekend barista"
        error={errors.title?.message}
        {...register('title')}
      />
      <FieldRow>
        <SelectField
          label="Role category"
          prompt="Select a category"
          options={roleCategories}
          required
          error={errors.roleCategory?.message}
          {...register('roleCategory', { onChange: () => setValue('employmentType', allowedBasis(getValues())) })}
        />
        <SelectField
          label="Employment basis"
          prompt="Select a basis"
          options={employmentTypesFor(roleCategory)}
          required
          helper={
            roleCategory === 'STUDY_ALIGNED_PROFESSIONAL' ? undefined : 'Internships are for study-aligned roles.'
          }
          error={errors.employmentType?.message}
          {...register('employmentType')}
        />
      </FieldRow>
      <SelectField
        label="Experience level"
        prompt="Select a level"
        options={experienceLevelsWith(level)}
        required
        error={errors.experienceLevel?.message}
        {...register('experienceLevel')}
      />
      <CheckField label="Remote work available" {...register('remoteOption', { deps: ['location', 'city'] })} />
      <LocationField />
      <FieldRow>
        <TextField
          label="City"
          autoComplete="off"
          required={!remote}
          maxLength={100}
          error={errors.city?.message}
          {...register('city')}
        />
        <SelectField
          label="State"
          options={optionsOf(states)}
          required={!remote}
          error={errors.state?.message}
          {...register('state', { onChange: () => setValue('stateIsGuess', false) })}
        />
      </FieldRow>
    </Stack>
  );
}
