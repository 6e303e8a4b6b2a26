import { Controller, useFormContext } from 'react-hook-form';
import { suggestCities } from '../../lib/vocabulary/cities.ts';
import { graduationYears } from '../../lib/vocabulary/graduation-years.ts';
import { universities } from '../../lib/vocabulary/universities.ts';
import { visaLabels } from '../../lib/vocabulary/visas.ts';
import { FieldRow } from '../../ui/form.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import type { StudentValues } from './student-form.ts';

/** A stored value outside the list is offered too, so that saving something else does not lose it. */
const withStored = (values: readonly string[], stored: string) =>
  optionsOf(stored && !values.includes(stored) ? [stored, ...values] : values);

/** The date of birth is asked for once, of accounts that have none. */
export function StudentFacts({ withBirthday }: { withBirthday: boolean }) {
  const { register, control, getValues, formState } = useFormContext<StudentValues>();
  const { errors } = formState;
  return (
    <FieldRow>
      <TextField
        label="Full name"
        autoComplete="name"
        required
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Contact number"
        type="tel"
        autoComplete="tel"
        error={errors.contactNumber?.message}
        {...register('contactNumber')}
      />
      {withBirthday ? (
        <TextField
          label="Date of birth"
          type="date"
          autoComplete="bday"
          error={errors.dateOfBirth?.message}
          {...register('dateOfBirth')}
        />
      ) : null}
      <Controller
        control={control}
        name="citySuburb"
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <SuggestField
            label="City/suburb"
            autoComplete="off"
            suggest={suggestCities}
            error={errors.citySuburb?.message}
            {...{ value, onBlur, name, ref }}
            onText={onChange}
          />
        )}
      />
      <SelectField
        label="University"
        prompt="Select your university"
        options={withStored(universities, getValues('university'))}
        error={errors.university?.message}
        {...register('university')}
      />
      <TextField label="Degree/course" autoComplete="off" error={errors.degree?.message} {...register('degree')} />
      <SelectField
        label="Graduation year"
        prompt="Select a year"
        helper={messages.graduationHelper}
        options={withStored(graduationYears(new Date()), getValues('graduationYear'))}
        error={errors.graduationYear?.message}
        {...register('graduationYear')}
      />
      <SelectField
        label="Visa status"
        prompt="Select your visa"
        options={withStored(visaLabels, getValues('visaStatus'))}
        error={errors.visaStatus?.message}
        {...register('visaStatus')}
      />
    </FieldRow>
  );
}
