import { useWatch } from 'react-hook-form';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { FieldRow } from '../../ui/form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { EmployerFields } from './EmployerFields.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { labels, messages } from './messages.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { emptyRegisterForm, registerForm, toRegisterInput } from './register-form.ts';
import { StudentFields } from './StudentFields.tsx';

const loadSender = () => import('./open-session.ts');
const aliases = { fullName: 'firstName' } as const;

export function RegisterForm({ initialRole }: { initialRole: string }) {
  const form = useServerForm({
    schema: registerForm,
    values: { ...emptyRegisterForm, role: initialRole },
    guarded: true,
    aliases,
    send: async (values) => {
      await (await loadSender()).registerAccount(toRegisterInput(values));
      toastOk(messages.loggedIn);
    },
  });
  const field = fieldOf(form);
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <FormShell
      form={form}
      onFocus={() => void loadSender()}
      actions={
        <>
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
      <TextField label={labels.email} type="email" autoComplete="email" required {...field('email')} />
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
