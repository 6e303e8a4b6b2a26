import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { VisaField } from '../../forms/VisaField.tsx';
import { useSuggestedText } from '../../forms/use-suggested-text.ts';
import { suggestCities } from '../../lib/vocabulary/cities.ts';
import { graduationYears } from '../../lib/vocabulary/graduation-years.ts';
import { universities } from '../../lib/vocabulary/universities.ts';
import { FieldRow } from '../../ui/form.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import type { StudentValues } from './student-form.ts';

/** Offers a stored value that is not in the list too, so that saving other fields does not lose it. */
const withStored = (values: readonly string[], stored: string) =>
  optionsOf(stored && !values.includes(stored) ? [stored, ...values] : values);

/** The date of birth is asked for once, for accounts without one. */
export function StudentFacts({ withBirthday }: { withBirthday: boolean }) {
  const [now] = useState(() => new Date());
  const form = useFormContext<StudentValues>();
  const { control, getValues } = form;
  const field = fieldOf(form);
  const city = useSuggestedText({ control, name: 'citySuburb' });
  return (
    <FieldRow>
      <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Contact number" type="tel" autoComplete="tel" {...field('contactNumber')} />
      {withBirthday ? (
        <TextField label="Date of birth" type="date" autoComplete="bday" {...field('dateOfBirth')} />
      ) : null}
      <SuggestField label="City/suburb" autoComplete="off" suggest={suggestCities} {...city} />
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
