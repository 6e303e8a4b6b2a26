import { graphql } from '../../gql/gql.ts';
import type { WizardDraftFragment, WizardJobFragment } from '../../gql/graphql.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { loadAutosave, type WizardMode } from './autosave.ts';
import { storages } from './use-autosave.ts';
import type { Start } from './use-wizard.ts';
import { emptyWizard, visaStep } from './wizard-form.ts';
import { toWizardValues } from './wizard-input.ts';

export const WizardJobFields = graphql(`
  fragment WizardJob on Job {
    id
    version
    title
    description
    roleCategory
    employmentType
    experienceLevel
    remoteOption
    location
    city
    state
    requiredSkills
    preferredSkills
    educationRequirements
    salaryMin
    salaryMax
    salaryPeriod
    visaTypes
    visaSponsorship
    internationalStudentFriendly
    expiresAt
  }
`);

export const WizardDraftFields = graphql(`
  fragment WizardDraft on JobDraft {
    id
    version
    step
    title
    description
    roleCategory
    employmentType
    experienceLevel
    remoteOption
    location
    city
    state
    requiredSkills
    preferredSkills
    educationRequirements
    salaryMin
    salaryMax
    salaryPeriod
    visaTypes
    visaSponsorship
    internationalStudentFriendly
    expiresAt
  }
`);

/** Values stored in this browser take precedence over the server's, and change the version that they were based on. */
const withStored = async (
  userId: number,
  mode: WizardMode,
  fresh: Omit<Start, 'savedAt' | 'idempotencyKey' | 'sent'>,
): Promise<Start> => {
  const found = await loadAutosave(storages, userId, mode);
  if (!found) return { ...fresh, idempotencyKey: newIdempotencyKey(), sent: false, savedAt: undefined };
  const { wish: sentKey, ...saved } = found;
  // Two tabs with the same stored values post two ads, unless one of them was sent already.
  return { ...saved, idempotencyKey: sentKey || newIdempotencyKey(), sent: sentKey !== '', stored: fresh.stored };
};

export const startOfNew = (userId: number): Promise<Start> =>
  withStored(userId, { kind: 'create' }, { values: emptyWizard, stored: emptyWizard, step: 0, version: 0 });

/** An ad without visa types begins where they are asked for (spec section 4). */
export const startOfJob = (userId: number, job: WizardJobFragment): Promise<Start> => {
  const values = toWizardValues(job);
  const step = job.visaTypes.length === 0 ? visaStep : 0;
  return withStored(userId, { kind: 'edit', id: job.id }, { values, stored: values, step, version: job.version });
};

export const startOfDraft = (userId: number, draft: WizardDraftFragment): Promise<Start> => {
  const values = toWizardValues(draft);
  const { id, step, version } = draft;
  return withStored(userId, { kind: 'draft', id }, { values, stored: values, step, version });
};
