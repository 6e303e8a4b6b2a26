import type { Context } from '../context.ts';

/** Records that a student applied for a job. Nothing is recorded for a deleted account. */
export const noteApplication = async ({ applications, students }: Context, student: number, job: number) => {
  await applications.keep(student, job);
  if (await students.isForgotten(student)) await applications.removeOf(student);
};
