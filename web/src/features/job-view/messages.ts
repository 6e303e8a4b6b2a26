export const messages = {
  notFoundTitle: 'Job Not Found',
  notFoundText: "The job you're looking for doesn't exist or has been removed.",
  closedTitle: 'This job has closed',
  closedText: (title: string, company: string) => `${title} at ${company} is no longer open.`,
  otherJobs: 'Search other jobs',
  notLoaded: 'Failed to load job details',
  noDescription: 'No description provided.',
  noLocation: 'Location not specified',
  saysTitle: 'What the ad says',
  fits: 'Why this fits you',
  doesNotFit: 'How this compares with your profile',
  missing: {
    suburb: { question: 'How far is it from home?', link: 'Add your suburb' },
    visa: { question: 'Does your visa allow it?', link: 'Add your visa' },
  },
} as const;
