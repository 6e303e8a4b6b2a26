import type { WizardFragment } from '../../gql/graphql.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { loadAutosave, storeAutosave, type WizardMode } from './autosave.ts';
import { storages } from './use-autosave.ts';
import type { Start } from './use-wizard.ts';
import { lastStep, visaStep } from './wizard-fields.ts';
import { emptyWizard } from './wizard-form.ts';
import { toWizardValues } from './wizard-input.ts';

/** Values stored in this browser take precedence over the server's, together with the version they are based on. */
const withStored = async (
  userId: number,
  mode: WizardMode,
  fresh: Omit<Start, 'savedAt' | 'idempotencyKey' | 'sent'>,
): Promise<Start> => {
  const found = await loadAutosave(storages, userId, mode);
  if (!found) return { ...fresh, idempotencyKey: newIdempotencyKey(), sent: false, savedAt: undefined };
  const { sentKey, ...saved } = found;
  // Two tabs with the same stored values get different keys and post two ads, unless an attempt was sent already.
  return { ...saved, idempotencyKey: sentKey || newIdempotencyKey(), sent: sentKey !== '', stored: fresh.stored };
};

export const startOfNew = (userId: number): Promise<Start> =>
  withStored(userId, { kind: 'create' }, { values: emptyWizard, stored: emptyWizard, step: 0, version: 0 });

/** Editing an ad without visa types begins at the visa step (spec section 4). */
export const startOfJob = (userId: number, id: number, job: WizardFragment): Promise<Start> => {
  const values = toWizardValues(job);
  const step = job.visaTypes.length === 0 ? visaStep : 0;
  return withStored(userId, { kind: 'edit', id }, { values, stored: values, step, version: job.version });
};

type DraftAtStep = Readonly<{ id: number; step: number; draft: WizardFragment }>;

export const startOfDraft = (userId: number, { id, step, draft }: DraftAtStep): Promise<Start> => {
  const values = toWizardValues(draft);
  return withStored(userId, { kind: 'draft', id }, { values, stored: values, step, version: draft.version });
};

/** A new ad that copies another one's content, except its expiry date. */
export const startOfCopy = (userId: number, id: number, job: WizardFragment): Promise<Start> => {
  const values = { ...toWizardValues(job), expiresOn: '' };
  const step = job.visaTypes.length === 0 ? visaStep : lastStep;
  return withStored(userId, { kind: 'copy', id }, { values, stored: values, step, version: 0 });
};

/** Restores what starting again discarded, and stores it in this browser again, with the key of an attempt that was sent. */
export const keptAgain = (userId: number, mode: WizardMode, left: Start): Start => {
  const { values, step, version, idempotencyKey, sent } = left;
  const savedAt = new Date().toISOString();
  storeAutosave(storages, userId, mode, { values, step, version, sentKey: sent ? idempotencyKey : '', savedAt });
  return { ...left, savedAt };
};
