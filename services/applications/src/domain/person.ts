import type { copiedOfProfile } from '@waratah/vocabulary/application-copy';
import { namesUniversity } from '@waratah/vocabulary/visa-types';

/** A file in the object store. */
export type StoredFile = Readonly<{ key: string; name: string; type: string; sizeBytes: number }>;

/** The copy of a person from identity's events. */
export type Person = Readonly<{
  _id: number;
  version: number;
  role: 'student' | 'employer' | 'other';
  email: string;
  fullName: string;
  university: string;
  degree: string;
  /** This and the next two fields are absent in older copies. */
  graduationYear?: string;
  languages?: readonly string[];
  /** Code of the visa on the profile. */
  visaType?: string;
  resume: StoredFile | null;
  /** Absent in older copies. */
  emailVerified?: boolean;
  /** Absent in older copies. */
  suspended?: boolean;
  /** The account was deleted; no other field remains. */
  deleted?: boolean;
}>;

/** The part of a profile that an employer reads (spec section 3, Application; design section 9). */
export type Profile = Readonly<Pick<Person, keyof typeof copiedOfProfile>>;

export const profileOf = (person: Person): Profile => {
  const { fullName, email, university, degree, graduationYear, languages, visaType } = person;
  return {
    fullName,
    email,
    university,
    degree,
    ...(graduationYear && { graduationYear }),
    ...(languages?.length && { languages }),
    ...(visaType && { visaType }),
  };
};

/** The profile fields that an application needs, with their REST names and in words. */
export const neededFields = {
  full_name: { field: 'fullName', words: 'name' },
  email: { field: 'email', words: 'email address' },
  university: { field: 'university', words: 'university' },
  degree: { field: 'degree', words: 'degree' },
} as const satisfies Record<string, { field: 'fullName' | 'email' | 'university' | 'degree'; words: string }>;

export type NeededField = keyof typeof neededFields;

const names = ['full_name', 'email', 'university', 'degree'] as const satisfies readonly NeededField[];

/** The profile fields that are missing for an application; a university only for visas that lead to one. */
export const missingOf = (person: Person | undefined): readonly NeededField[] =>
  names.filter(
    (name) =>
      !person?.[neededFields[name].field].trim() && (name !== 'university' || namesUniversity(person?.visaType)),
  );
