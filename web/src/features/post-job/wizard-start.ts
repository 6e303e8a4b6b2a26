import { graphql } from '../../gql/gql.ts';
import type { WizardDraftFragment, WizardJobFragment } from '../../gql/graphql.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { loadAutosave, type WizardMode } from './autosave.ts';
import { places } from './use-autosave.ts';
import type { Start } from './Wizard.tsx';
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

/** What this browser kept goes before what the server has; the change is one of the version it was kept from. */
const withKept = async (
  userId: number,
  mode: WizardMode,
  fresh: Omit<Start, 'keptAt' | 'wish' | 'sent'>,
): Promise<Start> => {
  const kept = await loadAutosave(places, userId, mode);
  if (!kept) return { ...fresh, wish: newIdempotencyKey(), sent: false, keptAt: undefined };
  const { savedAt: keptAt, ...rest } = kept;
  // Another tab that opens what this one has kept is about another ad, until one of them was sent.
  return { ...rest, wish: kept.wish || newIdempotencyKey(), sent: kept.wish !== '', stored: fresh.stored, keptAt };
};

export const startOfNew = (userId: number): Promise<Start> =>
  withKept(userId, { kind: 'create' }, { values: emptyWizard, stored: emptyWizard, step: 0, version: 0 });

/** An ad without visa types begins where they are asked for (spec section 4). */
export const startOfJob = (userId: number, job: WizardJobFragment): Promise<Start> => {
  const values = toWizardValues(job);
  const step = job.visaTypes.length === 0 ? visaStep : 0;
  return withKept(userId, { kind: 'edit', id: job.id }, { values, stored: values, step, version: job.version });
};

export const startOfDraft = (userId: number, draft: WizardDraftFragment): Promise<Start> => {
  const values = toWizardValues(draft);
  const { id, step, version } = draft;
  return withKept(userId, { kind: 'draft', id }, { values, stored: values, step, version });
};
