export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;

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
