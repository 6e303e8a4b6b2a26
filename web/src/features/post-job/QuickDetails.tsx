import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { useSuggestedText } from '../../forms/use-suggested-text.ts';
import { suggestCities } from '../../lib/vocabulary/cities.ts';
import { placeOfCity } from '../../lib/vocabulary/place-of-city.ts';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisaChoices } from './VisaChoices.tsx';
import type { QuickValues } from './quick-form.ts';

/** Optional fields, which improve matching. */
export function QuickDetails() {
  const form = useFormContext<QuickValues>();
  const { register, control, setValue } = form;
  const field = fieldOf(form);
  const cityField = useSuggestedText({ control, name: 'city' });
  const chooseCity = (text: string) => {
    const { city, state } = placeOfCity(text);
    setValue('city', state ? city : text);
    if (state) setValue('state', state);
  };
  return (
    <Stack gap="5">
      <FieldRow>
        <SuggestField
          label="City/suburb"
          autoComplete="off"
          suggest={suggestCities}
          {...cityField}
          onText={chooseCity}
        />
        <SelectField label="State" prompt="Select a state" options={optionsOf(stateCodes)} {...field('state')} />
      </FieldRow>
      <CheckField label="Remote work available" {...register('remoteOption')} />
      <FieldRow>
        <TextField label="Hourly pay from (AUD)" inputMode="decimal" autoComplete="off" {...field('salaryMin')} />
        <TextField label="Hourly pay to (AUD)" inputMode="decimal" autoComplete="off" {...field('salaryMax')} />
      </FieldRow>
      <VisaChoices helper="Students on these visas hear of the job first." />
      <CheckField label="Visa sponsorship available" {...register('visaSponsorship')} />
    </Stack>
  );
}
