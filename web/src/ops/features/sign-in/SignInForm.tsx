import * as z from 'zod/mini';
import { FormShell } from '../../../forms/FormShell.tsx';
import { fieldOf } from '../../../forms/field.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { openSession } from './open-session.ts';

const signInForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
});

export function SignInForm() {
  const form = useServerForm({ schema: signInForm, values: { email: '', password: '' }, send: openSession });
  const field = fieldOf(form);
  return (
    <FormShell form={form} actions={<SubmitButton label={messages.signIn} busyLabel={messages.signingIn} />}>
      <TextField label={messages.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label={messages.password} autoComplete="current-password" required {...field('password')} />
    </FormShell>
  );
}
