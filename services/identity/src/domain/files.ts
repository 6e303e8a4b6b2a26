import { folders } from '@waratah/kit/files/object-rights';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser } from './announced-user.ts';
import type { StoredFile } from './stored-file.ts';
import type { User } from './user.ts';
import { nextUser } from './user-changes.ts';

/** The folder in the object store for each kind of file. */
export const folderOf = { resume: folders.resumes, companyLogo: folders.logos } as const;

export type FileField = keyof typeof folderOf;

export const resumeUploaded = (user: User, resume: StoredFile, resumeText: string, now: Date): Changed<User> => {
  const next = nextUser(user, { resume, resumeText }, now);
  return [next, [happened('identity.resume.v1.uploaded', { user: announcedUser(next) }, now)]];
};

export const resumeRemoved = (user: User, now: Date): Changed<User> => {
  if (!user.resume) return [user, []];
  const next = nextUser(user, { resume: undefined, resumeText: undefined }, now);
  return [next, [happened('identity.resume.v1.removed', { user: announcedUser(next) }, now)]];
};

/** Publishes no event, because no other service uses logos. */
export const logoChanged = (user: User, companyLogo: StoredFile | undefined, now: Date): Changed<User> =>
  companyLogo || user.companyLogo ? [nextUser(user, { companyLogo }, now), []] : [user, []];
