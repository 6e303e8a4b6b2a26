/** The parts of a student's profile that the view offers to add, each a section of the form. */
export const profileParts = ['education', 'experience', 'skills', 'languages', 'activities'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const profilePartIn = (text: string | null): ProfilePart | undefined =>
  profileParts.find((part) => part === text);

/** The id of the form's section. */
export const sectionOf = (part: ProfilePart) => `edit-${part}`;
