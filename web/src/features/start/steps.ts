import { namesUniversity, visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { ProfileStepName } from '../../gql/graphql.ts';

/** Matching's steps and 'studies', which only an application needs. */
export type StepName = ProfileStepName | 'studies';

/** With fewer skills the step is not done; matching uses the same number. */
export const enoughSkills = 3;

/** Whether an application of the student has to name a university. */
export const needsUniversity = ({ visaStatus }: Readonly<{ visaStatus?: string | null }>): boolean =>
  namesUniversity(visaCodeOf(visaStatus ?? ''));

type Step = Readonly<{ name: StepName; isDone: boolean; jobs: number }>;

/** What improves matches and applications beside the steps, in the order in which it is suggested. */
export const extraNames = ['resume', 'experience', 'languages'] as const;
export type ExtraName = (typeof extraNames)[number];

type Known = Readonly<{ steps: readonly Step[]; emailVerified: boolean; extras: ReadonlySet<ExtraName> }>;

/** How complete the profile is, in per cent: the steps, the confirmed email address and the extras. */
export function percentOf({ steps, emailVerified, extras }: Known): number {
  const parts = [...steps.map(({ isDone }) => isDone), emailVerified, ...extraNames.map((name) => extras.has(name))];
  return Math.round((100 * parts.filter(Boolean).length) / parts.length);
}

/** The first step that is neither done nor skipped. */
export const nextStepOf = (steps: readonly Step[], passed: ReadonlySet<StepName>): Step | undefined =>
  steps.find(({ name, isDone }) => !isDone && !passed.has(name));

/** What to do next once every step is done or skipped: an extra that is missing, or a step that was skipped. */
export const nextExtraOf = ({ steps, extras }: Known): Step | ExtraName | undefined =>
  steps.find(({ isDone }) => !isDone) ?? extraNames.find((name) => !extras.has(name));
