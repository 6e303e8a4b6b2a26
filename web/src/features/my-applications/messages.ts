/** Texts of a student's list of applications. */
export const messages = {
  title: 'My Applications',
  notLoaded: 'Failed to load applications',
  none: 'No applications.',
  noneText: 'Find a job that your visa allows and apply with one click.',
  browse: 'Browse Jobs',
  loading: 'Loading your applications',
  applied: (date: string) => `Applied ${date}`,
  with: (name: string) => `with ${name}`,
  jobClosed: 'This job takes no more applications.',
  jobDeleted: 'The employer has taken this job down.',
  withdrawnTag: 'Withdrawn',
  withdrawnOn: (date: string, isOpen: boolean) =>
    `You withdrew it on ${date}.${isOpen ? ' You can apply again while the job is open.' : ''}`,
  withdraw: 'Withdraw',
  withdrawOf: (title: string) => `Withdraw from ${title}`,
  question: (title: string) => `Withdraw from “${title}”?`,
  text: 'The employer is notified and can no longer see your resume.',
  withdrawn: 'Application withdrawn',
  notWithdrawn: 'Failed to withdraw the application',
} as const;
