/** The file cannot be read, or not to its end; the message is for the person who sent it. */
export class UnreadableFile extends Error {}

/** The message of an UnreadableFile. Throws any other error, whose details are not for the sender of the file. */
export const problemOfFile = (error: unknown): string => {
  if (!(error instanceof UnreadableFile)) throw error;
  return error.message;
};
