import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormShell } from '../../forms/FormShell.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import type { PostJobMutation } from '../../gql/graphql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { profilePath } from '../../lib/paths.ts';
import { Fold } from '../../ui/Fold.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { OpenTo } from './OpenTo.tsx';
import { QuickDetails } from './QuickDetails.tsx';
import { QuickFields } from './QuickFields.tsx';
import { emptyQuickForm, type QuickValues, quickForm, toJobInput } from './quick-form.ts';

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

/** Follows the form as the employer types, without rendering the rest of it again. */
function QuickOpenTo() {
  const { control, getValues } = useFormContext<QuickValues>();
  useWatch({ control });
  return <OpenTo input={toJobInput(getValues())} />;
}

export function QuickPost() {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [posted, setPosted] = useState<Posted>();
  const [post] = useMutation(PostJob);
  const form = useServerForm({
    schema: quickForm,
    values: emptyQuickForm,
    guarded: posted === undefined,
    send: async (values) => {
      const { data } = await post({ variables: { input: toJobInput(values), idempotencyKey } });
      setPosted(data?.postJob);
      toastOk(messages.published);
    },
    failure: (error) => serverDetail(error) ?? messages.notPublished,
  });
  const { errors } = form.formState;
  const rule = errors.title ?? errors.description ?? errors.roleCategory;
  const hidden = errors.salaryMin ?? errors.salaryMax;

  useEffect(() => {
    if (!posted) return;
    const redirect = setTimeout(() => navigate(profilePath, { state: { notice: noticeOf(posted) } }), redirectMs);
    return () => clearTimeout(redirect);
  }, [posted, navigate]);

  return (
    <FormShell
      form={form}
      problem={rule && rule.type !== 'server' ? messages.quickRule : (errors.root?.message ?? hidden?.message)}
      actions={
        <SubmitButton disabled={posted !== undefined} label={messages.publish} busyLabel={messages.publishing} />
      }
    >
      <QuickFields />
      <Fold summary="Add details" hint="Better matches">
        <QuickDetails />
      </Fold>
      <QuickOpenTo />
    </FormShell>
  );
}
