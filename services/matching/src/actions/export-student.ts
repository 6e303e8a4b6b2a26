import type { Context } from '../context.ts';

/** What is kept about a person: their data for matching, preferences, digests and answers. */
export const exportStudent = async ({ students, digests, feedback }: Context, id: number) => {
  const student = await students.byId(id);
  const { embedding: _embedding, skillNames: _names, ...profile } = student ?? {};
  return {
    profile: student ? profile : null,
    preferences: await students.preferences(id),
    digests: await digests.ofStudent(id),
    feedback: (await feedback.ofStudents([id])).get(id) ?? [],
  };
};
