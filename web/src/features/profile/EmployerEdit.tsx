import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { uploadLogo } from '../../lib/api/upload-logo.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { FormError } from '../../ui/FormError.tsx';
import { FieldRow, Form } from '../../ui/form.ts';
import { LogoField } from '../../ui/LogoField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { type EmployerValues, employerForm, toEmployerInput } from './employer-form.ts';
import { messages } from './messages.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';

const UpdateEmployerProfile = graphql(`
  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {
    updateEmployerProfile(input: $input) {
      ...SessionUser
      ...EmployerProfile
    }
  }
`);

type EmployerEditProps = Readonly<{
  values: EmployerValues;
  logoUrl: string | null;
  /** What registration demands and the account lacks; only these are asked for beside the profile. */
  missing: readonly string[];
  onDone: () => void;
}>;

export function EmployerEdit({ values, logoUrl, missing, onDone }: EmployerEditProps) {
  const [update] = useMutation(UpdateEmployerProfile);
  const form = useForm({ resolver: standardSchemaResolver(employerForm), defaultValues: values });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [logo, setLogo] = useState<File>();
  useUnsaved(isDirty || logo !== undefined);
  const name = useWatch({ control: form.control, name: 'companyName' });
  const save = form.handleSubmit(async (edited) => {
    try {
      const { data } = await update({ variables: { input: toEmployerInput(edited) } });
      if (data) updateUser(toSessionUser(data.updateEmployerProfile));
      if (logo) await uploadLogo(logo);
      toastOk(logo ? messages.savedWithLogo : messages.saved);
      onDone();
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notSaved });
    }
  });
  return (
    <Form noValidate onSubmit={save}>
      <Section title="Company">
        <FieldRow>
          <TextField
            label="Company name"
            autoComplete="organization"
            required
            error={errors.companyName?.message}
            {...register('companyName')}
          />
          <TextField
            label="Website"
            autoComplete="url"
            error={errors.companyWebsite?.message}
            {...register('companyWebsite')}
          />
          <TextField
            label="Company size"
            helper="e.g., 11-50, 51-200"
            autoComplete="off"
            error={errors.companySize?.message}
            {...register('companySize')}
          />
          <TextField label="Industry" autoComplete="off" error={errors.industry?.message} {...register('industry')} />
          {missing.includes('company_abn') ? (
            <TextField
              label="ABN"
              helper="11 digits"
              maxLength={11}
              autoComplete="off"
              error={errors.companyAbn?.message}
              {...register('companyAbn')}
            />
          ) : null}
          {missing.includes('employer_role_title') ? (
            <TextField
              label="Role title"
              autoComplete="organization-title"
              error={errors.employerRoleTitle?.message}
              {...register('employerRoleTitle')}
            />
          ) : null}
        </FieldRow>
        <chakra.div mt="5">
          <LogoField name={name} storedUrl={logoUrl} file={logo} onFile={setLogo} />
        </chakra.div>
      </Section>
      <Section title="About the company">
        <TextAreaField
          label="Company description"
          rows={8}
          error={errors.companyDescription?.message}
          {...register('companyDescription')}
        />
      </Section>
      <Section title="Contact">
        <FieldRow>
          <TextField
            label="Full name"
            autoComplete="name"
            required
            error={errors.fullName?.message}
            {...register('fullName')}
          />
          <TextField
            label="Contact number"
            type="tel"
            autoComplete="tel"
            error={errors.contactNumber?.message}
            {...register('contactNumber')}
          />
        </FieldRow>
      </Section>
      <FormError message={errors.root?.message} />
      <SaveBar saving={isSubmitting} onCancel={onDone} />
    </Form>
  );
}
