import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors, messageOf } from '../lib/api/server-errors.ts';

export type ServerErrorOptions<Values extends FieldValues> = Readonly<{
  /** The form's field for a field that the server names otherwise. */
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** What is shown above the form; the server's own message when absent. */
  message?: string;
}>;

/** Shows the server's errors under the fields they name, and a message for the whole form. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  { aliases, message }: ServerErrorOptions<Values> = {},
): void {
  const fields = new Set(Object.keys(getValues()));
  const isField = (field: string): field is Path<Values> => fields.has(field);
  for (const [field, problem] of fieldErrors(error)) {
    const name = aliases?.[field] ?? (isField(field) ? field : undefined);
    if (name) setError(name, { type: 'server', message: problem });
  }
  setError('root', { type: 'server', message: message ?? messageOf(error) });
}
