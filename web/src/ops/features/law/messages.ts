/** Texts of the console's page about the law of work visas. */
export const messages = {
  title: 'Law',
  lead: 'What each visa allows at work, as matching, the wizard and the visa pages keep it. General information, not legal advice.',
  toCheck: 'Check an ad by these rules',
  failed: 'The rules could not be loaded',
  visa: 'Visa',
  condition: 'Condition',
  rule: 'Rule',
  holds: 'Holds',
  source: 'Source',
  read: 'Last read',
  noCondition: 'None',
  since: (day: string) => `Since ${day}`,
  always: 'Always',
  between: (from: string, until: string) => `${from} – ${until}`,
  until: (day: string) => `Until ${day}`,
  open: 'Open',
  sourceOf: (visa: string, condition: string) => `Open the source of ${visa}, ${condition}`,
  due: 'To be read',
  neverChecked: 'Never',
  dueNote: (count: number) =>
    count === 1
      ? 'The source of one rule was never read, or not for 180 days.'
      : `The sources of ${count} rules were never read, or not for 180 days.`,
} as const;
