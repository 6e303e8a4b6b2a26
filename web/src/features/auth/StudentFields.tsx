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
import { labels } from './messages.ts';
import type { RegisterValues } from './register-form.ts';

export function StudentFields() {
  const [now] = useState(() => new Date());
  const form = useFormContext<RegisterValues>();
  const field = fieldOf(form);
  const city = useSuggestedText({ control: form.control, name: 'citySuburb' });
  return (
    <>
      <FieldRow>
        <TextField label={labels.dateOfBirth} type="date" autoComplete="bday" required {...field('dateOfBirth')} />
        <SuggestField label={labels.citySuburb} required autoComplete="off" suggest={suggestCities} {...city} />
      </FieldRow>
      <SelectField
        label={labels.university}
        prompt="Select your university"
        options={optionsOf(universities)}
        {...field('university')}
      />
      <TextField label={labels.degree} autoComplete="off" required {...field('degree')} />
      <FieldRow>
        <SelectField
          label={labels.graduationYear}
          prompt="Select a year"
          options={optionsOf(graduationYears(now))}
          {...field('graduationYear')}
        />
        <VisaField control={form.control} name="visaStatus" label={labels.visaStatus} keeps="label" />
      </FieldRow>
    </>
  );
}
