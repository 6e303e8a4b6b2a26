import { useState } from 'react';
import * as z from 'zod/mini';
import { FormShell } from '../../../forms/FormShell.tsx';
import { fieldOf } from '../../../forms/field.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { fieldErrors } from '../../../lib/api/server-errors.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { openSession } from './open-session.ts';
import { beginFactor, type NewFactor } from './second-factor.ts';

const signInForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
  code: z.string().check(z.trim()),
  setsUp: z.boolean(),
});

/** Asks for a code if the server does, and calls `onNewFactor` if a second factor must be set up first. */
export function SignInForm({ onNewFactor }: { onNewFactor: (factor: NewFactor) => void }) {
  const [asksCode, setAsksCode] = useState(false);
  const form = useServerForm({
    schema: signInForm,
    values: { email: '', password: '', code: '', setsUp: false },
    send: async ({ setsUp, ...values }) => {
      const { email, password } = values;
      if (setsUp) return onNewFactor(await beginFactor({ email, password }));
      try {
        await openSession(values);
      } catch (error) {
        const wrongFields = fieldErrors(error);
        if (wrongFields.has('secondFactor')) return onNewFactor(await beginFactor({ email, password }));
        if (wrongFields.has('code') && !asksCode) return setAsksCode(true);
        throw error;
      }
    },
  });
  const field = fieldOf(form);
  return (
    <FormShell form={form} actions={<SubmitButton label={messages.signIn} busyLabel={messages.signingIn} />}>
      <TextField label={messages.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label={messages.password} autoComplete="current-password" required {...field('password')} />
      {asksCode ? (
        <TextField label={messages.code} helper={messages.codeHelper} autoComplete="one-time-code" {...field('code')} />
      ) : (
        <CheckField label={messages.setsUp} {...form.register('setsUp')} />
      )}
    </FormShell>
  );
}
