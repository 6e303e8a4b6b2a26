import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../gql/gql.ts';
import { errorCode } from '../../lib/api/server-errors.ts';
import type { WizardMode } from './autosave.ts';
import { CreateDraft } from './create-draft.ts';
import { toWizardChange, toWizardInput } from './wizard-input.ts';
import type { WizardValues } from './wizard-form.ts';

const PostWizardJob = graphql(`
  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {
    postJob(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

const UpdateWizardJob = graphql(`
  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {
    updateJob(id: $id, input: $input, version: $version) {
      id
      version
    }
  }
`);

const UpdateDraft = graphql(`
  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {
    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {
      id
      version
    }
  }
`);

const PublishWizardDraft = graphql(`
  mutation PublishWizardDraft($id: Int!) {
    publishJobDraft(id: $id) {
      id
    }
  }
`);

/** What the wizard edits, the version on the server that it is based on, and the values of that version. */
export type Origin = Readonly<{ mode: WizardMode; version: number; stored: WizardValues; idempotencyKey: string }>;

/** The wizard's requests. Each can be repeated safely after a lost connection. */
export function useWizardActions({ mode, version, stored, idempotencyKey }: Origin) {
  const [post] = useMutation(PostWizardJob);
  const [update] = useMutation(UpdateWizardJob);
  const [createDraft] = useMutation(CreateDraft);
  const [updateDraft] = useMutation(UpdateDraft);
  const [publishDraft] = useMutation(PublishWizardDraft);

  /** The version of the draft after its last save, which the next save must send. */
  const latestVersion = useRef(version);

  const changeDraft = async (id: number, values: WizardValues, step: number) => {
    const variables = { id, input: toWizardInput(values), step, version: latestVersion.current };
    const { data } = await updateDraft({ variables });
    latestVersion.current = data?.updateJobDraft.version ?? latestVersion.current;
  };

  const saveDraft = async (values: WizardValues, step: number) => {
    if (mode.kind === 'draft') await changeDraft(mode.id, values, step);
    else await createDraft({ variables: { input: toWizardInput(values), step, idempotencyKey } });
  };

  /** A missing draft was published by an attempt whose answer was lost; publishing it again returns the same ad. */
  const publishDraftOf = async (id: number, values: WizardValues, step: number) => {
    try {
      await changeDraft(id, values, step);
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') throw error;
    }
    const { data } = await publishDraft({ variables: { id } });
    return data?.publishJobDraft.id;
  };

  /** Publishes a new ad or saves a changed one; returns its id. */
  const publish = async (values: WizardValues, step: number): Promise<number | undefined> => {
    if (mode.kind === 'draft') return publishDraftOf(mode.id, values, step);
    if (mode.kind === 'edit') {
      await update({ variables: { id: mode.id, input: toWizardChange(values, stored), version } });
      return mode.id;
    }
    const { data } = await post({ variables: { input: toWizardInput(values), idempotencyKey } });
    return data?.postJob.id;
  };

  return { saveDraft, publish };
}
