import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { anonymously } from '../../lib/api/client.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { Button } from '../../ui/button.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
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
  const [ask, { data }] = useMutation(ForgotPassword, { context: anonymously });
  const form = useForm({ resolver: standardSchemaResolver(forgotForm), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (variables) => {
    try {
      await ask({ variables });
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notSent });
    }
  });
  if (data)
    return (
      <Notice tone="ok" live>
        {messages.sent}
      </Notice>
    );
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.sending : messages.send}
      </Button>
    </Form>
  );
}
