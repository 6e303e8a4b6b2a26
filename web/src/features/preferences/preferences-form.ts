import * as z from 'zod/mini';
import type { PreferencesFieldsFragment, PreferencesInput } from '../../gql/graphql.ts';
import { messages } from './messages.ts';

const text = z.string();
const amount = text.check(z.refine((value) => Number.isFinite(Number(value)), messages.number));
const day = text.check(z.minLength(1, messages.day));

export const preferencesForm = z.object({
  digest: z.boolean(),
  workTypes: z.array(text),
  states: z.array(text),
  hoursWanted: amount,
  hoursWorked: amount,
  payFloor: amount,
  visaExpiry: text,
  breaks: z.array(z.object({ from: day, to: day })),
});
export type PreferencesValues = z.infer<typeof preferencesForm>;

export const toPreferencesValues = (known: PreferencesFieldsFragment): PreferencesValues => ({
  digest: known.digest,
  workTypes: [...known.workTypes],
  states: [...known.states],
  hoursWanted: known.hoursWanted?.toString() ?? '',
  hoursWorked: known.hoursWorked ? known.hoursWorked.toString() : '',
  payFloor: known.payFloor?.toString() ?? '',
  visaExpiry: known.visaExpiry ?? '',
  breaks: known.breaks.map(({ from, to }) => ({ from, to })),
});

const numberOrNull = (value: string) => (value.trim() ? Number(value) : null);

/** An emptied field removes the preference. */
export const toPreferencesInput = (values: PreferencesValues): PreferencesInput => ({
  ...values,
  hoursWanted: numberOrNull(values.hoursWanted),
  hoursWorked: numberOrNull(values.hoursWorked) ?? 0,
  payFloor: numberOrNull(values.payFloor),
  visaExpiry: values.visaExpiry || null,
});
