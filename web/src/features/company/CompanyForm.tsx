import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Card } from '../../ui/card.ts';
import { FieldRow } from '../../ui/form.ts';
import { LogoField } from '../../ui/LogoField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { companyForm, toCompanyInput, toCompanyValues } from './company-form.ts';
import { messages } from './messages.ts';
import { uploadLogo } from '../../lib/api/upload-logo.ts';

export const CompanyFields = graphql(`
  fragment Company on User {
    id
    companyName
    companyWebsite
    companySize
    industry
    companyDescription
    companyLogoUrl
  }
`);

const SaveCompany = graphql(`
  mutation SaveCompany($input: EmployerProfileInput!) {
    updateEmployerProfile(input: $input) {
      ...Company
      ...SessionUser
    }
  }
`);

export function CompanyForm({ company: masked }: { company: FragmentType<typeof CompanyFields> }) {
  const company = readFragment(CompanyFields, masked);
  const [update] = useMutation(SaveCompany);
  const [logo, setLogo] = useState<File>();
  // The message about the last save; it goes when anything changes or fails.
  const [saved, setSaved] = useState<string>();
  const [saves, setSaves] = useState(0);
  const form = useServerForm({
    schema: companyForm,
    values: toCompanyValues(company),
    guarded: true,
    keeping: { as: `company:${company.id}` },
    send: async (values) => {
      setSaved(undefined);
      await update({ variables: { input: toCompanyInput(values) } });
      if (logo) await uploadLogo(logo);
      setSaved(logo ? messages.savedWithLogo : messages.saved);
      setSaves(saves + 1);
      setLogo(undefined);
      form.reset(values);
    },
    failure: (error) => messageOf(error, messages.notSaved),
  });
  useUnsaved(logo !== undefined);
  const field = fieldOf(form);
  const name = useWatch({ control: form.control, name: 'companyName' });
  return (
    <Card padded>
      <FormShell
        form={form}
        onChange={() => setSaved(undefined)}
        actions={
          <>
            {saved ? (
              <Notice tone="ok" live>
                {saved}
              </Notice>
            ) : null}
            <SubmitButton justifySelf="end" label={messages.save} busyLabel={messages.saving} />
          </>
        }
      >
        <TextField label={messages.companyName} autoComplete="organization" required {...field('companyName')} />
        <FieldRow>
          <TextField
            label={messages.website}
            placeholder={messages.websitePlaceholder}
            autoComplete="url"
            {...field('companyWebsite')}
          />
          <TextField
            label={messages.companySize}
            helper={messages.companySizeHint}
            autoComplete="off"
            {...field('companySize')}
          />
        </FieldRow>
        <TextField label={messages.industry} autoComplete="off" {...field('industry')} />
        <TextAreaField label={messages.details} rows={8} {...field('companyDescription')} />
        {/* A new one after each save: what it said of a refused file is over. */}
        <LogoField key={saves} name={name} storedUrl={company.companyLogoUrl} file={logo} onFile={setLogo} />
      </FormShell>
    </Card>
  );
}
