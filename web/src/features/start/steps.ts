import type { ProfileStepName } from '../../gql/graphql.ts';

/** Matching's steps and 'studies', which only an application needs. */
export type StepName = ProfileStepName | 'studies';

type Step = Readonly<{ name: StepName; isDone: boolean; jobs: number }>;

type Known = Readonly<{ steps: readonly Step[]; emailVerified: boolean; hasResume: boolean }>;

/** How complete the profile is for matching, in per cent: the steps, the confirmed email address, and a resume. */
export function percentOf({ steps, emailVerified, hasResume }: Known): number {
  const parts = [...steps.map(({ isDone }) => isDone), emailVerified, hasResume];
  return Math.round((100 * parts.filter(Boolean).length) / parts.length);
}

/** The first step that is neither done nor skipped. */
export const nextStepOf = (steps: readonly Step[], passed: ReadonlySet<StepName>): Step | undefined =>
  steps.find(({ name, isDone }) => !isDone && !passed.has(name));
