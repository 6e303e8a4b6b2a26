import type { Context } from '../context.ts';

export const countAssessments = async ({ jobs, profiles }: Context) => ({
  jobs: await jobs.assessments.count(),
  profiles: await profiles.assessments.count(),
});
