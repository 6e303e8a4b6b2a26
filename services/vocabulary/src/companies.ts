/** Company sizes (spec section 3), in numbers of employees. */
export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;

/** Industries (spec section 3). */
export const industries = [
  'Technology',
  'Finance',
  'Healthcare',
  'Education',
  'Retail',
  'Hospitality',
  'Manufacturing',
  'Construction',
  'Transportation',
  'Professional Services',
  'Government',
  'Non-Profit',
  'Agriculture',
  'Energy',
  'Media & Entertainment',
] as const;

export type Industry = (typeof industries)[number];
