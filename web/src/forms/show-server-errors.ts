import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors, messageOf } from '../lib/api/server-errors.ts';

export type ServerErrorOptions<Values extends FieldValues> = Readonly<{
  /** The server's name of a field, mapped to the form's name if they differ. */
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** The message above the form; by default the server's. */
  message?: string;
  /** Whether an error that stands under its field is not repeated above the form. */
  once?: boolean;
}>;

/** Shows the server's errors under the fields they name, and a message for the whole form. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  { aliases, message, once = false }: ServerErrorOptions<Values> = {},
): void {
  const fields = new Set(Object.keys(getValues()));
  const isField = (field: string): field is Path<Values> => fields.has(field.split('.')[0] ?? '');
  const problems = [...fieldErrors(error)].map(([field, problem]) => ({
    name: aliases?.[field] ?? (isField(field) ? field : undefined),
    problem,
  }));
  const shown = problems.flatMap(({ name, problem }) => (name ? [{ name, problem }] : []));
  // The last one that is set has the focus.
  for (const { name, problem } of shown.toReversed())
    setError(name, { type: 'server', message: problem }, { shouldFocus: true });
  if (once && problems.length > 0 && problems.every(({ name }) => name)) return;
  setError('root', { type: 'server', message: message ?? messageOf(error) });
}
