import type { StoredFile } from './stored-file.ts';

export type Role = 'student' | 'employer' | 'operator';

export type Education = { institution: string; degree: string; field: string; startYear: string; endYear: string };
export type Experience = { company: string; title: string; start: string; end: string; description: string };

/** What is stored about a reset link: never the token itself. */
export type ResetLink = Readonly<{
  hash: string;
  expiresAt: Date;
  /** 'owner', or the mark of the network of a stranger who asked for it. Absent in older ones. */
  by?: string | undefined;
}>;

/** The newest reset link, and earlier ones that are still valid. */
export type PasswordReset = ResetLink & Readonly<{ askedAt: Date; earlier?: readonly ResetLink[] | undefined }>;

/** Times of repeated verification emails within the last day, the newest last. */
export type VerificationAsks = readonly Date[];

/** Why the newest email that confirms the address was not sent. */
export type ConfirmationProblem = 'mailbox_refuses' | 'too_many' | 'not_delivered';

/** A device that a user has signed in from. */
export type KnownDevice = Readonly<{
  key: string;
  seenAt: Date;
  /** Hashes of the cookies of its browsers, the newest first. */
  cookies?: readonly string[] | undefined;
}>;

/** An operator's authenticator app. */
export type SecondFactor = Readonly<{
  /** Encrypted. */
  secret: string;
  /** Absent until a first code was confirmed. */
  confirmedAt?: Date | undefined;
  /** The time step of the last used code; codes of earlier steps are refused. */
  lastStep?: number | undefined;
  /** Hashes of the unused recovery codes. */
  recovery: readonly string[];
}>;

/** Why an account is suspended, since when, and by which operator; `by` is absent for the operators' key. */
export type Suspension = Readonly<{ reason: string; at: Date; by?: number | undefined }>;

/** A person with an account, as stored (spec section 3, User). */
export type User = {
  _id: number;
  version: number;
  email: string;
  emailVerified: boolean;
  /** The SHA-256 of the idempotency key that the account was registered with, if any. */
  registrationKey?: string | undefined;
  /** Absent in accounts made through Google, until a password is set. */
  passwordHash?: string | undefined;
  /** The password was set by a link to the account's address, so that it is the owner's. */
  passwordProven?: boolean | undefined;
  /** Google's id of the linked account. */
  googleSub?: string | undefined;
  reset?: PasswordReset | undefined;
  /** Operators only. */
  secondFactor?: SecondFactor | undefined;
  verificationAsks?: VerificationAsks | undefined;
  /** When the newest of them was asked for, also if it was not sent. */
  verificationAskedAt?: Date | undefined;
  confirmationProblem?: ConfirmationProblem | undefined;
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
  languages?: string[] | undefined;
  companyName?: string | undefined;
  employerRoleTitle?: string | undefined;
  companyAbn?: string | undefined;
  companyWebsite?: string | undefined;
  companySize?: string | undefined;
  industry?: string | undefined;
  companyDescription?: string | undefined;
  resume?: StoredFile | undefined;
  /** The text of the resume, for matching. */
  resumeText?: string | undefined;
  companyLogo?: StoredFile | undefined;
  createdAt: Date;
  updatedAt: Date;
  /** Set by an operator; the user cannot sign in until it is removed. */
  suspension?: Suspension | undefined;
  /** Search terms of the person's and the company's name. */
  nameWords?: readonly string[] | undefined;
  /** A deleted account keeps its id, so that the id is never reused. */
  deletedAt?: Date | undefined;
};
