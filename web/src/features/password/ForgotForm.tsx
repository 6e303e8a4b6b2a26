import { useMutation } from '@apollo/client/react';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { anonymously } from '../../lib/api/client.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { forgotForm } from './forms.ts';
import { messages } from './messages.ts';

const ForgotPassword = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`);

export function ForgotForm() {
  const [requestLink, { data }] = useMutation(ForgotPassword, { context: anonymously });
  const form = useServerForm({
    schema: forgotForm,
    values: { email: '' },
    send: async (variables) => void (await requestLink({ variables })),
    failure: (error) => serverDetail(error) ?? messages.notSent,
  });
  const field = fieldOf(form);
  if (data)
    return (
      <Notice tone="ok" live>
        {messages.sent}
      </Notice>
    );
  return (
    <FormShell form={form} actions={<SubmitButton label={messages.send} busyLabel={messages.sending} />}>
      <TextField label={messages.email} type="email" autoComplete="username" required {...field('email')} />
    </FormShell>
  );
}
