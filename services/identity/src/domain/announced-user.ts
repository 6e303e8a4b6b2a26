import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { UserSchema } from '@waratah/events/identity/v1';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import type { StoredFile } from './stored-file.ts';
import type { User } from './user.ts';

/** The user as other services see them in events. */
export const announcedUser = (user: User): MessageInitShape<typeof UserSchema> => ({
  id: user._id,
  version: user.version,
  email: user.email,
  emailVerified: user.emailVerified,
  fullName: user.fullName,
  ageUnknown: user.role === 'student' && !user.dateOfBirth,
  suspended: user.suspension !== undefined,
  profile: announcedProfile(user),
});

type Profile = NonNullable<MessageInitShape<typeof UserSchema>['profile']>;

const announcedProfile = (user: User): Profile => {
  if (user.role === 'student') return { case: 'student', value: announcedStudent(user) };
  if (user.role === 'employer') return { case: 'company', value: announcedCompany(user) };
  return { case: undefined };
};

const announcedStudent = (user: User) => ({
  visaType: user.visaStatus ? (visaTypeOf(user.visaStatus)?.code ?? '') : '',
  university: user.university ?? '',
  degree: user.degree ?? '',
  graduationYear: user.graduationYear ?? '',
  education: user.education ?? [],
  experience: user.experience ?? [],
  skills: user.skills ?? [],
  activities: user.activities ?? [],
  languages: user.languages ?? [],
  citySuburb: user.citySuburb ?? '',
  resumeText: user.resumeText ?? '',
  ...(user.resume && { resume: announcedFile(user.resume) }),
});

const announcedFile = ({ key, name, type, sizeBytes, at }: StoredFile) => ({
  key,
  name,
  type,
  sizeBytes,
  uploadedAt: timestampFromDate(at),
});

const announcedCompany = (user: User) => ({
  name: user.companyName ?? '',
  website: user.companyWebsite ?? '',
  size: user.companySize ?? '',
  industry: user.industry ?? '',
  description: user.companyDescription ?? '',
  abn: user.companyAbn ?? '',
});
