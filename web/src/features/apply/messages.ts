/** Words of applying for a job. */
export const messages = {
  apply: 'Apply',
  applying: 'Sending…',
  applied: 'Applied',
  seeApplications: 'See your applications',
  disabled: 'Disabled for Pilot',
  question: (title: string) => `Apply for “${title}”?`,
  text: (company: string) =>
    `${company || 'The employer'} gets your name, e-mail address, university, degree and resume, as they are now.`,
  done: 'Application sent',
  notDone: 'Failed to apply',
  complete: 'Complete your profile',
} as const;
