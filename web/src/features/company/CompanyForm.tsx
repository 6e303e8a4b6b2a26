import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { FormError } from '../../ui/FormError.tsx';
import { FieldRow, Form } from '../../ui/form.ts';
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
  const [saved, setSaved] = useState<string>();
  const form = useForm({ resolver: standardSchemaResolver(companyForm), defaultValues: toCompanyValues(company) });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty || logo !== undefined);
  const name = useWatch({ control: form.control, name: 'companyName' });
  const save = form.handleSubmit(async (values) => {
    setSaved(undefined);
    try {
      await update({ variables: { input: toCompanyInput(values) } });
      if (logo) await uploadLogo(logo);
      setSaved(logo ? messages.savedWithLogo : messages.saved);
      setLogo(undefined);
      form.reset(values);
    } catch (error) {
      showServerErrors(error, form, { message: messageOf(error, messages.notSaved) });
    }
  });
  return (
    <Card padded>
      <Form noValidate onSubmit={save}>
        <TextField
          label={messages.companyName}
          autoComplete="organization"
          required
          error={errors.companyName?.message}
          {...register('companyName')}
        />
        <FieldRow>
          <TextField
            label={messages.website}
            placeholder={messages.websitePlaceholder}
            autoComplete="url"
            error={errors.companyWebsite?.message}
            {...register('companyWebsite')}
          />
          <TextField
            label={messages.companySize}
            helper={messages.companySizeHint}
            autoComplete="off"
            error={errors.companySize?.message}
            {...register('companySize')}
          />
        </FieldRow>
        <TextField
          label={messages.industry}
          autoComplete="off"
          error={errors.industry?.message}
          {...register('industry')}
        />
        <TextAreaField
          label={messages.details}
          rows={8}
          error={errors.companyDescription?.message}
          {...register('companyDescription')}
        />
        <LogoField name={name} storedUrl={company.companyLogoUrl} file={logo} onFile={setLogo} />
        <FormError message={errors.root?.message} />
        {saved ? (
          <Notice tone="ok" live>
            {saved}
          </Notice>
        ) : null}
        <Button type="submit" disabled={isSubmitting} justifySelf="end">
          {isSubmitting ? messages.saving : messages.save}
        </Button>
      </Form>
    </Card>
  );
}
