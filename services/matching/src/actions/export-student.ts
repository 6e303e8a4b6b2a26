import type { Context } from '../context.ts';

/** What is kept of a person: what is matched, what they wish, what they were sent and what they said of it. */
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
