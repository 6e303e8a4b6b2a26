/** In place of a family's code: the work in which many people start without experience, whatever they study. */
export const studentJobs = 'student_jobs';

/** At most this many families can be chosen as the work that a student looks for; `studentJobs` comes on top. */
export const mostTrades = 8;

/** How many of some chosen codes count towards the most. */
export const countTrades = (codes: readonly string[]): number => codes.filter((code) => code !== studentJobs).length;
