import type { CompanyResolvers, NamedCompanyResolvers } from '../__generated__/resolvers.ts';

export const Company: CompanyResolvers = {
  jobs: ({ jobs }) => [...jobs],
};

export const NamedCompany: NamedCompanyResolvers = {
  jobs: ({ jobs }) => [...jobs],
};
