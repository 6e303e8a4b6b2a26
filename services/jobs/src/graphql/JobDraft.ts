import type { JobDraftResolvers } from '../__generated__/resolvers.ts';
import { periodOf, salaryText } from '../domain/salary.ts';

export const JobDraft: JobDraftResolvers = {
  id: (draft) => draft._id,
  salary: (draft) => draft.salary ?? salaryText(draft) ?? null,
  salaryPeriod: (draft) => periodOf(draft) ?? null,
  workDays: (draft) => [...(draft.workDays ?? [])],
  visaTypes: (draft) => [...draft.visaTypes],
  requiredSkills: (draft) => [...draft.requiredSkills],
  preferredSkills: (draft) => [...draft.preferredSkills],
};
