import type { Context } from '../context.ts';
import { resumeLink } from './resume-link.ts';

/** Everything stored about a person: their profile, a student's applications, and their answers to jobs in emails. */
export const exportUser = async (context: Context, userId: number) => {
  const { people, applications, interests } = context;
  const own = await applications.everyOfStudent(userId);
  return {
    person: (await people.byId(userId)) ?? null,
    applications: await Promise.all(
      // The employer's note belongs to the employer, so it is not exported.
      own.map(async ({ jobVersion: _jobVersion, note: _note, idempotencyKey: _key, ...application }) => ({
        ...application,
        resumeUrl: await resumeLink(context, application),
      })),
    ),
    interests: await interests.ofStudent(userId),
  };
};
