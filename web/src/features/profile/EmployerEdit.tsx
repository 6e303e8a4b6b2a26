import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { uploadLogo } from '../../lib/api/upload-logo.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { AbnField } from '../../ui/AbnField.tsx';
import { FieldRow } from '../../ui/form.ts';
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

/** The storage name for unsaved values of a company profile. */
export const keptProfile = (userId: number) => `company-profile:${userId}`;

type EmployerEditProps = Readonly<{
  userId: number;
  values: EmployerValues;
  logoUrl: string | null;
  onDone: () => void;
}>;

export function EmployerEdit({ userId, values, logoUrl, onDone }: EmployerEditProps) {
  const [update] = useMutation(UpdateEmployerProfile);
  const [logo, setLogo] = useState<File>();
  const form = useServerForm({
    schema: employerForm(values.companyAbn),
    values,
    guarded: true,
    keeping: { as: keptProfile(userId) },
    send: async (edited) => {
      const { data } = await update({ variables: { input: toEmployerInput(edited) } });
      if (data) updateUser(toSessionUser(data.updateEmployerProfile));
      if (logo) await uploadLogo(logo);
      toastOk(logo ? messages.savedWithLogo : messages.saved);
      onDone();
    },
    failure: (error) => serverDetail(error) ?? messages.notSaved,
  });
  useUnsaved(logo !== undefined);
  const cancel = () => {
    form.forget();
    onDone();
  };
  const field = fieldOf(form);
  const name = useWatch({ control: form.control, name: 'companyName' });
  return (
    <FormShell form={form} actions={<SaveBar onCancel={cancel} />}>
      <Section title="Company">
        <FieldRow>
          <TextField label="Company name" autoComplete="organization" required {...field('companyName')} />
          <TextField label="Website" autoComplete="url" {...field('companyWebsite')} />
          <TextField label="Company size" helper="e.g., 11-50, 51-200" autoComplete="off" {...field('companySize')} />
          <TextField label="Industry" autoComplete="off" {...field('industry')} />
          <AbnField label="ABN" {...field('companyAbn')} />
          <TextField label="Role title" autoComplete="organization-title" {...field('employerRoleTitle')} />
        </FieldRow>
        <chakra.div mt="5">
          <LogoField name={name} storedUrl={logoUrl} file={logo} onFile={setLogo} />
        </chakra.div>
      </Section>
      <Section title="About the company">
        <TextAreaField label="Company description" rows={8} {...field('companyDescription')} />
      </Section>
      <Section title="Contact">
        <FieldRow>
          <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
          <TextField label="Contact number" type="tel" autoComplete="tel" {...field('contactNumber')} />
        </FieldRow>
      </Section>
    </FormShell>
  );
}
