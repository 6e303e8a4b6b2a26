import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { type KeptValuesOptions, useKeptValues } from './use-kept-values.ts';
import { useUnsaved } from '../platform/unsaved.ts';
import { showServerErrors } from './show-server-errors.ts';

type Schema<Values extends FieldValues, Output> = Parameters<typeof standardSchemaResolver<Values, unknown, Output>>[0];

type ServerFormOptions<Values extends FieldValues, Output> = Readonly<{
  schema: Schema<Values, Output>;
  values: DefaultValues<Values>;
  /** Sends the valid values. An error that it throws is shown in the form. */
  send: (values: Output) => Promise<void>;
  /** Returns the message above the form when sending fails; by default the server's. */
  failure?: (error: unknown) => string;
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** Whether to ask the user before they leave with unsaved changes. */
  guarded?: boolean;
  /** Whether an error that stands under its field is not repeated above the form. */
  once?: boolean;
  /** Where typed values are stored until they are sent; without it the form always starts with `values`. */
  keeping?: KeptValuesOptions<Values>;
}>;

/**
 * A form that validates by its schema, sends to the server, and shows the server's errors. Rendered by `FormShell`.
 * `forget` removes the values stored in this tab; `discard` is there if such values were restored, and undoes it.
 */
export function useServerForm<Values extends FieldValues, Output>(options: ServerFormOptions<Values, Output>) {
  const { schema, values, send, failure, aliases, guarded = false, once = false, keeping } = options;
  const form = useForm<Values, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues: values });
  const { forget, discard } = useKeptValues(form, keeping);
  useUnsaved(guarded && form.formState.isDirty, forget);
  const submit = form.handleSubmit(async (valid) => {
    try {
      await send(valid);
      if (!keeping?.afterSending) forget();
    } catch (error) {
      showServerErrors(error, form, { once, ...(aliases && { aliases }), ...(failure && { message: failure(error) }) });
    }
  });
  return { ...form, submit, forget, discard };
}
