import type { Context } from '../context.ts';
import { announcedAgain } from '../domain/verification.ts';

const batchSize = 500;

/** Announces every current decision again, so that other services can be rebuilt. Answers how many verifications there are. */
export const reannounce = async ({ verifications }: Context) => {
  for (let count = 0, after = 0; ; ) {
    const ids = await verifications.idsAfter(after, batchSize);
    for (const id of ids) await verifications.change(id, announcedAgain);
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < batchSize) return count;
  }
};
