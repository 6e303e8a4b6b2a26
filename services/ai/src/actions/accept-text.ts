import type { Context } from '../context.ts';
import type { TextKind } from '../text-kinds.ts';
import type { IncomingText } from '../store/texts.ts';

/** Stores a text and queues it for assessment. A version older than the stored one changes nothing. */
export const acceptText = async <Subject, Facts>(
  { assessLater, clock }: Context,
  { texts }: TextKind<Subject, Facts>,
  text: IncomingText<Subject>,
) => {
  await assessLater(await texts.keep(text, clock()));
};
