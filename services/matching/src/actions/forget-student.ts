import type { Context } from '../context.ts';

/** Removes a person's data. A mark remains, so that older events and late assessments do not bring it back. */
export const forgetStudent = async (
  { students, digests, feedback, applications, shifts, keptChecks, found }: Context,
  id: number,
) => {
  await students.forget(id);
  await digests.removeOf(id);
  await feedback.removeOf(id);
  await applications.removeOf(id);
  await shifts.removeOf(id);
  await keptChecks.removeOf(id);
  await found.removeOf(id);
};
