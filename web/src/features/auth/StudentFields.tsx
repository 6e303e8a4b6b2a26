import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
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
import { labels, messages } from './messages.ts';
import type { RegisterValues } from './register-form.ts';

export function StudentFields() {
  const [now] = useState(() => new Date());
  const form = useFormContext<RegisterValues>();
  const field = fieldOf(form);
  const visa = useWatch({ control: form.control, name: 'visaStatus' });
  const city = useSuggestedText({ control: form.control, name: 'citySuburb' });
  const suggestPlaces = usePlaceSuggestions(city.value);
  return (
    <>
      <FieldRow>
        <TextField label={labels.dateOfBirth} type="date" autoComplete="bday" required {...field('dateOfBirth')} />
        <SuggestField
          label={labels.citySuburb}
          helper={messages.cityHelper}
          required
          autoComplete="off"
          suggest={suggestPlaces}
          {...city}
        />
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
        <VisaField
          control={form.control}
          name="visaStatus"
          label={labels.visaStatus}
          helper={visa === '' ? messages.visaHelper : undefined}
          keeps="label"
        />
      </FieldRow>
    </>
  );
}
