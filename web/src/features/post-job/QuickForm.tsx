import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormShell } from '../../forms/FormShell.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import type { PostJobMutation } from '../../gql/graphql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { profilePath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Row } from '../../ui/layout.ts';
import { toastOk } from '../../ui/toasts.ts';
import { BesideForm } from './BesideForm.tsx';
import { Discarded } from './Discarded.tsx';
import { messages } from './messages.ts';
import { QuickDetails } from './QuickDetails.tsx';
import { QuickFields } from './QuickFields.tsx';
import { noticeOf, problemInWords, quickForm, toJobInput } from './quick-form.ts';
import { forgetQuick, keepQuick, type QuickStart } from './quick-start.ts';
import { Reach } from './Reach.tsx';
import { SavedAt } from './SavedAt.tsx';
import { storages, useAutosave } from './use-autosave.ts';
import { useWrittenInput } from './use-written-input.ts';

const PostJob = graphql(`
  mutation PostJob($input: JobInput!, $idempotencyKey: String) {
    postJob(input: $input, idempotencyKey: $idempotencyKey) {
      id
      standing
      reviewReason
    }
  }
`);

/** How long 'Redirecting…' is shown (spec section 9). */
const redirectMs = 900;

type Posted = PostJobMutation['postJob'];

const QuickReach = () => <Reach input={useWrittenInput(toJobInput)} />;

type QuickFormProps = Readonly<{
  userId: number;
  start: QuickStart;
  /** Replaces the form by an empty one; `left` is its current content, for undo. */
  onStartAgain: (left: QuickStart) => void;
  /** Restores the content that starting again discarded; undefined if there is none. */
  onUndo: (() => void) | undefined;
}>;

/** The quick form, whose values this browser stores until it is sent, next to who may take the job. */
export function QuickForm({ userId, start, onStartAgain, onUndo }: QuickFormProps) {
  const navigate = useNavigate();
  const { idempotencyKey } = start;
  const [posted, setPosted] = useState<Posted>();
  const [post] = useMutation(PostJob);
  const sent = useRef(start.sent);
  const form = useServerForm({
    schema: quickForm,
    values: start.values,
    send: async (values) => {
      sent.current = true;
      save();
      const { data } = await post({ variables: { input: toJobInput(values), idempotencyKey } });
      forget();
      setPosted(data?.postJob);
      toastOk(messages.published);
    },
    failure: (error) => serverDetail(error) ?? messages.notPublished,
  });
  const { savedAt, save, forget } = useAutosave({
    form,
    initial: start.values,
    store: (kept) => keepQuick(storages, userId, kept),
    clear: () => forgetQuick(storages, userId),
    context: () => ({ step: 0, version: 0, sentKey: sent.current ? idempotencyKey : '' }),
    step: 0,
    savedBefore: start.savedAt,
  });

  useEffect(() => {
    if (!posted) return;
    const redirect = setTimeout(() => navigate(profilePath, { state: { notice: noticeOf(posted) } }), redirectMs);
    return () => clearTimeout(redirect);
  }, [posted, navigate]);

  const startAgain = () => {
    forget();
    onStartAgain({ values: form.getValues(), idempotencyKey, sent: sent.current, savedAt });
  };
  return (
    <FormProvider {...form}>
      {onUndo ? <Discarded cleared={start.values} onUndo={onUndo} /> : null}
      <BesideForm beside={<QuickReach />}>
        <Card padded>
          <FormShell
            form={form}
            problem={problemInWords(form.formState.errors) ?? form.formState.errors.root?.message}
            actions={
              <Row flexWrap="wrap" justifyContent="space-between">
                <SubmitButton
                  disabled={posted !== undefined}
                  label={messages.publish}
                  busyLabel={messages.publishing}
                />
                <SavedAt
                  savedAt={posted ? undefined : savedAt}
                  restored={start.savedAt !== undefined}
                  discard={messages.startOver}
                  onDiscard={startAgain}
                />
              </Row>
            }
          >
            <QuickFields />
            <Fold summary="Add details" hint="Better matches">
              <QuickDetails />
            </Fold>
          </FormShell>
        </Card>
      </BesideForm>
    </FormProvider>
  );
}
