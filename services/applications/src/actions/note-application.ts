import type { UserCaller } from '@waratah/kit/security/auth';
import { invalid, notFound } from '@waratah/kit/errors';
import { writtenText } from '@waratah/kit/written-text';
import type { Context } from '../context.ts';
import { noted } from '../domain/lifecycle.ts';
import { messages } from '../domain/messages.ts';

const longestNote = 2_000;

/** Saves the caller's note on an application for one of their ads. Throws NOT_FOUND, INVALID. */
export const noteApplication = async (
  { applications }: Context,
  caller: UserCaller,
  { id, note }: Readonly<{ id: number; note: string }>,
) => {
  const words = writtenText(note);
  if (words.length > longestNote) throw invalid('note', messages.longNote);
  const application = await applications.change(id, (current) => {
    if (current.employerId !== caller.id || !current.standing) throw notFound('Application');
    return noted(current, words);
  });
  if (!application) throw notFound('Application');
  return application;
};
