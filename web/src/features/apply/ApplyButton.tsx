import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDayInWords } from '../../lib/format/dates.ts';
import { refusalText } from '../../lib/format/refusal.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { myApplicationsPath } from '../../lib/paths.ts';
import { useSettings } from '../../platform/settings.ts';
import { Button } from '../../ui/button.ts';
import { Small } from '../../ui/text.ts';
import { Tag } from '../../ui/tag.ts';
import { TextLink } from '../../ui/text-link.ts';
import { toastOk } from '../../ui/toasts.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { messages } from './messages.ts';

export const ApplyButtonFields = graphql(`
  fragment ApplyButton on Job {
    id
    title
    company {
      name
    }
    application {
      id
    }
    withdrawnAt
    fit {
      question
      because
    }
  }
`);

const ApplyForJob = graphql(`
  mutation ApplyForJob($id: Int!, $idempotencyKey: String!) {
    applyForJob(jobId: $id, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

type Fit = Readonly<{ question?: string | null; because?: string | null }>;

/** What speaks against the application, as beside the ad: why the email leaves the job out, and what to ask first. */
const warningsOf = ({ because, question }: Fit): readonly string[] =>
  [because && refusalText(because), question].filter((warning) => typeof warning === 'string');

const Done = chakra('div', { base: { display: 'grid', gap: '1', justifyItems: 'start' } });

/** Sends profile and resume to the employer after a confirmation. Once sent, it shows that the student has applied. */
export function ApplyButton({ job: masked }: { job: FragmentType<typeof ApplyButtonFields> }) {
  const { id, title, company, application, withdrawnAt, fit } = readFragment(ApplyButtonFields, masked);
  const { pilot } = useSettings();
  // The key of the request while it is asked whether to send it, so that another press after a lost answer gets that answer.
  const [asking, setAsking] = useState<string>();
  const [sent, setSent] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);
  const [apply] = useMutation(ApplyForJob, {
    update: (cache, { data }) => {
      const made = data?.applyForJob;
      const reference = made && cache.identify(made);
      if (!reference) return;
      const job = cache.identify({ __typename: 'Job', id });
      cache.modify({ ...(job && { id: job }), fields: { application: () => ({ __ref: reference }) } });
      cache.evict({ fieldName: 'myApplications' });
    },
  });
  const send = async (idempotencyKey: string) => {
    await apply({ variables: { id, idempotencyKey } });
    setAsking(undefined);
    setSent(true);
    toastOk(messages.done);
  };
  if (application)
    return (
      <Done ref={done} tabIndex={-1}>
        <Tag tone="ok">✓ {messages.applied}</Tag>
        {pilot ? null : (
          <TextLink asChild fontSize=".9rem">
            <Link to={myApplicationsPath}>{messages.seeApplications}</Link>
          </TextLink>
        )}
      </Done>
    );
  if (pilot)
    return (
      <Done>
        <Button type="button" look="ghost" disabled title={messages.disabled}>
          {messages.apply}
        </Button>
        <Small>{messages.disabledWhy}</Small>
      </Done>
    );
  return (
    <Done>
      <Button type="button" onClick={() => setAsking(newIdempotencyKey())}>
        {messages.apply}
      </Button>
      {withdrawnAt ? <Small>{messages.withdrawnOn(formatDayInWords(withdrawnAt))}</Small> : null}
      {asking ? (
        <ApplyDialog
          job={{ id, title, companyName: company.name ?? '' }}
          warnings={fit ? warningsOf(fit) : []}
          onApply={() => send(asking)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Done>
  );
}
