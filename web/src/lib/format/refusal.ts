/** Why a job would not be emailed to the reader, from the server's `because`. */
export const refusalText = (because: string): string => `We would not email it to you: ${because}.`;
