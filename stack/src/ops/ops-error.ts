/** Something the operator can put right; its message is all they need. */
export class OpsError extends Error {}
