import { languagesIn, speaksOneOf } from '@waratah/vocabulary/languages';
import type { JobAd } from '../job.ts';
import type { Student } from '../student.ts';
import { eligible, refuse, type Verdict } from './verdict.ts';

/** The languages that a student's profile names, among its languages or its skills. */
export const spokenBy = ({ languages, skills }: Pick<Student, 'languages' | 'skills'>): readonly string[] =>
  languagesIn([...languages, ...skills].join('\n'));

/** "Mandarin or Cantonese". */
export const eitherOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Whether the student speaks a language that the ad demands. */
export const languageVerdict = ({ assessment }: JobAd, spoken: readonly string[]): Verdict => {
  const asked = assessment?.languagesAsked;
  return !asked || speaksOneOf(asked.anyOf, spoken)
    ? eligible
    : refuse('language', `asks for ${eitherOf.format(asked.anyOf)}, which your profile does not name`);
};
