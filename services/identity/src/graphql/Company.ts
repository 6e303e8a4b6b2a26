import type { CompanyResolvers } from '../__generated__/resolvers.ts';
import { linkTo } from '../actions/file-link.ts';
import { readCompany } from '../actions/read-company.ts';

export const Company: CompanyResolvers = {
  __resolveReference: ({ id }, context) => readCompany(context, id),
  id: (user) => user._id,
  about: (user) => user.companyDescription ?? null,
  website: (user) => user.companyWebsite ?? null,
  size: (user) => user.companySize ?? null,
  industry: (user) => user.industry ?? null,
  logoUrl: (user, _args, context) => linkTo(context, user.companyLogo),
};
