import type { Context } from '../context.ts';

/** What is stored about a person: the text that was read, and what was read from it. */
export const exportProfile = async ({ profiles }: Context, id: number) => {
  const text = await profiles.texts.byId(id);
  const assessment = await profiles.assessments.byId(id);
  return { read: text?.subject ?? null, found: assessment ? { ...assessment.facts, at: assessment.at } : null };
};
