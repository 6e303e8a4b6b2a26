/** Visa types (spec section 3): labels for people, codes for jobs. */
export const visaTypes = [
  { code: '500', label: 'Student Visa subclass 500' },
  { code: '485', label: 'Temporary Graduate 485' },
  { code: '189', label: 'Skilled Independent 189' },
  { code: '190', label: 'Skilled Nominated 190' },
  { code: '491', label: 'Skilled Work Regional 491' },
  { code: '482', label: 'Employer Sponsored TSS 482' },
  { code: '186', label: 'Employer Nomination 186' },
  { code: '417/462', label: 'Working Holiday 417/462' },
  { code: 'other', label: 'Other/Not Sure' },
] as const;

export const visaLabels: readonly string[] = visaTypes.map(({ label }) => label);

export const visaLabelOf = (code: string): string => visaTypes.find((visa) => visa.code === code)?.label ?? code;
