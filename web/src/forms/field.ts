import { type FieldValues, type Path, type RegisterOptions, type UseFormReturn, useFormContext } from 'react-hook-form';

type Bindable<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>;

/** Binds a field to its form: `<TextField label="Email" {...field('email')} />` gets its name, handlers and error. */
export const fieldOf =
  <Values extends FieldValues>({ register, getFieldState, formState }: Bindable<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  });

/** The same for a component inside a `FormShell`. */
export const useField = <Values extends FieldValues>() => fieldOf(useFormContext<Values>());
