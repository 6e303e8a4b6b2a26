/** What this service knows about a student, from identity's events. */
export type Student = Readonly<{
  _id: number;
  fullName: string;
  email: string;
  /** Absent in older copies. */
  emailVerified?: boolean;
  /** Code of the visa on the profile; empty when not given. */
  visaSubclass: string;
}>;
