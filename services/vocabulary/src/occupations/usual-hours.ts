/**
 * Families, by the start of their code, whose work is full time unless the ad says otherwise: managers of businesses
 * and projects; professionals of business, design, engineering, science, IT and law; technicians and trades. Teaching,
 * care, kitchens, hair and farms are not included, since casual and part-time work is common there.
 */
const fullTimeFamilies = /^(?:1[123]|22|23(?!47)|26|271|31|32|33|34)/;

/** Whether the work of a family is full time if an ad names neither hours nor an employment type. */
export const isUsuallyFullTime = (code: string): boolean => fullTimeFamilies.test(code);

/** Offices, schools, early learning, and trades other than food. */
const weekdayFamilies = /^(?:1[123]|2[26]|24[12]|271|3[1-4]|421|5)/;
/** Shops, which open at weekends too. */
const shops = /^(?:61|62|639)/;

/** Whether the work of a family is done by day from Monday to Friday if an ad says nothing else. */
export const isUsuallyOnWeekdays = (code: string): boolean => weekdayFamilies.test(code);

/** Whether the work of a family is done by day if an ad says nothing else. */
export const isUsuallyByDay = (code: string): boolean => isUsuallyOnWeekdays(code) || shops.test(code);
