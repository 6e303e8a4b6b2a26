import { Failure } from '@waratah/kit/errors';
import type { Writable } from 'node:stream';

/** Enough for a form with three files; a fourth one waits. */
const maxAtOnce = 3;

/**
 * Limits each account to a few concurrent requests, so that the slow files of one account never block those of others.
 * Throws TOO_MANY for more.
 */
export const fewAtOnce = () => {
  const underWay = new Map<number, number>();
  return (accountId: number, response: Pick<Writable, 'closed' | 'once'>) => {
    // A client that has gone takes no place, because its response never closes again.
    if (response.closed) return;
    const before = underWay.get(accountId) ?? 0;
    if (before >= maxAtOnce)
      throw new Failure('TOO_MANY', 'Your other files are still being read. Please try again.', 1);
    underWay.set(accountId, before + 1);
    response.once('close', () => {
      const left = (underWay.get(accountId) ?? 1) - 1;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    });
  };
};
