import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { Button } from '../../ui/button.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { loginForm } from './login-form.ts';
import { labels, messages } from './messages.ts';

const loadSender = () => import('./open-session.ts');

export function LoginForm() {
  const form = useForm({ resolver: standardSchemaResolver(loginForm), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await (await loadSender()).logIn(values);
      toastOk(messages.loggedIn);
    } catch (error) {
      showServerErrors(error, form);
    }
  });
  return (
    <Form noValidate onSubmit={submit} onFocus={() => void loadSender()}>
      <TextField
        label={labels.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={labels.password}
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
