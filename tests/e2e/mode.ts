/** A way to run all parts. */
export type Mode = Readonly<{
  /** Every part as a separate process, as in production; otherwise only ai, as in the local stack. */
  apart?: boolean;
  settings?: Readonly<Record<string, string>>;
  /** A stand-in for a model writes descriptions; the job's title decides what it does. */
  model?: boolean;
  /** With the accounts and ads of the demo. */
  demo?: boolean;
  /** Never uses a portal that is already running. */
  alone?: boolean;
  /** The folder of the web client, if not the usual one. */
  dist?: string;
}>;
