/** A way to run the constellation. */
export type Mode = Readonly<{
  /** Every part as its own process, as in production; else only ai, as in the local stack. */
  apart?: boolean;
  settings?: Readonly<Record<string, string>>;
  /** A stand-in for a model writes descriptions; what it does is in the job's title. */
  model?: boolean;
  /** With the accounts and ads of the demo. */
  demo?: boolean;
  /** Never a portal that runs already. */
  alone?: boolean;
  /** The folder of the web client, when it is not the usual one. */
  dist?: string;
}>;
