import { Link } from 'react-router';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { forgotPasswordPath } from '../../lib/paths.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { toastOk } from '../../ui/toasts.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { loginForm } from './login-form.ts';
import { labels, messages } from './messages.ts';

const loadSender = () => import('./open-session.ts');

export function LoginForm() {
  const form = useServerForm({
    schema: loginForm,
    values: { email: '', password: '' },
    send: async (values) => {
      await (await loadSender()).logIn(values);
      toastOk(messages.loggedIn);
    },
  });
  const field = fieldOf(form);
  return (
    <FormShell
      form={form}
      onFocus={() => void loadSender()}
      actions={
        <>
          <SubmitButton label={messages.signIn} busyLabel={messages.signingIn} />
          <GoogleButton agrees />
        </>
      }
    >
      <TextField label={labels.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label={labels.password} autoComplete="current-password" required {...field('password')} />
      <TextLink asChild justifySelf="end" fontSize=".9rem">
        <Link to={forgotPasswordPath}>{messages.forgot}</Link>
      </TextLink>
    </FormShell>
  );
}
