import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { anonymously } from '../../lib/api/client.ts';
import { fieldErrors, serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { Button } from '../../ui/button.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
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
  const form = useForm({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await reset({ variables: { token, newPassword: password } });
      onDone();
    } catch (error) {
      showServerErrors(error, form, {
        aliases: { newPassword: 'password' },
        message: fieldErrors(error).has('token') ? messages.dead : (serverDetail(error) ?? messages.failed),
      });
    }
  });
  return (
    <Form noValidate onSubmit={submit}>
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        required
        helper={messages.passwordHelper}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={messages.confirmation}
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.resetting : messages.reset}
      </Button>
    </Form>
  );
}
