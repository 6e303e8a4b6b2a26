import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { useSuggestedText } from '../../forms/use-suggested-text.ts';
import { usePlaceSuggestions } from '../../lib/api/use-place-suggestions.ts';
import {
  employmentTypeOptions,
  experienceLevelOptions,
  roleCategoryOptions,
} from '../../lib/vocabulary/job-options.ts';
import { placeOfCity, stateOfCity } from '../../lib/vocabulary/place-of-city.ts';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { HoursFields, HoursHint, ShiftFields } from './HoursFields.tsx';
import { LocationField } from './LocationField.tsx';
import { messages } from './messages.ts';
import { allowedBasis, type WizardValues } from './wizard-form.ts';

/** The wizard's first step: the job, its terms and its location. */
export function BasicsStep() {
  const form = useFormContext<WizardValues>();
  const { register, control, getValues, setValue } = form;
  const field = fieldOf(form);
  const city = useSuggestedText({ control, name: 'city' });
  const suggestPlaces = usePlaceSuggestions(city.value);
  /** A suggestion names the state too; a known city does if the state was only guessed. */
  const chooseCity = (typed: string) => {
    const named = placeOfCity(typed);
    city.onText(named.state ? named.city : typed);
    const state = named.state || !getValues('stateIsGuess') ? named.state : stateOfCity(typed);
    if (!state) return;
    setValue('state', state, { shouldDirty: true });
    setValue('stateIsGuess', false);
  };
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
        {...field('title')}
      />
      <FieldRow>
        <SelectField
          label="Role category"
          prompt="Select a category"
          options={roleCategoryOptions}
          required
          {...field('roleCategory', { onChange: () => setValue('employmentType', allowedBasis(getValues())) })}
        />
        <SelectField
          label="Employment basis"
          prompt="Select a basis"
          options={employmentTypeOptions(roleCategory)}
          required
          helper={
            roleCategory === 'STUDY_ALIGNED_PROFESSIONAL' ? undefined : 'Internships are for study-aligned roles.'
          }
          {...field('employmentType')}
        />
      </FieldRow>
      <SelectField
        label="Experience level"
        prompt="Select a level"
        options={experienceLevelOptions(level)}
        required
        {...field('experienceLevel')}
      />
      <HoursFields />
      <ShiftFields />
      <HoursHint />
      <CheckField label="Remote work available" {...register('remoteOption', { deps: ['location', 'city'] })} />
      <LocationField />
      <FieldRow>
        <SuggestField
          label="City"
          autoComplete="off"
          required
          maxLength={100}
          helper={remote ? messages.remotePlace : undefined}
          suggest={suggestPlaces}
          {...city}
          onText={chooseCity}
        />
        <SelectField
          label="State"
          options={optionsOf(stateCodes)}
          required
          {...field('state', { onChange: () => setValue('stateIsGuess', false) })}
        />
      </FieldRow>
    </Stack>
  );
}
