import type { Context } from '../context.ts';

/** Removes all that was kept of a person; a mark stays, so that older news and late assessments bring nothing back. */
export const forgetStudent = async ({ students, digests, feedback }: Context, id: number) => {
  await students.forget(id);
  await digests.removeOf(id);
  await feedback.removeOf(id);
};
