import { createHash } from 'node:crypto';
import { longDayInWords } from '@waratah/vocabulary/law/days';
import type { HoursOfDay } from '@waratah/vocabulary/law/fortnights';
import type { Embedding } from './embedding.ts';
import type { Avoided } from './feedback.ts';
import type { Preferences } from './preferences.ts';
import type { Trades } from './trade.ts';

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
  /** An email to this address bounced. */
  mailboxRefuses: boolean;
  fullName: string;
  /** Code of design section 12; empty if not given. A verified visa takes the place of the declared one. */
  visaType: string;
  /** An operator verified it by its document, and it has not ended. */
  visaVerified: boolean;
  degree: string;
  /** Whether the profile lists education, and work; undefined for a student stored before this was kept. */
  hasEducation?: boolean | undefined;
  hasExperience?: boolean | undefined;
  /** The families of occupations that are looked for: those that the student chose, else those of the profile. */
  trades: Trades;
  /** The families that the student's studies, work and skills lead to, whatever they chose. */
  tradesOfProfile: Trades;
  place: Place | undefined;
  /** Canonical names, lower case; as declared and as found in the profile's text. */
  skills: readonly string[];
  /** Skills as the student wrote them, by their lower-case form. */
  skillNames: ReadonlyMap<string, string>;
  /** Those of the skills that only studies, work or resume show, and not the student's own list. */
  inferredSkills: ReadonlySet<string>;
  /** As the student names them, like 'Mandarin'. */
  languages: readonly string[];
  /** The profile's embedding, shifted by the answers to earlier emails. Undefined until the profile is assessed. */
  embedding: Embedding | undefined;
  preferences: Preferences;
  /** Hours noted for days of the fortnights around today. */
  shifts: readonly HoursOfDay[];
  /** What the student's answers to earlier emails exclude. */
  avoided: Avoided;
}>;

/** The part of a student that the gates of the law use: the visa, the facts about it, and the hours worked. */
export type Holder = Pick<Student, 'visaType' | 'visaVerified' | 'place' | 'preferences' | 'shifts'>;

/** A known locality; coordinates in degrees. */
export type Place = Readonly<{ name: string; state: string; latitude: number; longitude: number }>;

/** SHA-256 of an address in lower case, in hex, by which the mailer names it (`AddressRestored`). */
export const emailSha256Of = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Why a student is not matched in the run of a local day; undefined if they are. */
export const notReady = (student: Student, day: string): string | undefined => {
  if (student.suspended) return 'The account is suspended.';
  if (!student.preferences.digest) return 'The morning email is turned off.';
  const { pausedUntil } = student.preferences;
  if (pausedUntil && day <= pausedUntil) return `The morning email is paused until ${longDayInWords(pausedUntil)}.`;
  if (!student.emailVerified) return 'The email address is not confirmed yet.';
  if (student.ageUnknown) return 'The date of birth is missing in your profile.';
  if (student.mailboxRefuses) return 'The mailbox refused our last email. Please check the address.';
  if (!student.embedding) return 'The profile is not assessed yet; this takes a minute.';
  return undefined;
};

/** Which parts of the profile, of those that better matches come from, are known to be empty. */
export const emptyPartsOf = ({ skillNames, degree, hasEducation, hasExperience }: Student): readonly string[] => [
  ...(skillNames.size === 0 ? ['skills'] : []),
  ...(degree === '' && hasEducation === false ? ['studies'] : []),
  ...(hasExperience === false ? ['experience'] : []),
];

/** Whether the profile is complete enough for first matches: visa, home, and studies, work or skills. */
export const hasEnough = ({ visaType, place, trades, skills }: Student): boolean =>
  visaType !== '' && place !== undefined && (trades.list.length > 0 || skills.length > 0);
