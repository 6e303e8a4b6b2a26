import type { Context } from '../context.ts';

/** What is kept of a person: as an employer their company, ads and drafts, as a reader what they saved and reported. */
export const exportUser = async ({ jobs, drafts, employers, favorites, reports }: Context, userId: number) => {
  const ads = await jobs.ofEmployer(userId);
  return {
    employer: await employers.byId(userId),
    jobs: ads.map(({ fingerprint: _fingerprint, assessment: _assessment, ...ad }) => ad),
    drafts: await drafts.ofEmployer(userId),
    favorites: await favorites.ofUser(userId),
    reports: await reports.ofUser(userId),
  };
};
