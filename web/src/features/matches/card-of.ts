/** The id of a job's card: the focus follows it to the jobs that were applied for (`keepFocus`). */
export const cardOf = (jobId: number) => `match-${jobId}`;
