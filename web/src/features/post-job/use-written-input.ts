import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { JobInput } from '../../gql/graphql.ts';

/** The request for the form's current content, for a component that shows it without rendering the form again. */
export function useWrittenInput<Values extends FieldValues>(toInput: (values: Values) => JobInput): JobInput {
  const { control, getValues } = useFormContext<Values>();
  useWatch({ control });
  return toInput(getValues());
}
