import type { JobSearchPageResolvers } from '../__generated__/resolvers.ts';
import { moreWithoutSponsorship } from '../actions/more-without-sponsorship.ts';

export const JobSearchPage: JobSearchPageResolvers = {
  moreWithoutSponsorship: (page, { visaType }, context) => moreWithoutSponsorship(context, page, visaType ?? undefined),
};
