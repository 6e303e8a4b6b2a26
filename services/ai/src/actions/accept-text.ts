import type { Context } from '../context.ts';
import type { Desk } from '../desks.ts';
import type { Told } from '../store/texts.ts';

/** Keeps a text that is to be assessed and puts it into the hands of the workers. Older news changes nothing. */
export const acceptText = async <Subject, Facts>(
  { assessLater, clock }: Context,
  { texts }: Desk<Subject, Facts>,
  told: Told<Subject>,
) => {
  await assessLater(await texts.keep(told, clock()));
};
