import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { VisaField } from '../../forms/VisaField.tsx';
import { usePlaceSuggestions } from '../../lib/api/use-place-suggestions.ts';
import { useSuggestedText } from '../../forms/use-suggested-text.ts';
import { graduationYears } from '../../lib/vocabulary/graduation-years.ts';
import { universities } from '@waratah/vocabulary/universities';
import { FieldRow } from '../../ui/form.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import type { StudentValues } from './student-form.ts';

/** Adds the stored value to the options if it is missing there, so that saving other fields does not lose it. */
const withStored = (values: readonly string[], stored: string) =>
  optionsOf(stored && !values.includes(stored) ? [stored, ...values] : values);

/** The student's personal fields. The date of birth is only asked for if the account has none. */
export function StudentFacts({ withBirthday }: { withBirthday: boolean }) {
  const [now] = useState(() => new Date());
  const form = useFormContext<StudentValues>();
  const { control, getValues } = form;
  const field = fieldOf(form);
  const city = useSuggestedText({ control, name: 'citySuburb' });
  const suggestPlaces = usePlaceSuggestions(city.value);
  return (
    <FieldRow>
      <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Contact number" type="tel" autoComplete="tel" {...field('contactNumber')} />
      {withBirthday ? (
        <TextField label="Date of birth" type="date" autoComplete="bday" {...field('dateOfBirth')} />
      ) : null}
      <SuggestField label="City/suburb" autoComplete="off" suggest={suggestPlaces} {...city} />
      <SelectField
        label="University"
        prompt="Select your university"
        options={withStored(universities, getValues('university'))}
        {...field('university')}
      />
      <TextField label="Degree/course" autoComplete="off" {...field('degree')} />
      <SelectField
        label="Graduation year"
        prompt="Select a year"
        helper={messages.graduationHelper}
        options={withStored(graduationYears(now), getValues('graduationYear'))}
        {...field('graduationYear')}
      />
      <VisaField control={control} name="visaStatus" label="Visa status" keeps="label" />
    </FieldRow>
  );
}
