import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '../ui/button.ts';
import { FormError } from '../ui/FormError.tsx';
import { Form } from '../ui/form.ts';
import { Row } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { messages } from './messages.ts';

/** What `useServerForm` returns. */
export type ServerForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output> &
  Readonly<{ submit: () => Promise<void>; forget: () => void; discard: (() => void) | undefined }>;

type FormShellProps<Values extends FieldValues, Output> = Readonly<{
  form: ServerForm<Values, Output>;
  children: ReactNode;
  /** The buttons, below the message for the whole form. */
  actions: ReactNode;
  /** The message for the whole form; by default the server's. */
  problem?: string | undefined;
  onFocus?: () => void;
  /** Called when the user changes a field or chooses a file, accepted or not. */
  onChange?: () => void;
}>;

/** A form with its fields, the error message for the whole form, and its buttons. */
export function FormShell<Values extends FieldValues, Output>(props: FormShellProps<Values, Output>) {
  const { form, children, actions, problem = form.formState.errors.root?.message, onFocus, onChange } = props;
  const { submit, forget: _forget, discard, ...context } = form;
  return (
    <FormProvider {...context}>
      <Form noValidate onSubmit={submit} onFocus={onFocus} onChange={onChange}>
        {discard ? (
          <Notice tone="ok" live>
            <Row gap="3" flexWrap="wrap" justifyContent="space-between">
              {messages.restored}
              <Button type="button" look="ghost" size="sm" color="text" onClick={discard}>
                {messages.discard}
              </Button>
            </Row>
          </Notice>
        ) : null}
        {children}
        <FormError message={problem} />
        {actions}
      </Form>
    </FormProvider>
  );
}
