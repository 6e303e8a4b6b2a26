/** Limits that more than one part of the product keeps (spec sections 5 and 9). */

const megabyte = 1024 * 1024;

/** Largest upload of any kind, in megabytes as people read it and in bytes. */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * megabyte;

/** Lifetime of an access token. */
export const accessTokenMs = 10 * 60_000;

/** How far ahead an ad may expire, and how long it is shown when it names no day. */
export const longestAdDays = 365;
export const usualAdDays = 30;

/** Characters of a title and of a description (spec section 5). */
export const titleMin = 5;
export const draftTitleMin = 3;
export const titleMax = 200;
export const descriptionMin = 20;
export const descriptionMax = 50_000;

/** Characters of a password (spec section 5). */
export const passwordMin = 8;

/** Hours a fortnight on a student visa while the course is in session (spec section 9, condition 8105). */
export const studentFortnightHours = 48;

/** Milliseconds of a day. */
export const dayMs = 24 * 3_600_000;
