import type { Context } from '../context.ts';
import type { Recipient } from '../domain/emails.ts';

/** The employer of an ad as the recipient of an email; undefined while the employer is not known. */
export const recipientOf = async (
  { people, publicUrl }: Context,
  { employerId, jobId }: Readonly<{ employerId: number; jobId: number }>,
): Promise<Recipient | undefined> => {
  const employer = await people.byId(employerId);
  if (!employer?.email) return undefined;
  const { email, fullName } = employer;
  return { email, fullName, applicationsUrl: `${publicUrl}/employer/applications?job=${jobId}` };
};
