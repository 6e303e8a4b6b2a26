import type { Context } from '../context.ts';
import { resumeLink } from './resume-link.ts';

/** What is kept of a person: who they are, as a student their applications, and what they said of jobs in e-mails. */
export const exportUser = async (context: Context, userId: number) => {
  const { people, applications, interests } = context;
  const own = await applications.everyOfStudent(userId);
  return {
    person: (await people.byId(userId)) ?? null,
    applications: await Promise.all(
      own.map(async ({ jobVersion: _jobVersion, ...application }) => ({
        ...application,
        resumeUrl: await resumeLink(context, application),
      })),
    ),
    interests: await interests.ofStudent(userId),
  };
};
