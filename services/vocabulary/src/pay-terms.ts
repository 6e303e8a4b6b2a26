/**
 * Terms of pay by which workers are often paid less than the Fair Work Act 2009 gives them: cash without payslips (section
 * 536), work on an ABN that is employment in truth (sections 357 to 359), commission without a wage, pay by the piece (section 21), and money that
 * is kept back from the pay or has to be spent for the job (sections 324 to 326).
 */
export const payTermKinds = ['cash', 'contractor', 'commission', 'pieces', 'deduction'] as const;
export type PayTermKind = (typeof payTermKinds)[number];

/** A term of pay in the ad's words. */
export type PayTerm = Readonly<{ kind: PayTermKind; quote: string }>;
