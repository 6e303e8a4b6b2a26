import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useUnsaved } from '../platform/unsaved.ts';
import { showServerErrors } from './show-server-errors.ts';

type Schema<Values extends FieldValues, Output> = Parameters<typeof standardSchemaResolver<Values, unknown, Output>>[0];

type ServerFormOptions<Values extends FieldValues, Output> = Readonly<{
  schema: Schema<Values, Output>;
  values: DefaultValues<Values>;
  /** Sends the valid values; what it throws is shown in the form. */
  send: (values: Output) => Promise<void>;
  /** The message above the form when sending fails; the server's own when absent. */
  failure?: (error: unknown) => string;
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** Whether the user is asked before leaving changed values. */
  guarded?: boolean;
}>;

/** A form that is checked by its schema, sent to the server, and shows what the server answers. Rendered by `FormShell`. */
export function useServerForm<Values extends FieldValues, Output>(options: ServerFormOptions<Values, Output>) {
  const { schema, values, send, failure, aliases, guarded = false } = options;
  const form = useForm<Values, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues: values });
  useUnsaved(guarded && form.formState.isDirty);
  const submit = form.handleSubmit(async (valid) => {
    try {
      await send(valid);
    } catch (error) {
      showServerErrors(error, form, { ...(aliases && { aliases }), ...(failure && { message: failure(error) }) });
    }
  });
  return { ...form, submit };
}
