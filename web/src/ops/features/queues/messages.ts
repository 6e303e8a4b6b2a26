/** Texts of the queues page. */
export const messages = {
  title: 'Queues',
  lead: 'Work in the background. The pages of the queues show each piece of it, and let you try it again.',
  open: 'Open the queues',
  opening: 'Opening…',
  failed: 'The queues could not be loaded',
  queue: 'Queue',
  waiting: 'Waiting',
  active: 'At work',
  delayed: 'Later',
  failedJobs: 'Failed',
} as const;
