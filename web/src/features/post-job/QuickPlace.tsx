import { stateCodes } from '@waratah/vocabulary/australia/states';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { useSuggestedText } from '../../forms/use-suggested-text.ts';
import { usePlaceSuggestions } from '../../lib/api/use-place-suggestions.ts';
import { placeOfCity, stateOfCity } from '../../lib/vocabulary/place-of-city.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import type { QuickValues } from './quick-form.ts';

/** Two fields for the location of the work. */
export function QuickPlace() {
  const form = useFormContext<QuickValues>();
  const { control, setValue, formState } = form;
  const { dirtyFields } = formState;
  const field = fieldOf(form);
  const cityField = useSuggestedText({ control, name: 'city' });
  const suggestPlaces = usePlaceSuggestions(cityField.value);
  const chooseCity = (text: string) => {
    const named = placeOfCity(text);
    setValue('city', named.state ? named.city : text);
    const state = named.state || dirtyFields.state ? named.state : stateOfCity(text);
    if (state) setValue('state', state);
  };
  return (
    <>
      <SuggestField label="City/suburb" autoComplete="off" suggest={suggestPlaces} {...cityField} onText={chooseCity} />
      <SelectField label="State" prompt="Select" options={optionsOf(stateCodes)} {...field('state')} />
    </>
  );
}
