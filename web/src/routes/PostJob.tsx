import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messages } from '../features/post-job/messages.ts';
import type { Start } from '../features/post-job/use-wizard.ts';
import { Wizard } from '../features/post-job/Wizard.tsx';
import {
  startOfDraft,
  startOfJob,
  startOfNew,
  WizardDraftFields,
  WizardJobFields,
} from '../features/post-job/wizard-start.ts';
import { readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import { messageOf, serverDetail } from '../lib/api/server-errors.ts';
import { toJobId } from '../lib/job-id.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { quickPostPath } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { Card } from '../ui/card.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Muted, Title } from '../ui/text.ts';
import { TextLink } from '../ui/text-link.ts';
import { toastBad, toastOk } from '../ui/toasts.ts';

const PostJobEdit = graphql(`
  query PostJobEdit($id: Int!) {
    job(id: $id) {
      id
      ...WizardJob
    }
  }
`);

const PostJobDraft = graphql(`
  query PostJobDraft($id: Int!) {
    jobDraft(id: $id) {
      id
      ...WizardDraft
    }
  }
`);

type Loading = Readonly<{ data: unknown; error: unknown; success: string; failure: string }>;

/** One toast when the data has been loaded, or could not be. */
function useLoadingToast({ data, error, success, failure }: Loading) {
  const outcome = data !== undefined ? 'loaded' : error !== undefined ? 'failed' : 'loading';
  const announce = useEffectEvent((reached: typeof outcome) => {
    if (reached === 'loaded') toastOk(success);
    if (reached === 'failed') toastBad(serverDetail(error) ?? failure);
  });
  useEffect(() => announce(outcome), [outcome]);
}

const loading = (
  <Card padded role="status" aria-label="Loading">
    <Stack gap="5">
      <Skeleton h="46px" />
      <Skeleton h="46px" />
      <Skeleton h="46px" />
    </Stack>
  </Card>
);

function NotLoaded({ title, error, onRetry }: Readonly<{ title: string; error: unknown; onRetry: () => void }>) {
  return (
    <Card>
      <ErrorPane title={title} message={messageOf(error)} onRetry={onRetry} />
    </Card>
  );
}

/** The values that the form began with, which later answers of the server do not change. */
function useStart<T>(data: T | undefined, startOf: (data: T) => Promise<Start>) {
  const [start, setStart] = useState<Start>();
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
  return [start, () => setStart(undefined)] as const;
}

function NewJob() {
  const { id: userId } = useSignedInUser();
  const [start, again] = useStart('new', () => startOfNew(userId));
  if (!start) return loading;
  return (
    <Wizard key={start.idempotencyKey} userId={userId} mode={{ kind: 'create' }} start={start} onStartAgain={again} />
  );
}

function EditedJob({ id }: { id: number }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useQuery(PostJobEdit, { variables: { id }, fetchPolicy: 'network-only' });
  const job = data && readFragment(WizardJobFields, data.job);
  const success = job?.visaTypes.length === 0 ? messages.jobLoadedWithoutVisas : messages.jobLoaded;
  useLoadingToast({ data: job, error, success, failure: messages.jobNotLoaded });
  const [start, forgetStart] = useStart(job, (loaded) => startOfJob(userId, loaded));
  const again = () => void refetch().then(forgetStart);
  if (start)
    return (
      <Wizard
        key={start.idempotencyKey}
        userId={userId}
        mode={{ kind: 'edit', id }}
        start={start}
        onStartAgain={again}
      />
    );
  return error ? <NotLoaded title={messages.jobNotLoaded} error={error} onRetry={again} /> : loading;
}

function EditedDraft({ id }: { id: number }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useQuery(PostJobDraft, { variables: { id }, fetchPolicy: 'network-only' });
  const draft = data && readFragment(WizardDraftFields, data.jobDraft);
  useLoadingToast({ data: draft, error, success: messages.draftLoaded, failure: messages.draftNotLoaded });
  const [start, forgetStart] = useStart(draft, (loaded) => startOfDraft(userId, loaded));
  const again = () => void refetch().then(forgetStart);
  if (start)
    return (
      <Wizard
        key={start.idempotencyKey}
        userId={userId}
        mode={{ kind: 'draft', id }}
        start={start}
        onStartAgain={again}
      />
    );
  return error ? <NotLoaded title={messages.draftNotLoaded} error={error} onRetry={again} /> : loading;
}

const Frame = ({ title, lead, children }: Readonly<{ title: string; lead?: ReactNode; children: ReactNode }>) => (
  <Page py={{ base: '7', md: '9' }}>
    <Stack gap="6" maxW="820px" mx="auto">
      <div>
        <Title>{title}</Title>
        {lead}
      </div>
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

/** The wizard in its modes: a new ad, `edit=` an ad, `draft=` a draft (spec section 2). */
export function PostJob() {
  const [query] = useSearchParams();
  const [edit, draft] = [toJobId(query.get('edit')), toJobId(query.get('draft'))];
  const title = edit ? messages.edit : draft ? messages.editDraft : messages.create;
  usePageTitle(title);
  return (
    <Frame title={title} lead={(edit ?? draft) ? null : lead}>
      {edit !== undefined ? (
        <EditedJob key={`edit ${edit}`} id={edit} />
      ) : draft !== undefined ? (
        <EditedDraft key={`draft ${draft}`} id={draft} />
      ) : (
        <NewJob />
      )}
    </Frame>
  );
}
