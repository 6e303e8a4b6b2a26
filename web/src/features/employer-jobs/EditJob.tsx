import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { Button } from '../../ui/button.ts';
import { Fold } from '../../ui/Fold.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { QuickDetails } from './QuickDetails.tsx';
import { QuickFields } from './QuickFields.tsx';
import { quickForm, toJobChange, toQuickValues } from './quick-form.ts';

export const QuickFormFields = graphql(`
  fragment QuickForm on Job {
    id
    title
    description
    roleCategory
    employmentType
    location
    city
    state
    remoteOption
    salaryMin
    salaryMax
    salaryPeriod
    visaTypes
    visaSponsorship
  }
`);

const UpdateJob = graphql(`
  mutation UpdateJob($id: Int!, $input: JobInput!) {
    updateJob(id: $id, input: $input) {
      ...JobDetail
    }
  }
`);

type EditJobProps = Readonly<{ job: FragmentType<typeof QuickFormFields>; onDone: () => void }>;

export function EditJob({ job: masked, onDone }: EditJobProps) {
  const job = readFragment(QuickFormFields, masked);
  const stored = toQuickValues(job);
  const [update] = useMutation(UpdateJob);
  const form = useForm({ resolver: standardSchemaResolver(quickForm), defaultValues: stored });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      await update({ variables: { id: job.id, input: toJobChange(values, stored) } });
      toastOk(messages.updated);
      onDone();
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notUpdated });
    }
  });
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={save}>
        <QuickFields />
        <Fold summary="Details" open>
          <QuickDetails />
        </Fold>
        <FormError message={errors.root?.message} />
        <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
          <Button type="button" look="ghost" onClick={onDone}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? messages.saving : messages.save}
          </Button>
        </chakra.div>
      </Form>
    </FormProvider>
  );
}
