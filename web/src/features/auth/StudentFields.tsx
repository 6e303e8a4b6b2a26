import { Controller, type UseFormReturn } from 'react-hook-form';
import { suggestCities } from '../../lib/vocabulary/cities.ts';
import { graduationYears } from '../../lib/vocabulary/graduation-years.ts';
import { universities } from '../../lib/vocabulary/universities.ts';
import { visaLabels } from '../../lib/vocabulary/visas.ts';
import { FieldRow } from '../../ui/form.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { labels } from './messages.ts';
import type { RegisterValues } from './register-form.ts';

export function StudentFields({ control, register, formState: { errors } }: UseFormReturn<RegisterValues>) {
  return (
    <>
      <FieldRow>
        <TextField
          label={labels.dateOfBirth}
          type="date"
          autoComplete="bday"
          required
          error={errors.dateOfBirth?.message}
          {...register('dateOfBirth')}
        />
        <Controller
          control={control}
          name="citySuburb"
          render={({ field: { value, onChange, onBlur, name, ref } }) => (
            <SuggestField
              label={labels.citySuburb}
              required
              autoComplete="off"
              suggest={suggestCities}
              error={errors.citySuburb?.message}
              {...{ value, onBlur, name, ref }}
              onText={onChange}
            />
          )}
        />
      </FieldRow>
      <SelectField
        label={labels.university}
        prompt="Select your university"
        options={optionsOf(universities)}
        error={errors.university?.message}
        {...register('university')}
      />
      <TextField
        label={labels.degree}
        autoComplete="off"
        required
        error={errors.degree?.message}
        {...register('degree')}
      />
      <FieldRow>
        <SelectField
          label={labels.graduationYear}
          prompt="Select a year"
          options={optionsOf(graduationYears(new Date()))}
          error={errors.graduationYear?.message}
          {...register('graduationYear')}
        />
        <SelectField
          label={labels.visaStatus}
          prompt="Select your visa"
          options={optionsOf(visaLabels)}
          error={errors.visaStatus?.message}
          {...register('visaStatus')}
        />
      </FieldRow>
    </>
  );
}
