/** Every part of Waratah; the gateway is last because it calls the others. */
export const partNames = ['identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer', 'gateway'] as const;
