/** The file as a whole cannot be read (any further); the message is for the person who sent it. */
export class UnreadableFile extends Error {}
