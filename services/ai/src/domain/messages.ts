/** Messages to employers about generated texts (spec section 8), and to everybody about reading an ad. */
export const messages = {
  empty: 'AI generated empty or invalid content',
  failed: 'AI generation failed. Please try again or write the description manually.',
  spent: 'You have had all generated descriptions of today. Please write this one yourself or come back tomorrow.',
  whichJob: (title: string) =>
    `What is the job? We cannot tell from “${title}”. Please enter a title such as “Barista” or “Junior accountant”.`,
  unknownWork: (title: string) =>
    `What does the person do? We do not know the work of “${title}” well enough to describe it. Try a more common job title, or write the description yourself.`,
  englishTitle: (title: string) => `Please enter the title in English. We cannot read “${title}”.`,
  salaryOrder: 'The lowest salary must not be above the highest.',
  hoursOrder: 'The fewest hours must not be above the most.',
  emptyAd: 'Paste the words of the ad.',
  longAd: 'At most 20,000 characters can be read: leave out what is not about this job.',
  manySentences: 'This has more than 1,500 sentences: leave out what is not about this job.',
  onlyLink: 'Paste the words of the ad: links are not opened.',
  otherLanguage: 'Only ads in English can be read. Paste its words in English.',
  noAd: 'This is too short for a job ad. Paste all of its words.',
} as const;
