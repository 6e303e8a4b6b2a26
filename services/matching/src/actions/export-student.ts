import type { Context } from '../context.ts';

/** What is kept of a person: what is matched, what they wish, and what they were sent. */
export const exportStudent = async ({ students, digests }: Context, id: number) => {
  const student = await students.byId(id);
  const { embedding: _embedding, skillNames: _names, ...profile } = student ?? {};
  return {
    profile: student ? profile : null,
    preferences: await students.preferences(id),
    digests: await digests.ofStudent(id),
  };
};
