import { type Copied, copiedInWords } from '@waratah/vocabulary/application-copy';

/** Texts for applying for a job. */
export const messages = {
  apply: 'Apply',
  applying: 'Sending…',
  applied: 'Applied',
  seeApplications: 'See your applications',
  disabled: 'Disabled for Pilot',
  disabledWhy: 'Matches arrive by email during the pilot.',
  question: (title: string) => `Apply for “${title}”?`,
  text: (company: string, given: ReadonlySet<Copied>, hasResume: boolean) =>
    `${company || 'The employer'} gets your ${copiedInWords(given, hasResume)}, as they are now.`,
  /** While it is not known what the profile has. */
  textUnknown: (company: string) =>
    `${company || 'The employer'} gets your profile, and your resume if you have one, as they are now.`,
  noResume: 'You have no resume yet.',
  addResume: 'Add a resume',
  done: 'Application sent',
  withdrawnOn: (day: string) => `Withdrawn ${day}. You may apply again.`,
  notDone: 'Failed to apply',
  complete: 'Open your profile',
  lacks: "An application needs this too. We'll save it to your profile.",
  fields: { fullName: 'Full name', degree: 'Degree/course' },
  required: {
    fullName: 'Enter your name.',
    university: 'Enter your university or college.',
    degree: 'Enter your degree or course.',
  },
} as const;
