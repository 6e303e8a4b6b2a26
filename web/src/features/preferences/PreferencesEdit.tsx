import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { employmentTypes } from '../../lib/vocabulary/jobs.ts';
import { states } from '../../lib/vocabulary/states.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Button } from '../../ui/button.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { BreakFields } from './BreakFields.tsx';
import { messages } from './messages.ts';
import { type PreferencesValues, preferencesForm, toPreferencesInput } from './preferences-form.ts';

const UpdatePreferences = graphql(`
  mutation UpdatePreferences($input: PreferencesInput!) {
    updatePreferences(input: $input) {
      digest
    }
  }
`);

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } });

type PreferencesEditProps = Readonly<{ values: PreferencesValues; onSaved: () => void; onDone: () => void }>;

export function PreferencesEdit({ values, onSaved, onDone }: PreferencesEditProps) {
  const [update] = useMutation(UpdatePreferences);
  const form = useForm({ resolver: standardSchemaResolver(preferencesForm), defaultValues: values });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty);
  const save = form.handleSubmit(async (edited) => {
    try {
      await update({ variables: { input: toPreferencesInput(edited) } });
      toastOk(messages.saved);
      onSaved();
      onDone();
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notSaved });
    }
  });
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={save}>
        <CheckField label={messages.digestChoice} {...register('digest')} />
        <FieldGroup legend={messages.workTypes} helper={messages.workTypesHelper} error={errors.workTypes?.message}>
          <Choices>
            {employmentTypes.map(({ value, label }) => (
              <CheckField key={value} value={value} label={label} {...register('workTypes')} />
            ))}
          </Choices>
        </FieldGroup>
        <FieldGroup legend={messages.states} helper={messages.statesHelper} error={errors.states?.message}>
          <Choices>
            {states.map((state) => (
              <CheckField key={state} value={state} label={state} {...register('states')} />
            ))}
          </Choices>
        </FieldGroup>
        <Stack gap="5">
          <TextField
            label={messages.hoursWanted}
            helper={messages.hoursWantedHelper}
            inputMode="decimal"
            autoComplete="off"
            error={errors.hoursWanted?.message}
            {...register('hoursWanted')}
          />
          <TextField
            label={messages.hoursWorked}
            helper={messages.hoursWorkedHelper}
            inputMode="decimal"
            autoComplete="off"
            error={errors.hoursWorked?.message}
            {...register('hoursWorked')}
          />
          <TextField
            label={messages.payFloor}
            inputMode="decimal"
            autoComplete="off"
            error={errors.payFloor?.message}
            {...register('payFloor')}
          />
          <TextField
            label={messages.visaExpiry}
            type="date"
            error={errors.visaExpiry?.message}
            {...register('visaExpiry')}
          />
        </Stack>
        <BreakFields />
        <FormError message={errors.root?.message} />
        <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
          <Button type="button" look="ghost" onClick={onDone}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? messages.saving : messages.save}
          </Button>
        </chakra.div>
      </Form>
    </FormProvider>
  );
}
