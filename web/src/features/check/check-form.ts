import * as z from 'zod/mini';
import { factFields, toFactsInput, toFactValues } from '../../forms/fact-values.ts';
import type { CheckAdQueryVariables } from '../../gql/graphql.ts';
import { messages } from './messages.ts';

const text = z.string();

/** `byProfile`: visa and facts are those of the signed-in student. */
export const checkForm = (byProfile: boolean) =>
  z.object({
    text: text.check(z.refine((words) => words.trim() !== '', messages.textMissing)),
    company: text,
    location: text,
    visa: text.check(z.refine((code) => byProfile || code !== '', messages.visaMissing)),
    ...factFields,
  });
export type CheckValues = z.infer<ReturnType<typeof checkForm>>;

export const nothingTyped: CheckValues = { text: '', company: '', location: '', visa: '', ...toFactValues({}) };

export const toCheck = (values: CheckValues, byProfile: boolean): CheckAdQueryVariables => ({
  input: { text: values.text, company: values.company, location: values.location },
  ...(byProfile ? {} : { visa: values.visa, facts: toFactsInput(values) }),
});
