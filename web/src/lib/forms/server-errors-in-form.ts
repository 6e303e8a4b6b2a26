import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors, messageOf } from '../api/server-errors.ts';

type Aliases<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>;

/** Puts the server's findings under the fields they name, and its whole sentence above the form. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: UseFormReturn<Values>,
  options: Readonly<{ aliases?: Aliases<Values>; message?: string }> = {},
): void {
  const shown = new Set(Object.keys(getValues()));
  for (const [field, message] of fieldErrors(error)) {
    const name = options.aliases?.[field] ?? toPath<Values>(field, shown);
    if (name) setError(name, { type: 'server', message });
  }
  setError('root', { type: 'server', message: options.message ?? messageOf(error) });
}

function toPath<Values extends FieldValues>(field: string, shown: ReadonlySet<string>): Path<Values> | undefined {
  return isShown<Values>(field, shown) ? field : undefined;
}

const isShown = <Values extends FieldValues>(field: string, shown: ReadonlySet<string>): field is Path<Values> =>
  shown.has(field);
