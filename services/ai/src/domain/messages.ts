/** What an employer reads of generated texts (spec section 8) and of readings of an ad. */
export const messages = {
  empty: 'AI generated empty or invalid content',
  failed: 'AI generation failed. Please try again or write the description manually.',
  spent: 'You have had all generated descriptions of today. Please write this one yourself or come back tomorrow.',
  tooManyReadings: 'Too many requests. Please wait a minute.',
} as const;
