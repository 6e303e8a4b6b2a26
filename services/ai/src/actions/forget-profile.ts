import type { Context } from '../context.ts';

/** Removes all that was kept of a person. What is left is a mark, so that older news brings nothing back. */
export const forgetProfile = async ({ profiles }: Context, userId: number) => {
  await profiles.texts.forget(userId);
  await profiles.assessments.remove(userId);
};
