import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { errorCode, messageOf } from '../../lib/api/server-errors.ts';
import { myApplicationsPath, profilePath } from '../../lib/paths.ts';
import { useSettings } from '../../platform/settings.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Tag } from '../../ui/tag.ts';
import { TextLink } from '../../ui/text-link.ts';
import { toastOk } from '../../ui/toasts.ts';
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
  }
`);

const ApplyForJob = graphql(`
  mutation ApplyForJob($id: Int!) {
    applyForJob(jobId: $id) {
      id
    }
  }
`);

const Done = chakra('div', { base: { display: 'grid', gap: '1', justifyItems: { base: 'start', sm: 'end' } } });

/** Sends profile and resume to the employer, after asking; once sent it stays so. */
export function ApplyButton({ job: masked }: { job: FragmentType<typeof ApplyButtonFields> }) {
  const { id, title, company, application } = readFragment(ApplyButtonFields, masked);
  const { pilot } = useSettings();
  const [asking, setAsking] = useState(false);
  const [apply, { loading, error, reset }] = useMutation(ApplyForJob, {
    variables: { id },
    update: (cache, { data }) => {
      const made = data?.applyForJob;
      const reference = made && cache.identify(made);
      if (!reference) return;
      const job = cache.identify({ __typename: 'Job', id });
      cache.modify({ ...(job && { id: job }), fields: { application: () => ({ __ref: reference }) } });
      cache.evict({ fieldName: 'myApplications' });
    },
  });
  const send = async () => {
    try {
      await apply();
      setAsking(false);
      toastOk(messages.done);
    } catch {
      // The dialog shows why applying is not possible.
    }
  };
  if (application)
    return (
      <Done>
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
      <Button type="button" disabled title={messages.disabled}>
        {messages.apply}
      </Button>
    );
  return (
    <>
      <Button
        type="button"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {messages.apply}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={messages.question(title)}
          text={messages.text(company.name)}
          confirmLabel={loading ? messages.applying : messages.apply}
          busy={loading}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          {error ? (
            <chakra.div role="alert" color="brand" fontWeight={600}>
              <chakra.p whiteSpace="pre-line">{messageOf(error, messages.notDone)}</chakra.p>
              {errorCode(error) === 'INVALID' ? (
                <TextLink asChild>
                  <Link to={profilePath}>{messages.complete}</Link>
                </TextLink>
              ) : null}
            </chakra.div>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
