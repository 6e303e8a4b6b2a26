import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { forgotPasswordPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { toastOk } from '../../ui/toasts.ts';
import { GoogleButton } from './GoogleButton.tsx';
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
      <TextLink asChild justifySelf="end" fontSize=".9rem">
        <Link to={forgotPasswordPath}>{messages.forgot}</Link>
      </TextLink>
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.signingIn : messages.signIn}
      </Button>
      <GoogleButton />
    </Form>
  );
}
