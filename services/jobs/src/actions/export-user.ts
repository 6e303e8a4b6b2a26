import type { Context } from '../context.ts';

/** Everything stored about a person: an employer's company, ads and drafts; a reader's saved jobs and reports. */
export const exportUser = async (
  { jobs, drafts, employers, favorites, reports, searches }: Context,
  userId: number,
) => {
  const ads = await jobs.ofEmployer(userId);
  return {
    employer: await employers.byId(userId),
    jobs: ads.map(({ fingerprint: _fingerprint, assessment: _assessment, ...ad }) => ad),
    drafts: await drafts.everyOfEmployer(userId),
    favorites: await favorites.everyOfUser(userId),
    savedSearches: (await searches.ofUser(userId)).map(({ known: _known, ...search }) => search),
    reports: await reports.ofUser(userId),
  };
};
