/** Names in Redis of every queue of every service. A contract test compares them with the workers. */
export const queueNames = [
  'ai-assess',
  'jobs-expire',
  'jobs-feeds',
  'jobs-import',
  'mailer-mail',
  'matching-deliver',
  'matching-match',
  'visa-retention',
] as const;
