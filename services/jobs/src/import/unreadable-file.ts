/** The file cannot be read, or not to its end; the message is for the person who sent it. */
export class UnreadableFile extends Error {}
