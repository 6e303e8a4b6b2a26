/** How long a process may work on one file, in milliseconds. */
export const workMs = 5_000;
