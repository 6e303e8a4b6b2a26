import { sortExperience } from '@waratah/vocabulary/months';
import type { UserResolvers } from '../__generated__/resolvers.ts';
import { linkTo } from '../actions/file-link.ts';
import { missingFields } from '../domain/missing-fields.ts';
import { sortEducation } from '../domain/profile.ts';

export const User: UserResolvers = {
  id: (user) => user._id,
  confirmationProblem: (user) => user.confirmationProblem ?? null,
  contactNumber: (user) => user.contactNumber ?? null,
  visaStatus: (user) => user.visaStatus ?? null,
  university: (user) => user.university ?? null,
  degree: (user) => user.degree ?? null,
  graduationYear: (user) => user.graduationYear ?? null,
  citySuburb: (user) => user.citySuburb ?? null,
  education: (user) => sortEducation(user.education ?? []),
  experience: (user) => sortExperience(user.experience ?? []),
  skills: (user) => user.skills ?? [],
  activities: (user) => user.activities ?? [],
  languages: (user) => user.languages ?? [],
  resumeUrl: (user, _args, context) => linkTo(context, user.resume),
  resumeName: (user) => user.resume?.name ?? null,
  resumeUploadedAt: (user) => user.resume?.at ?? null,
  companyName: (user) => user.companyName ?? null,
  companyAbn: (user) => user.companyAbn ?? null,
  employerRoleTitle: (user) => user.employerRoleTitle ?? null,
  companyWebsite: (user) => user.companyWebsite ?? null,
  companySize: (user) => user.companySize ?? null,
  industry: (user) => user.industry ?? null,
  companyDescription: (user) => user.companyDescription ?? null,
  companyLogoUrl: (user, _args, context) => linkTo(context, user.companyLogo),
  hasPassword: (user) => user.passwordHash !== undefined,
  googleLinked: (user) => user.googleSub !== undefined,
  missingFields: (user) => missingFields(user),
};
