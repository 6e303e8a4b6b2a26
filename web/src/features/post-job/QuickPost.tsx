import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import type { PostJobMutation } from '../../gql/graphql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { profilePath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { Fold } from '../../ui/Fold.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { QuickDetails } from './QuickDetails.tsx';
import { QuickFields } from './QuickFields.tsx';
import { emptyQuickForm, quickForm, toJobInput } from './quick-form.ts';

const PostJob = graphql(`
  mutation PostJob($input: JobInput!, $idempotencyKey: String) {
    postJob(input: $input, idempotencyKey: $idempotencyKey) {
      id
      reviewStatus
      reviewReason
    }
  }
`);

/** How long 'Redirecting…' is shown (spec section 9). */
const redirectMs = 900;

type Posted = PostJobMutation['postJob'];

const noticeOf = ({ reviewStatus, reviewReason }: Posted) =>
  reviewStatus === 'pending_review' ? [messages.held, reviewReason].filter(Boolean).join(' ') : undefined;

export function QuickPost() {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [posted, setPosted] = useState<Posted>();
  const [post] = useMutation(PostJob);
  const form = useForm({ resolver: standardSchemaResolver(quickForm), defaultValues: emptyQuickForm });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && posted === undefined);
  const broken = errors.title ?? errors.description ?? errors.roleCategory;
  const folded = errors.salaryMin ?? errors.salaryMax;

  useEffect(() => {
    if (!posted) return;
    const redirect = setTimeout(() => navigate(profilePath, { state: { notice: noticeOf(posted) } }), redirectMs);
    return () => clearTimeout(redirect);
  }, [posted, navigate]);

  const publish = form.handleSubmit(async (values) => {
    try {
      const { data } = await post({ variables: { input: toJobInput(values), idempotencyKey } });
      setPosted(data?.postJob);
      toastOk(messages.published);
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notPublished });
    }
  });
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={publish}>
        <QuickFields />
        <Fold summary="Add details" hint="Better matches">
          <QuickDetails />
        </Fold>
        <FormError
          message={broken && broken.type !== 'server' ? messages.quickRule : (errors.root?.message ?? folded?.message)}
        />
        <Button type="submit" disabled={isSubmitting || posted !== undefined}>
          {isSubmitting ? messages.publishing : messages.publish}
        </Button>
      </Form>
    </FormProvider>
  );
}
