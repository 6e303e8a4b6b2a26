import { alsoSeen, type Copied, copied } from '@waratah/vocabulary/application-copy';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useField } from '../../forms/field.ts';
import { FormShell } from '../../forms/FormShell.tsx';
import { UniversityField } from '../../forms/UniversityField.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import type { ApplyOutlookQuery } from '../../gql/graphql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { profilePath } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

const ApplyOutlook = graphql(`
  query ApplyOutlook($jobId: Int!) {
    applicationOutlook(jobId: $jobId) {
      kind
      missing
    }
    me {
      id
      fullName
      email
      university
      degree
      graduationYear
      languages
      visaStatus
      resumeName
    }
  }
`);

const AddToProfile = graphql(`
  mutation AddToProfile($input: StudentProfileInput!) {
    updateStudentProfile(input: $input) {
      id
      ...StudentProfile
    }
  }
`);

/** The applications service receives a profile change with a short delay, so the outlook is polled. */
const askEveryMs = 300;
const askAtMost = 20;

/** The API's names of missing profile fields, with the form field that provides each. */
const fields = { full_name: 'fullName', university: 'university', degree: 'degree' } as const;
type Asked = (typeof fields)[keyof typeof fields];

const schemaOf = (missingFields: readonly Asked[]) =>
  z.object({ fullName: z.string(), university: z.string(), degree: z.string() }).check(({ value, issues }) => {
    for (const name of missingFields) {
      if (!value[name].trim())
        issues.push({ code: 'custom', input: value, path: [name], message: messages.required[name] });
    }
  });

type Answers = z.infer<ReturnType<typeof schemaOf>>;

const empty: Answers = { fullName: '', university: '', degree: '' };

/** What the employer gets: what the profile has, with what is asked for here. */
const givenIn = ({ visaStatus, ...me }: ApplyOutlookQuery['me'], asked: readonly Asked[]): ReadonlySet<Copied> => {
  const parts: Readonly<Record<Copied, string | readonly string[] | null | undefined>> = {
    ...me,
    visaType: visaStatus,
  };
  return new Set(copied.filter((part) => parts[part]?.length || asked.some((name) => name === part)));
};

type ApplyDialogProps = Readonly<{
  job: Readonly<{ id: number; title: string; companyName: string }>;
  /** What to think of before applying. */
  warnings: readonly string[];
  /** Sends the application. */
  onApply: () => Promise<unknown>;
  onClose: () => void;
}>;

/** Confirms what of the profile is sent, and asks for the profile fields that the application still lacks. */
export function ApplyDialog({ job: { id, title, companyName }, warnings, onApply, onClose }: ApplyDialogProps) {
  const client = useApolloClient();
  const [add] = useMutation(AddToProfile);
  const asking = { query: ApplyOutlook, variables: { jobId: id }, fetchPolicy: 'network-only' } as const;
  const { data, loading } = useQuery(ApplyOutlook, asking);
  const missing = data?.applicationOutlook.missing ?? [];
  const me = data?.me;
  const hasResume = Boolean(me?.resumeName);
  const missingFields = Object.entries(fields).flatMap(([name, field]) => (missing.includes(name) ? [field] : []));
  /** Polls until the applications service has received the added fields. */
  const untilKnown = async () => {
    for (let turn = 0; turn < askAtMost; turn++) {
      const known = await client.query(asking);
      if (known.data?.applicationOutlook.kind !== 'profile') return;
      await new Promise((done) => setTimeout(done, askEveryMs));
    }
  };
  const form = useServerForm({
    schema: schemaOf(missingFields),
    values: empty,
    send: async (values) => {
      if (missingFields.length > 0) {
        await add({
          variables: { input: Object.fromEntries(missingFields.map((name) => [name, values[name].trim()])) },
        });
        await untilKnown();
      }
      await onApply();
    },
    failure: (error) => messageOf(error, messages.notDone),
  });
  const { isSubmitting, errors } = form.formState;
  return (
    <ConfirmDialog
      title={messages.question(title)}
      text={me ? messages.text(companyName, givenIn(me, missingFields), hasResume) : messages.textUnknown(companyName)}
      confirmLabel={isSubmitting ? messages.applying : messages.apply}
      busy={isSubmitting || loading}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <FormShell
        form={form}
        actions={
          errors.root ? (
            <TextLink asChild>
              <Link to={profilePath}>{messages.complete}</Link>
            </TextLink>
          ) : null
        }
      >
        {warnings.map((warning) => (
          <Notice key={warning} tone="warn">
            {warning}
          </Notice>
        ))}
        <p>{alsoSeen}</p>
        {me && !hasResume ? (
          <p>
            {messages.noResume}{' '}
            <TextLink asChild>
              <Link to={`${profilePath}?tab=profile`}>{messages.addResume}</Link>
            </TextLink>
          </p>
        ) : null}
        {missingFields.length > 0 ? <p>{messages.lacks}</p> : null}
        <Asked names={missingFields} />
      </FormShell>
    </ConfirmDialog>
  );
}

function Asked({ names }: Readonly<{ names: readonly Asked[] }>) {
  const field = useField<Answers>();
  return names.map((name) =>
    name === 'university' ? (
      <UniversityField key={name} {...field(name)} />
    ) : (
      <TextField key={name} label={messages.fields[name]} autoComplete="off" {...field(name)} />
    ),
  );
}
