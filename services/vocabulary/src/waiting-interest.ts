import { dayInWords } from './law/days.ts';

/** What a student's interest in a job waits for: the GraphQL type `InterestWait`. */
type Wait = Readonly<{
  /** The last day, YYYY-MM-DD. */
  until: string;
  isClosed: boolean;
  /** Fields of the profile by their REST names. */
  missing: readonly string[];
}>;

const fields = [
  ['full_name', 'name'],
  ['email', 'email address'],
  ['university', 'university'],
  ['degree', 'degree'],
] as const;

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * When an application that waits is made, as the end of a sentence, like 'as soon as the job takes applications again and
 * your profile has your degree, by 29 December 2026 at the latest'.
 */
export const whenSent = ({ until, isClosed, missing }: Wait): string => {
  const names = fields.flatMap(([field, name]) => (missing.includes(field) ? [name] : []));
  const conditions = [
    isClosed ? 'the job takes applications again' : '',
    names.length > 0 ? `your profile has your ${list.format(names)}` : '',
  ].filter(Boolean);
  const open = isClosed ? '' : ' while the job takes applications';
  return `as soon as ${list.format(conditions)}${open}, by ${dayInWords(until)} at the latest`;
};
