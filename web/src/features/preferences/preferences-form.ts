import { australianDay } from '@waratah/vocabulary/australia/day';
import * as z from 'zod/mini';
import { amount, factFields, numberOrNull, toFactsInput, toFactValues } from '../../forms/fact-values.ts';
import type { PreferencesFieldsFragment, PreferencesInput } from '../../gql/graphql.ts';

const text = z.string();

export const preferencesForm = z.object({
  digest: z.boolean(),
  workTypes: z.array(text),
  states: z.array(text),
  pausedUntil: text,
  hoursWanted: amount,
  daysWanted: z.array(text),
  timesWanted: z.array(text),
  payFloor: amount,
  ...factFields,
});
export type PreferencesValues = z.infer<typeof preferencesForm>;

/** Whether the pause still lasts; a day in the past is not a pause. */
export const isPaused = (until: string | null | undefined): until is string =>
  typeof until === 'string' && until >= australianDay(new Date());

export const toPreferencesValues = (known: PreferencesFieldsFragment): PreferencesValues => ({
  digest: known.digest,
  workTypes: [...known.workTypes],
  states: [...known.states],
  pausedUntil: isPaused(known.pausedUntil) ? known.pausedUntil : '',
  hoursWanted: known.hoursWanted?.toString() ?? '',
  daysWanted: [...known.daysWanted],
  timesWanted: [...known.timesWanted],
  payFloor: known.payFloor?.toString() ?? '',
  ...toFactValues(known),
});

/** A cleared field removes the preference. */
export const toPreferencesInput = (values: PreferencesValues): PreferencesInput => ({
  ...values,
  pausedUntil: values.pausedUntil || null,
  hoursWanted: numberOrNull(values.hoursWanted),
  payFloor: numberOrNull(values.payFloor),
  ...toFactsInput(values),
});
