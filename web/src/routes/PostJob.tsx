import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { JobNotFound } from '../features/employer-jobs/JobNotFound.tsx';
import { messages } from '../features/post-job/messages.ts';
import type { WizardMode } from '../features/post-job/autosave.ts';
import type { Start } from '../features/post-job/use-wizard.ts';
import { FormSkeleton } from '../features/post-job/FormSkeleton.tsx';
import { Wizard } from '../features/post-job/Wizard.tsx';
import { keptAgain, startOfCopy, startOfDraft, startOfJob, startOfNew } from '../features/post-job/wizard-start.ts';
import { WizardFields } from '../features/post-job/wizard-fields.ts';
import { ConfirmAddress } from '../features/profile/ConfirmAddress.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf, serverDetail } from '../lib/api/server-errors.ts';
import { toJobId } from '../lib/job-id.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { quickPostPath } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { Card } from '../ui/card.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';
import { TextLink } from '../ui/text-link.ts';
import { toastBad, toastOk } from '../ui/toasts.ts';

const PostJobEdit = graphql(`
  query PostJobEdit($id: Int!) {
    myJob(id: $id) {
      id
      ...Wizard
    }
  }
`);

const PostJobDraft = graphql(`
  query PostJobDraft($id: Int!) {
    jobDraft(id: $id) {
      id
      step
      ...Wizard
    }
  }
`);

type Loading = Readonly<{ data: unknown; error: unknown; success: string; failure: string }>;

/** Shows one toast once the data are loaded or could not be. */
function useLoadingToast({ data, error, success, failure }: Loading) {
  const outcome = data !== undefined ? 'loaded' : error !== undefined ? 'failed' : 'loading';
  const announce = useEffectEvent((reached: typeof outcome) => {
    if (reached === 'loaded') toastOk(success);
    if (reached === 'failed') toastBad(serverDetail(error) ?? failure);
  });
  useEffect(() => announce(outcome), [outcome]);
}

function NotLoaded({ title, error, onRetry }: Readonly<{ title: string; error: unknown; onRetry: () => void }>) {
  return (
    <Card>
      <ErrorPane title={title} message={messageOf(error)} onRetry={onRetry} />
    </Card>
  );
}

type StartOptions<T> = Readonly<{
  userId: number;
  mode: WizardMode;
  /** Undefined while loading. */
  data: T | undefined;
  startOf: (data: T) => Promise<Start>;
}>;

/**
 * The wizard's initial values, which later answers of the server do not change. Starting again can be undone until the
 * user leaves the screen.
 */
function useStart<T>({ userId, mode, data, startOf }: StartOptions<T>) {
  const [start, setStart] = useState<Start>();
  const [discarded, setDiscarded] = useState<Start>();
  const begin = useEffectEvent(startOf);
  const missing = start === undefined;
  useEffect(() => {
    if (data === undefined || !missing) return undefined;
    let current = true;
    void begin(data).then((made) => current && setStart(made));
    return () => {
      current = false;
    };
  }, [data, missing]);
  const again = (left?: Start) => {
    setDiscarded(left);
    setStart(undefined);
  };
  const undo = () => {
    if (!discarded) return;
    setStart(keptAgain(userId, mode, discarded));
    setDiscarded(undefined);
  };
  return { start, again, undo: discarded && undo };
}

function NewJob() {
  const { id: userId } = useSignedInUser();
  const mode = { kind: 'create' } as const;
  const { start, again, undo } = useStart({ userId, mode, data: 'new', startOf: () => startOfNew(userId) });
  if (!start) return <FormSkeleton />;
  return (
    <Wizard key={start.idempotencyKey} userId={userId} mode={mode} start={start} onStartAgain={again} onUndo={undo} />
  );
}

const Missing = () => (
  <Card>
    <JobNotFound heading="h2" />
  </Card>
);

/** The wizard for an existing ad, to edit it or to copy it into a new one. */
function OwnJob({ id, kind }: Readonly<{ id: number; kind: 'edit' | 'copy' }>) {
  const { id: userId } = useSignedInUser();
  const mode = { kind, id };
  const { data, error, refetch } = useQuery(PostJobEdit, { variables: { id }, fetchPolicy: 'network-only' });
  const job = data && readFragment(WizardFields, data.myJob);
  const success = job?.visaTypes.length === 0 ? messages.jobLoadedWithoutVisas : messages.jobLoaded;
  useLoadingToast({ data: job, error, success, failure: messages.jobNotLoaded });
  const { start, again, undo } = useStart({
    userId,
    mode,
    data: job,
    startOf: (loaded) => (kind === 'edit' ? startOfJob : startOfCopy)(userId, id, loaded),
  });
  const reload = (left?: Start) => void refetch().then(() => again(left));
  if (start)
    return (
      <Wizard
        key={start.idempotencyKey}
        userId={userId}
        mode={mode}
        start={start}
        onStartAgain={reload}
        onUndo={undo}
      />
    );
  if (errorCode(error) === 'NOT_FOUND') return <Missing />;
  return error ? <NotLoaded title={messages.jobNotLoaded} error={error} onRetry={() => reload()} /> : <FormSkeleton />;
}

function EditedDraft({ id }: { id: number }) {
  const { id: userId } = useSignedInUser();
  const mode = { kind: 'draft', id } as const;
  const { data, error, refetch } = useQuery(PostJobDraft, { variables: { id }, fetchPolicy: 'network-only' });
  const draft = data && readFragment(WizardFields, data.jobDraft);
  useLoadingToast({ data: draft, error, success: messages.draftLoaded, failure: messages.draftNotLoaded });
  const { start, again, undo } = useStart({
    userId,
    mode,
    data: draft,
    startOf: (loaded) => startOfDraft(userId, { id, step: data?.jobDraft.step ?? 0, draft: loaded }),
  });
  const reload = (left?: Start) => void refetch().then(() => again(left));
  if (start)
    return (
      <Wizard
        key={start.idempotencyKey}
        userId={userId}
        mode={mode}
        start={start}
        onStartAgain={reload}
        onUndo={undo}
      />
    );
  return error ? (
    <NotLoaded title={messages.draftNotLoaded} error={error} onRetry={() => reload()} />
  ) : (
    <FormSkeleton />
  );
}

const Frame = ({ title, lead, children }: Readonly<{ title: string; lead?: ReactNode; children: ReactNode }>) => (
  <Page py={{ base: '7', md: '9' }}>
    <Stack gap="6" maxW={{ base: '820px', lg: 'none' }} mx="auto" w="full">
      <div>
        <Title>{title}</Title>
        {lead}
      </div>
      <ConfirmAddress />
      {children}
    </Stack>
  </Page>
);

const lead = (
  <Muted mt="1">
    {messages.lead}{' '}
    <TextLink asChild>
      <Link to={quickPostPath}>{messages.quickInstead}</Link>
    </TextLink>
    .
  </Muted>
);

/**
 * The wizard: for a new ad, or by URL parameter: `edit=` an ad, `draft=` a draft (spec section 2), `copy=` a new ad
 * with the content of another.
 */
export function PostJob() {
  const [query] = useSearchParams();
  const [edit, draft, copy] = [toJobId(query.get('edit')), toJobId(query.get('draft')), toJobId(query.get('copy'))];
  const isNew = ['edit', 'draft', 'copy'].every((name) => !query.get(name));
  const title = edit ? messages.edit : draft ? messages.editDraft : messages.create;
  usePageTitle(title);
  return (
    <Frame title={title} lead={(edit ?? draft) ? null : lead}>
      {edit !== undefined ? (
        <OwnJob key={`edit ${edit}`} id={edit} kind="edit" />
      ) : draft !== undefined ? (
        <EditedDraft key={`draft ${draft}`} id={draft} />
      ) : copy !== undefined ? (
        <OwnJob key={`copy ${copy}`} id={copy} kind="copy" />
      ) : isNew ? (
        <NewJob />
      ) : (
        <Missing />
      )}
    </Frame>
  );
}
