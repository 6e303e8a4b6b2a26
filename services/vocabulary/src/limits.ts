/** Limits that more than one part of the product enforces (spec sections 5 and 9). */

const megabyte = 1024 * 1024;

/** Largest upload of any kind, in megabytes as people read it and in bytes. */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * megabyte;

/** Lifetime of an access token. */
export const accessTokenMs = 10 * 60_000;

/** How many days ahead an ad may expire, and for how many days it is shown if it names no closing date. */
export const longestAdDays = 365;
export const usualAdDays = 30;

/** Characters of a title and of a description (spec section 5). */
export const titleMin = 5;
export const draftTitleMin = 3;
export const titleMax = 200;
export const descriptionMin = 20;
export const descriptionMax = 50_000;

/** How many of their own ads an employer reads at once. */
export const ownAdsPerPage = 100;

/** Characters of a password (spec section 5). */
export const passwordMin = 8;

/** Hours a fortnight on a student visa while the course is in session (spec section 9, condition 8105). */
export const studentFortnightHours = 48;

/**
 * Seconds in which an employer can undo a change of an application's status; the student's email is sent afterwards.
 */
export const undoSeconds = 10;

/** Least and most hours of one noted shift. */
export const shiftHoursMin = 0.25;
export const shiftHoursMax = 24;

/** Most characters of a saved search's name. */
export const searchNameMax = 100;

/** Milliseconds in a day. */
export const dayMs = 24 * 3_600_000;
