import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext } from 'react-hook-form';
import { suggestCities } from '../../lib/vocabulary/cities.ts';
import { placeOfCity } from '../../lib/vocabulary/place-of-city.ts';
import { states } from '../../lib/vocabulary/states.ts';
import { visaTypes } from '../../lib/vocabulary/visas.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { QuickValues } from './quick-form.ts';

/** What a student's match is made of; all of it may be left out. */
export function QuickDetails() {
  const { register, control, setValue, formState } = useFormContext<QuickValues>();
  const { errors } = formState;
  const chooseCity = (text: string) => {
    const { city, state } = placeOfCity(text);
    setValue('city', state ? city : text);
    if (state) setValue('state', state);
  };
  return (
    <Stack gap="5">
      <FieldRow>
        <Controller
          control={control}
          name="city"
          render={({ field: { value, onBlur, name, ref } }) => (
            <SuggestField
              label="City/suburb"
              autoComplete="off"
              suggest={suggestCities}
              error={errors.city?.message}
              {...{ value, onBlur, name, ref }}
              onText={chooseCity}
            />
          )}
        />
        <SelectField
          label="State"
          prompt="Select a state"
          options={optionsOf(states)}
          error={errors.state?.message}
          {...register('state')}
        />
      </FieldRow>
      <CheckField label="Remote work available" {...register('remoteOption')} />
      <FieldRow>
        <TextField
          label="Hourly pay from (AUD)"
          inputMode="decimal"
          autoComplete="off"
          error={errors.salaryMin?.message}
          {...register('salaryMin')}
        />
        <TextField
          label="Hourly pay to (AUD)"
          inputMode="decimal"
          autoComplete="off"
          error={errors.salaryMax?.message}
          {...register('salaryMax')}
        />
      </FieldRow>
      <FieldGroup
        legend="Accepted visa types"
        helper="Students on these visas hear of the job first."
        error={errors.visaTypes?.message}
      >
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} columnGap="5">
          {visaTypes.map(({ code, label }) => (
            <CheckField key={code} value={code} label={label} {...register('visaTypes')} />
          ))}
        </chakra.div>
      </FieldGroup>
      <CheckField label="Visa sponsorship available" {...register('visaSponsorship')} />
    </Stack>
  );
}
