/** A problem that the operator can solve; the message says how. */
export class OpsError extends Error {}
