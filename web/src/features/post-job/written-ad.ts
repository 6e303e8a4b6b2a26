import type { JobInput, WrittenAdInput } from '../../gql/graphql.ts';

/** The fields of an ad that decide which visas it is open to, and its pay, which its text may contradict. */
export const writtenAdOf = (input: JobInput): WrittenAdInput => ({
  title: input.title,
  description: input.description,
  educationRequirements: input.educationRequirements,
  employmentType: input.employmentType,
  experienceLevel: input.experienceLevel,
  location: input.location,
  city: input.city,
  state: input.state,
  hoursMin: input.hoursMin,
  hoursMax: input.hoursMax,
  workDays: input.workDays,
  shiftStart: input.shiftStart,
  shiftEnd: input.shiftEnd,
  remoteOption: input.remoteOption,
  visaTypes: input.visaTypes,
  salaryMin: input.salaryMin,
  salaryMax: input.salaryMax,
  salaryPeriod: input.salaryPeriod,
});
