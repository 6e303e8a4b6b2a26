import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { unsubscribePurpose } from './deliver-digest.ts';

/** Turns the morning email off or on by the signed link of an email; no login needed. */
export const wantDigest = async ({ links, students }: Context, token: string, wanted: boolean) => {
  const subject = await links.read(unsubscribePurpose, token);
  const known = subject !== undefined && (await students.wantDigest(Number(subject), wanted));
  if (!known) throw invalid('token', 'This link does not work.');
  return true;
};
