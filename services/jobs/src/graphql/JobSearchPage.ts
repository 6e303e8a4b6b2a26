import type { JobSearchPageResolvers } from '../__generated__/resolvers.ts';
import { moreWithoutSponsorship } from '../actions/more-without-sponsorship.ts';

export const JobSearchPage: JobSearchPageResolvers = {
  moreWithoutSponsorship: ({ asked }, { visaType }, context) =>
    moreWithoutSponsorship(context, asked, visaType ?? undefined),
};
