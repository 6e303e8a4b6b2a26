/** Messages to employers about generated texts (spec section 8) and about reading an ad. */
export const messages = {
  empty: 'AI generated empty or invalid content',
  failed: 'AI generation failed. Please try again or write the description manually.',
  spent: 'You have had all generated descriptions of today. Please write this one yourself or come back tomorrow.',
  whichJob: (title: string) =>
    `What is the job? We cannot tell from “${title}”. Please enter a title such as “Barista” or “Junior accountant”.`,
  tooManyReadings: 'Too many requests. Please wait a minute.',
} as const;
