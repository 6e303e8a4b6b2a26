import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Button } from '../../ui/button.ts';
import { FormError } from '../../ui/FormError.tsx';
import { FieldRow, Form } from '../../ui/form.ts';
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
  const form = useForm({
    resolver: standardSchemaResolver(registerForm),
    defaultValues: { ...emptyRegisterForm, role: initialRole },
  });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty);
  const role = useWatch({ control: form.control, name: 'role' });
  const submit = form.handleSubmit(async (values) => {
    try {
      await (await loadSender()).registerAccount(toRegisterInput(values));
      toastOk(messages.loggedIn);
    } catch (error) {
      showServerErrors(error, form, { aliases });
    }
  });
  return (
    <Form noValidate onSubmit={submit} onFocus={() => void loadSender()}>
      <RoleChoice register={register} error={errors.role?.message} />
      <FieldRow>
        <TextField
          label={labels.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={labels.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </FieldRow>
      <TextField
        label={labels.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        required
        helper={messages.passwordHelper}
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={labels.contactNumber}
        type="tel"
        autoComplete="tel"
        helper={messages.phoneHelper}
        error={errors.contactNumber?.message}
        {...register('contactNumber')}
      />
      {role === 'student' ? <StudentFields {...form} /> : null}
      {role === 'employer' ? <EmployerFields {...form} /> : null}
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.creating : messages.createAccount}
      </Button>
      <GoogleButton role={role} />
    </Form>
  );
}
