/** Levels of a course that the law treats differently; `research` is a master by research or a doctorate. */
export const courseLevels = ['other', 'masters_coursework', 'research'] as const;
export type CourseLevel = (typeof courseLevels)[number];
