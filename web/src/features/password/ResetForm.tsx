import { useMutation } from '@apollo/client/react';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { anonymously } from '../../lib/api/client.ts';
import { fieldErrors, serverDetail } from '../../lib/api/server-errors.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { resetForm } from './forms.ts';
import { messages } from './messages.ts';

const ResetPassword = graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword)
  }
`);

export function ResetForm({ token, onDone }: Readonly<{ token: string; onDone: () => void }>) {
  const [reset] = useMutation(ResetPassword, { context: anonymously });
  const form = useServerForm({
    schema: resetForm,
    values: { password: '', confirmation: '' },
    aliases: { newPassword: 'password' },
    send: async ({ password }) => {
      await reset({ variables: { token, newPassword: password } });
      onDone();
    },
    failure: (error) => (fieldErrors(error).has('token') ? messages.dead : (serverDetail(error) ?? messages.failed)),
  });
  const field = fieldOf(form);
  return (
    <FormShell form={form} actions={<SubmitButton label={messages.reset} busyLabel={messages.resetting} />}>
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        required
        helper={messages.passwordHelper}
        {...field('password')}
      />
      <PasswordField label={messages.confirmation} autoComplete="new-password" required {...field('confirmation')} />
    </FormShell>
  );
}
