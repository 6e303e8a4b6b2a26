import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '../../../lib/forms/server-errors-in-form.ts';
import { Button } from '../../../ui/button.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Form } from '../../../ui/form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { openSession } from './open-session.ts';

const signInForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
});

export function SignInForm() {
  const form = useForm({ resolver: standardSchemaResolver(signInForm), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await openSession(values);
    } catch (error) {
      showServerErrors(error, form);
    }
  });
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
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.signingIn : messages.signIn}
      </Button>
    </Form>
  );
}
