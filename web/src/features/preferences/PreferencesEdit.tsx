import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { BreakFields } from '../../forms/BreakFields.tsx';
import { FactFields } from '../../forms/FactFields.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { factsIn } from '@waratah/vocabulary/law/facts';
import { needsBreaks } from '@waratah/vocabulary/law/facts-needed';
import { questionsFor } from '@waratah/vocabulary/law/questions';
import type { VisaCode } from '@waratah/vocabulary/visa-types';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { DayChoices, TimeChoices } from '../../ui/DayChoices.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { Stack } from '../../ui/layout.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
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

type PreferencesEditProps = Readonly<{
  values: PreferencesValues;
  /** It decides, with the answers, what the law asks; undefined while the profile names none. */
  visa: VisaCode | undefined;
  verifiedConditions: readonly string[];
  today: string;
  onSaved: () => void;
  onDone: () => void;
}>;

export function PreferencesEdit({ values, visa, verifiedConditions, today, onSaved, onDone }: PreferencesEditProps) {
  const [update] = useMutation(UpdatePreferences);
  const form = useServerForm({
    schema: preferencesForm,
    values,
    guarded: true,
    send: async (edited) => {
      await update({ variables: { input: toPreferencesInput(edited) } });
      toastOk(messages.saved);
      onSaved();
      onDone();
    },
    failure: (error) => serverDetail(error) ?? messages.notSaved,
  });
  const { register } = form;
  const { errors } = form.formState;
  const field = fieldOf(form);
  const answers = useWatch({ control: form.control });
  const facts = factsIn({ ...answers, verifiedConditions });
  const asksBreaks =
    !visa || needsBreaks(visa, facts, today) || [...values.breaks, ...(answers.breaks ?? [])].length > 0;
  return (
    <FormShell
      form={form}
      actions={
        <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
          <Button type="button" look="ghost" onClick={onDone}>
            {messages.cancel}
          </Button>
          <SubmitButton label={messages.save} busyLabel={messages.saving} />
        </chakra.div>
      }
    >
      <CheckField label={messages.digestChoice} {...register('digest')} />
      <TextField label={messages.pause} helper={messages.pauseHelper} type="date" {...field('pausedUntil')} />
      <FieldGroup legend={messages.workTypes} helper={messages.workTypesHelper} error={errors.workTypes?.message}>
        <Choices>
          {employmentTypes.map(({ code, label }) => (
            <CheckField key={code} value={code} label={label} {...register('workTypes')} />
          ))}
        </Choices>
      </FieldGroup>
      <FieldGroup legend={messages.states} helper={messages.statesHelper} error={errors.states?.message}>
        <Choices>
          {stateCodes.map((state) => (
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
          {...field('hoursWanted')}
        />
        <DayChoices legend={messages.daysWanted} {...field('daysWanted')} />
        <TimeChoices legend={messages.timesWanted} helper={messages.timesHelper} {...field('timesWanted')} />
        <TextField
          label={messages.hoursWorked}
          helper={messages.hoursWorkedHelper}
          inputMode="decimal"
          autoComplete="off"
          {...field('hoursWorked')}
        />
        <TextField label={messages.payFloor} inputMode="decimal" autoComplete="off" {...field('payFloor')} />
        <TextField label={messages.visaExpiry} type="date" {...field('visaExpiry')} />
        <FactFields questions={visa ? questionsFor(visa, facts, today) : []} />
      </Stack>
      {asksBreaks ? <BreakFields /> : null}
    </FormShell>
  );
}
