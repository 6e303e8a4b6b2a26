import type { Context } from '../context.ts';

/** Everything stored about a person here: matching data, preferences, digests and answers. */
export const exportStudent = async (
  { students, digests, feedback, applications, shifts, keptChecks, found }: Context,
  id: number,
) => {
  const student = await students.byId(id);
  const {
    embedding: _embedding,
    skillNames: _names,
    inferredSkills: _inferred,
    shifts: _hours,
    ...profile
  } = student ?? {};
  return {
    profile: student ? profile : null,
    preferences: await students.preferences(id),
    digests: await digests.ofStudent(id),
    feedback: (await feedback.ofStudents([id])).get(id) ?? [],
    foundBySearches: await found.ofStudent(id),
    shifts: await shifts.ofStudent(id),
    keptChecks: await keptChecks.ofStudent(id),
    appliedFor: [...((await applications.ofStudents([id])).get(id) ?? [])],
  };
};
