import type { TextKind } from '../text-kinds.ts';

/**
 * Removes a text and its assessment. A record of the deletion remains, so that an older event does not restore them.
 */
export const forget = async <Subject, Facts>({ texts, assessments }: TextKind<Subject, Facts>, id: number) => {
  await texts.forget(id);
  await assessments.remove(id);
};
