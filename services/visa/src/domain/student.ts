/** What this service knows about a student, from identity's events. */
export type Student = Readonly<{
  _id: number;
  fullName: string;
  email: string;
  /** Code of the visa on the profile; empty when not given. */
  visaSubclass: string;
}>;
