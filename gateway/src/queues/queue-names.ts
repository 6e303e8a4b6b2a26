/** Every queue of every service, by the name it has in Redis; a contract test compares them with the workers. */
export const queueNames = [
  'ai-assess',
  'jobs-expire',
  'mailer-mail',
  'matching-deliver',
  'matching-match',
  'visa-retention',
] as const;
