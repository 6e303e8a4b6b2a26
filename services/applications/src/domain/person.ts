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
  resume: StoredFile | null;
  /** Absent in copies from before it was kept. */
  emailVerified?: boolean;
  /** The account was deleted; no other field remains. */
  deleted?: boolean;
}>;

/** The part of a profile that an employer reads (spec section 3, Application). */
export type Profile = Readonly<Pick<Person, 'fullName' | 'email' | 'university' | 'degree'>>;

export const profileOf = ({ fullName, email, university, degree }: Person): Profile => ({
  fullName,
  email,
  university,
  degree,
});

/** What an application needs of a profile: the names of the wire, and in words. */
export const neededFields = {
  full_name: { field: 'fullName', words: 'name' },
  email: { field: 'email', words: 'e-mail address' },
  university: { field: 'university', words: 'university' },
  degree: { field: 'degree', words: 'degree' },
} as const satisfies Record<string, { field: keyof Profile; words: string }>;

export type NeededField = keyof typeof neededFields;

const names = ['full_name', 'email', 'university', 'degree'] as const satisfies readonly NeededField[];

/** The profile fields that are missing for an application. */
export const missingOf = (person: Person | undefined): readonly NeededField[] =>
  names.filter((name) => !person?.[neededFields[name].field].trim());
