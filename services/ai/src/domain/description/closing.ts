import type { Brief } from './brief.ts';
import { hoursSentence } from './hours-sentence.ts';
import { turned } from './turned.ts';
import { isLearner } from './useful-skills.ts';

/** From this many hours a week on, applicants are not asked for their days. */
const fullWeek = 35;

const question = ({ pay, hours }: Brief) => {
  const missing = [pay ? '' : 'the pay', hoursSentence(hours) ? '' : 'the hours'].filter(Boolean);
  return missing.length > 0
    ? `Ask us about ${missing.join(' and ')}.`
    : 'Ask us if anything about the role is not clear.';
};

const hasFixedDays = ({ hours, employmentType }: Brief) =>
  employmentType === 'FULL_TIME' || (hours.workDays?.length ?? 0) > 0 || (hours.hoursMin ?? 0) >= fullWeek;

/** Sentences after the call to apply, the most useful first, which claim nothing about the employer. */
export const closingSentences = (brief: Brief, seed: number): readonly string[] => {
  const isBeginner = isLearner(brief.title) || /\bgraduate\b/i.test(brief.title);
  const requests = [
    'In a few sentences, tell us why this role interests you and when you could start.',
    'Include any licences, tickets and languages in your resume.',
    ...(isBeginner ? [] : ['Tell us about similar work you have done.']),
  ];
  return [
    question(brief),
    ...turned(requests, seed),
    ...(hasFixedDays(brief) ? [] : ['Tell us which days and hours you can work.']),
    'Check that the phone number and the email address in your resume are right, so that we can reach you.',
  ];
};
