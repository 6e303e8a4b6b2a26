/** Texts of the console's first page. */
export const messages = {
  title: 'Today',
  lead: 'Work that is waiting, and this morning’s matching run.',
  ads: 'Ads to review',
  reports: 'Reports of ads',
  visas: 'Visa documents',
  deadLetters: 'Dead letters',
  failedJobs: 'Failed jobs',
  rules: 'Visa rules to check',
  run: "Today's matching",
  open: 'Open matching',
  unknown: 'not known',
} as const;
