import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showServerErrors } from '../../forms/show-server-errors.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { draftsPath, profilePath } from '../../lib/paths.ts';
import { toastOk } from '../../ui/toasts.ts';
import { CreateDraft } from './create-draft.ts';
import { messages } from './messages.ts';
import { noticeOf, problemsOf, problemsOfDraft, type QuickValues, toJobInput } from './quick-form.ts';
import { forgetQuick, keepQuick, type QuickStart } from './quick-start.ts';
import { storages, useAutosave } from './use-autosave.ts';
import { useCheckedForm } from './use-checked-form.ts';

const PostJob = graphql(`
  mutation PostJob($input: JobInput!, $idempotencyKey: String) {
    postJob(input: $input, idempotencyKey: $idempotencyKey) {
      id
      standing
      reviewReason
    }
  }
`);

/** How long the success message is shown before the next screen (spec section 9). */
const publishRedirectMs = 900;
const draftRedirectMs = 1500;

type Next = Readonly<{ path: string; notice?: string | undefined; afterMs: number }>;

/** The quick form, which this browser stores until it is published or kept as a draft. */
export function useQuickForm(userId: number, start: QuickStart) {
  const navigate = useNavigate();
  const { idempotencyKey } = start;
  const [next, setNext] = useState<Next>();
  const [post] = useMutation(PostJob);
  const [createDraft] = useMutation(CreateDraft);
  const sent = useRef(start.sent);
  const { form, attempt } = useCheckedForm<QuickValues>(start.values);
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
    if (!next) return undefined;
    const { path, notice, afterMs } = next;
    const timer = setTimeout(() => navigate(path, { state: { notice } }), afterMs);
    return () => clearTimeout(timer);
  }, [next, navigate]);

  const send = async (values: QuickValues) => {
    sent.current = true;
    save();
    const { data } = await post({ variables: { input: toJobInput(values), idempotencyKey } });
    forget();
    toastOk(messages.published);
    setNext({ path: profilePath, notice: data ? noticeOf(data.postJob) : undefined, afterMs: publishRedirectMs });
  };
  const sendDraft = async (values: QuickValues) => {
    await createDraft({ variables: { input: toJobInput(values), step: 0, idempotencyKey } });
    forget();
    toastOk(messages.draftSaved);
    setNext({ path: draftsPath, afterMs: draftRedirectMs });
  };
  /** Shows the server's errors in the form. */
  const orShow = (work: (values: QuickValues) => Promise<void>, failure: string) => async (values: QuickValues) => {
    try {
      await work(values);
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? failure });
    }
  };

  return {
    form,
    savedAt: next ? undefined : savedAt,
    isDone: next !== undefined,
    publish: () => attempt(problemsOf, orShow(send, messages.notPublished)),
    keepAsDraft: () => attempt(problemsOfDraft, orShow(sendDraft, messages.draftNotSaved)),
    /** Removes the stored values and returns the form's content, for undo. */
    leave: (): QuickStart => {
      forget();
      return { values: form.getValues(), idempotencyKey, sent: sent.current, savedAt };
    },
  };
}
