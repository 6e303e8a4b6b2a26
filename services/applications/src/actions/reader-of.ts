import type { Context } from '../context.ts';
import type { Reader } from '../domain/letters.ts';

/** The employer of an ad, as one writes to them; undefined when nobody is known. */
export const readerOf = async (
  { people, publicUrl }: Context,
  { employerId, jobId }: Readonly<{ employerId: number; jobId: number }>,
): Promise<Reader | undefined> => {
  const employer = await people.byId(employerId);
  if (!employer?.email) return undefined;
  const { email, fullName } = employer;
  return { email, fullName, applicationsUrl: `${publicUrl}/employer/applications?job=${jobId}` };
};
