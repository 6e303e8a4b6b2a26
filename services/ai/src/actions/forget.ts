import type { TextKind } from '../text-kinds.ts';

/** Removes a text and its assessment. A mark remains, so that an older event does not bring them back. */
export const forget = async <Subject, Facts>({ texts, assessments }: TextKind<Subject, Facts>, id: number) => {
  await texts.forget(id);
  await assessments.remove(id);
};
