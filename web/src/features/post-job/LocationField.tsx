import { skipToken, useQuery } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { placeOfCity, stateOfCity } from '../../lib/vocabulary/place-of-city.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { defaultState, type WizardValues } from './wizard-form.ts';

const LocationSuggestions = graphql(`
  query LocationSuggestions($query: String!) {
    locationSuggestions(query: $query, limit: 10) {
      label
    }
  }
`);

/** Suggestions appear after 250 ms, from 2 characters (spec section 9). */
const debounceMs = 250;
const minCharacters = 2;

/** The location; it fills in city and state unless the user has changed them. */
export function LocationField() {
  const { control, setValue, getValues, formState, register } = useFormContext<WizardValues>();
  const [location, remote] = useWatch({ control, name: ['location', 'remoteOption'] });
  const debouncedText = useDebounced(location.trim(), debounceMs);
  const { data, previousData } = useQuery(
    LocationSuggestions,
    debouncedText.length >= minCharacters ? { variables: { query: debouncedText } } : skipToken,
  );
  const suggestions = (data ?? previousData)?.locationSuggestions.map(({ label }) => label) ?? [];
  const changeLocation = (text: string) => {
    const before = getValues('location');
    setValue('location', text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    const follows = getValues('city') === placeOfCity(before).city;
    if (!follows && getValues('city') !== '') return;
    const state = stateOfCity(text);
    setValue('city', placeOfCity(text).city, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('state', state || defaultState, { shouldDirty: true });
    setValue('stateIsGuess', state === '', { shouldDirty: true });
  };
  const { name, ref, onBlur } = register('location');
  return (
    <SuggestField
      label="Location"
      autoComplete="off"
      required={!remote}
      maxLength={200}
      placeholder="For example: Newtown NSW"
      error={formState.errors.location?.message}
      value={location}
      onText={changeLocation}
      suggest={(text) => (text.trim().length >= minCharacters ? suggestions : [])}
      {...{ name, ref, onBlur }}
    />
  );
}
