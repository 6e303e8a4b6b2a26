/** A way to run the constellation. */
export type Mode = Readonly<{
  /** Every part as its own process, as in production; else only ai, as in the local stack. */
  apart?: boolean;
  settings?: Readonly<Record<string, string>>;
}>;
