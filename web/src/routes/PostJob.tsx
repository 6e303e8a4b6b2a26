import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messages } from '../features/post-job/messages.ts';
import { Wizard, type Start } from '../features/post-job/Wizard.tsx';
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

type Loaded<T> = Readonly<{ data: T | undefined; failure: string; error: unknown; again: () => void }>;

/** Says once that something was loaded, or that it was not. */
function useToldOnce({ data, failure, error }: Omit<Loaded<unknown>, 'again'>, success: string) {
  const failed = error !== undefined && data === undefined;
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) toastOk(success);
    else if (failed) toastBad(serverDetail(error) ?? failure);
    // The words are those of the first answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, failed]);
}

const wait = (
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

/** What the form began with stays, though the server may tell newer things meanwhile. */
function useStart<T>(data: T | undefined, startOf: (data: T) => Promise<Start>) {
  const [start, setStart] = useState<Start>();
  const begin = useEffectEvent(startOf);
  const missing = start === undefined;
  useEffect(() => {
    if (data === undefined || !missing) return;
    let wanted = true;
    void begin(data).then((made) => wanted && setStart(made));
    return () => {
      wanted = false;
    };
  }, [data, missing]);
  return [start, () => setStart(undefined)] as const;
}

function NewJob() {
  const { id: userId } = useSignedInUser();
  const [start, again] = useStart('new', () => startOfNew(userId));
  if (!start) return wait;
  return <Wizard key={start.wish} userId={userId} mode={{ kind: 'create' }} start={start} onStartAgain={again} />;
}

function EditedJob({ id }: { id: number }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useQuery(PostJobEdit, { variables: { id }, fetchPolicy: 'network-only' });
  const job = data && readFragment(WizardJobFields, data.job);
  const success = job?.visaTypes.length === 0 ? messages.jobLoadedWithoutVisas : messages.jobLoaded;
  useToldOnce({ data: job, error, failure: messages.jobNotLoaded }, success);
  const [start, forgetStart] = useStart(job, (loaded) => startOfJob(userId, loaded));
  const again = () => void refetch().then(forgetStart);
  if (start)
    return <Wizard key={start.wish} userId={userId} mode={{ kind: 'edit', id }} start={start} onStartAgain={again} />;
  return error ? <NotLoaded title={messages.jobNotLoaded} error={error} onRetry={again} /> : wait;
}

function EditedDraft({ id }: { id: number }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useQuery(PostJobDraft, { variables: { id }, fetchPolicy: 'network-only' });
  const draft = data && readFragment(WizardDraftFields, data.jobDraft);
  useToldOnce({ data: draft, error, failure: messages.draftNotLoaded }, messages.draftLoaded);
  const [start, forgetStart] = useStart(draft, (loaded) => startOfDraft(userId, loaded));
  const again = () => void refetch().then(forgetStart);
  if (start)
    return <Wizard key={start.wish} userId={userId} mode={{ kind: 'draft', id }} start={start} onStartAgain={again} />;
  return error ? <NotLoaded title={messages.draftNotLoaded} error={error} onRetry={again} /> : wait;
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
