import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { isConflict } from '../../lib/api/server-errors.ts';
import { FieldRow } from '../../ui/form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { Agreement } from './Agreement.tsx';
import { EmployerFields } from './EmployerFields.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { HaveAccount } from './HaveAccount.tsx';
import { labels, messages } from './messages.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { emptyRegisterForm, registerForm, toRegisterInput } from './register-form.ts';
import { StudentFields } from './StudentFields.tsx';

const loadSender = () => import('./open-session.ts');
const aliases = { fullName: 'firstName' } as const;

export function RegisterForm({ initialRole }: { initialRole: string }) {
  const [taken, setTaken] = useState<string>();
  const form = useServerForm({
    schema: registerForm,
    values: { ...emptyRegisterForm, role: initialRole },
    guarded: true,
    keeping: { as: 'register', without: initialRole ? ['password', 'role'] : ['password'] },
    aliases,
    send: async (values) => {
      const { registerAccount } = await loadSender();
      await registerAccount(toRegisterInput(values)).catch((error: unknown) => {
        if (isConflict(error)) setTaken(values.email);
        throw error;
      });
      toastOk(messages.loggedIn);
    },
  });
  const field = fieldOf(form);
  const role = useWatch({ control: form.control, name: 'role' });
  const email = useWatch({ control: form.control, name: 'email' });
  return (
    <FormShell
      form={form}
      onFocus={() => void loadSender()}
      actions={
        <>
          <Agreement />
          <SubmitButton label={messages.createAccount} busyLabel={messages.creating} />
          <GoogleButton role={role} />
        </>
      }
    >
      <RoleChoice />
      <FieldRow>
        <TextField label={labels.firstName} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={labels.lastName} autoComplete="family-name" required {...field('lastName')} />
      </FieldRow>
      <div>
        <TextField label={labels.email} type="email" autoComplete="email" required {...field('email')} />
        {email === taken ? <HaveAccount /> : null}
      </div>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        required
        helper={messages.passwordHelper}
        {...field('password')}
      />
      <TextField
        label={labels.contactNumber}
        type="tel"
        autoComplete="tel"
        helper={messages.phoneHelper}
        {...field('contactNumber')}
      />
      {role === 'student' ? <StudentFields /> : null}
      {role === 'employer' ? <EmployerFields /> : null}
    </FormShell>
  );
}
