import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormError } from '../ui/FormError.tsx';
import { Form } from '../ui/form.ts';

type FormShellProps<Values extends FieldValues, Output> = Readonly<{
  form: UseFormReturn<Values, unknown, Output> & Readonly<{ submit: () => Promise<void> }>;
  children: ReactNode;
  /** The buttons, below the message for the whole form. */
  actions: ReactNode;
  /** The message for the whole form, if it is not the server's. */
  problem?: string | undefined;
  onFocus?: () => void;
}>;

/** A form with its fields, what went wrong as a whole, and its buttons. */
export function FormShell<Values extends FieldValues, Output>(props: FormShellProps<Values, Output>) {
  const { form, children, actions, problem = form.formState.errors.root?.message, onFocus } = props;
  const { submit, ...context } = form;
  return (
    <FormProvider {...context}>
      <Form noValidate onSubmit={submit} onFocus={onFocus}>
        {children}
        <FormError message={problem} />
        {actions}
      </Form>
    </FormProvider>
  );
}
