/** A legal page: a summary, then sections. A section may end in a table of retention periods. */
export type LegalText = Readonly<{
  title: string;
  lead: string;
  /** The day since which this version applies, a local date. */
  since: string;
  short: readonly string[];
  sections: readonly LegalSection[];
}>;

export type LegalSection = Readonly<{
  title: string;
  text: readonly string[];
  kept?: readonly Readonly<{ what: string; howLong: string }>[];
}>;
