import type { Localities } from '@waratah/vocabulary/australia/localities';
import { type Assessment, type JobAd, kindOf } from './job.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** An ad's own fields. */
export type AdFields = Omit<JobAd, 'id' | 'employer' | 'kind' | 'assessment' | 'trace'>;

/** An ad with what ai read in its text, which may say what the fields left open. */
export const readAdOf = <Fields extends AdFields>(
  fields: Fields,
  found: (Assessment & Readonly<{ skills?: readonly string[] | undefined }>) | undefined,
  localities: Localities,
) => ({
  ...fields,
  employmentType: fields.employmentType || (found?.employmentType ?? ''),
  place: {
    ...fields.place,
    remote: fields.place.remote || found?.remote === true,
    // Its own place may be that of a recruiter, or of another office.
    ...(fields.place.regional && found?.inMajorCity && { regional: undefined }),
    ...whereaboutsOf(fields, found?.abroad, localities),
  },
  employer: fields.companyName.toLowerCase(),
  kind: kindOf(fields),
  skills: [...new Set([...fields.skills, ...(found?.skills ?? [])])],
  assessment: found,
});
