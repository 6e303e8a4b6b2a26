import type { JobInput, WrittenAdInput } from '../../gql/graphql.ts';

/** What of an ad decides to which visas it is open. */
export const writtenAdOf = (input: JobInput): WrittenAdInput => ({
  title: input.title,
  description: input.description,
  educationRequirements: input.educationRequirements,
  employmentType: input.employmentType,
  location: input.location,
  city: input.city,
  state: input.state,
  remoteOption: input.remoteOption,
  visaTypes: input.visaTypes,
});
