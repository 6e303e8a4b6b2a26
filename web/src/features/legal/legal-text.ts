/** A page of terms: what matters most, then section by section. A section may end in a table of what is kept how long. */
export type LegalText = Readonly<{
  title: string;
  lead: string;
  /** The day of this wording, a local date. */
  since: string;
  short: readonly string[];
  sections: readonly LegalSection[];
}>;

export type LegalSection = Readonly<{
  title: string;
  text: readonly string[];
  kept?: readonly Readonly<{ what: string; howLong: string }>[];
}>;
