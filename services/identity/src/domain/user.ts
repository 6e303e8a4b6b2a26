import type { StoredFile } from './stored-file.ts';

export type Role = 'student' | 'employer' | 'operator';

export type Education = { institution: string; degree: string; field: string; startYear: string; endYear: string };
export type Experience = { company: string; title: string; start: string; end: string; description: string };

/** What is kept of a reset link: never the token itself. */
export type PasswordReset = Readonly<{ hash: string; askedAt: Date; expiresAt: Date }>;

/** When verification emails were asked for again, in the last day; the newest last. */
export type VerificationAsks = readonly Date[];

/** A device that a user has signed in from. */
export type KnownDevice = Readonly<{ key: string; seenAt: Date }>;

/** An operator's authenticator app. */
export type SecondFactor = Readonly<{
  /** Encrypted. */
  secret: string;
  /** Absent until a first code was given. */
  confirmedAt?: Date | undefined;
  /** The half minute of the last code that was used; earlier ones count no more. */
  lastStep?: number | undefined;
  /** Hashes of the recovery codes that are left. */
  recovery: readonly string[];
}>;

/** Why and since when an account is suspended, and by which operator; `by` is absent for the operators' key. */
export type Suspension = Readonly<{ reason: string; at: Date; by?: number | undefined }>;

/** A person with an account, as stored (spec section 3, User). */
export type User = {
  _id: number;
  version: number;
  email: string;
  emailVerified: boolean;
  /** Absent in accounts made through Google, until a password is set. */
  passwordHash?: string | undefined;
  /** Google's name for the linked account. */
  googleSub?: string | undefined;
  reset?: PasswordReset | undefined;
  /** Operators only. */
  secondFactor?: SecondFactor | undefined;
  verificationAsks?: VerificationAsks | undefined;
  devices?: readonly KnownDevice[] | undefined;
  fullName: string;
  role: Role;
  contactNumber?: string | undefined;
  dateOfBirth?: string | undefined;
  citySuburb?: string | undefined;
  visaStatus?: string | undefined;
  university?: string | undefined;
  degree?: string | undefined;
  graduationYear?: string | undefined;
  education?: Education[] | undefined;
  experience?: Experience[] | undefined;
  skills?: string[] | undefined;
  activities?: string[] | undefined;
  companyName?: string | undefined;
  employerRoleTitle?: string | undefined;
  companyAbn?: string | undefined;
  companyWebsite?: string | undefined;
  companySize?: string | undefined;
  industry?: string | undefined;
  companyDescription?: string | undefined;
  resume?: StoredFile | undefined;
  /** The words of the resume, for matching. */
  resumeText?: string | undefined;
  companyLogo?: StoredFile | undefined;
  createdAt: Date;
  updatedAt: Date;
  /** Set by an operator; the user cannot sign in until it is removed. */
  suspension?: Suspension | undefined;
  /** The words of the person's and the company's name, which operators search. */
  nameWords?: readonly string[] | undefined;
  /** A deleted account keeps its id, so that the id is never reused. */
  deletedAt?: Date | undefined;
};
