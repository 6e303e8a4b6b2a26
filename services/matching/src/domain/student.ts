import type { Embedding } from './embedding.ts';
import type { Avoided } from './feedback.ts';
import type { Preferences } from './preferences.ts';

/** A student as matching knows them: from identity's events, ai's assessment and their own preferences. */
export type Student = Readonly<{
  id: number;
  /** Version of the user this was taken from. */
  version: number;
  email: string;
  emailVerified: boolean;
  /** No date of birth was given yet; nobody under 18 is matched (spec section 5). */
  ageUnknown: boolean;
  /** An operator suspended the account. */
  suspended: boolean;
  /** A mail to this address bounced. */
  mailboxRefuses: boolean;
  fullName: string;
  /** Code of design section 12; empty when not given. The one declared, unless another was verified. */
  visaType: string;
  /** An operator saw its document, and it has not ended. */
  visaVerified: boolean;
  degree: string;
  /** Stems of the degree's words and of the fields studied (study-words.ts). */
  studyWords: readonly string[];
  place: Place | undefined;
  /** Canonical names, lower case; as declared and as found in the profile's text. */
  skills: readonly string[];
  /** Skills as the student wrote them, by their lower-case form. */
  skillNames: ReadonlyMap<string, string>;
  /** What is looked for: the profile's meaning, moved by answers to earlier mails. Undefined until the profile is assessed. */
  embedding: Embedding | undefined;
  preferences: Preferences;
  /** What their answers to earlier mails leave out. */
  avoided: Avoided;
}>;

/** A known locality; coordinates in degrees. */
export type Place = Readonly<{ name: string; state: string; latitude: number; longitude: number }>;

/** Why a student is not looked at in a run, or undefined when they are. */
export const notReady = (student: Student): string | undefined => {
  if (student.suspended) return 'The account is suspended.';
  if (!student.preferences.digest) return 'The morning e-mail is turned off.';
  if (!student.emailVerified) return 'The e-mail address is not confirmed yet.';
  if (student.ageUnknown) return 'The date of birth is missing in your profile.';
  if (student.mailboxRefuses) return 'The mailbox refused our last e-mail. Please check the address.';
  if (!student.embedding) return 'The profile is not assessed yet; this takes a minute.';
  return undefined;
};
