import type { Desk } from '../desks.ts';

/** Removes a text and all that was read from it. What is left is a mark, so that older news brings nothing back. */
export const forget = async <Subject, Facts>({ texts, assessments }: Desk<Subject, Facts>, id: number) => {
  await texts.forget(id);
  await assessments.remove(id);
};
