import { draftTitleMin } from '@waratah/vocabulary/limits';
import { parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import { across, common, description, employmentType, optional, roleCategory, title } from './fields.ts';
import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { RoleCategory } from '@waratah/vocabulary/role-categories';
import type { JobFields } from './job.ts';
import { messages } from './messages.ts';
import { type Posting, postingAt } from './posting.ts';

/** Steps of the wizard, 0-based: Basics, Requirements, Compensation, Accepted Visas, Review & Publish. */
const lastStep = 4;
/** From this step on, visa types are required (spec section 5). */
const visaStep = 3;

const fieldsOfDraft = z.object({
  title: title(draftTitleMin, messages.draftTitle),
  description: optional(description).default(''),
  employmentType,
  roleCategory: optional(roleCategory),
  ...common,
  expiresAt: optional(z.coerce.date(messages.date)),
  step: z.int(messages.draftStep).min(0, messages.draftStep).max(lastStep, messages.draftStep),
});

const Named = z.object({ visaTypes: common.visaTypes });
const Visas = Named.extend({ step: fieldsOfDraft.shape.step });

const hasVisas = ({ step, visaTypes }: z.infer<typeof Visas>) => step < visaStep || visaTypes.length > 0;

/** The rules for a draft, which may be as incomplete as its step allows (spec section 5). */
const draftRules = fieldsOfDraft.refine(...across(Visas, hasVisas, 'visaTypes', messages.visaNeeded));

/** The content of a draft. */
export type DraftFields = Omit<JobFields, 'employmentType' | 'roleCategory'> &
  Readonly<{
    employmentType: EmploymentType;
    roleCategory?: RoleCategory | undefined;
    expiresAt?: Date | undefined;
    /** The step of the wizard at which it was saved, 0 to 4. */
    step: number;
  }>;

/** An ad that its employer has not posted yet. */
export type Draft = DraftFields &
  Readonly<{
    _id: number;
    version: number;
    employerId: number;
    createdAt: Date;
    updatedAt: Date;
    /** The caller's idempotency key, so that saving twice makes one draft. */
    idempotencyKey?: string | undefined;
  }>;

/** The draft with new content and the next version. */
export const changedDraft = (draft: Draft, fields: DraftFields, now: Date): Draft => ({
  ...draft,
  ...fields,
  version: draft.version + 1,
  updatedAt: now,
});

/** Checks a new draft. Throws INVALID naming each wrong field. */
export const readDraft = (input: unknown): DraftFields => parseBody(draftRules, input);

/**
 * Checks a change: absent fields keep their values, and the result is checked as a whole. Throws INVALID naming each
 * wrong field.
 */
export const readDraftChange = (draft: Draft, input: object): DraftFields =>
  parseBody(draftRules, { ...draft, ...input });

/** Converts a draft to an ad's content. Throws INVALID naming everything that is missing. */
export const postingOf = (draft: Draft, now: Date): Posting => {
  const rules = postingAt(now).refine(
    ...across(Named, ({ visaTypes }) => hasVisas({ step: draft.step, visaTypes }), 'visaTypes', messages.visaNeeded),
  );
  return parseBody(rules, draft);
};
