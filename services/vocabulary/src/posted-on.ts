const start = 'Posted on ';

/** The reason that tells when an ad was posted, like 'Posted on 18 November'. */
export const postedOn = (day: string): string => `${start}${day}`;

/** Whether a reason tells only when an ad was posted, and so nothing of the work. */
export const isDateOfPosting = (reason: string): boolean => reason.startsWith(start);
