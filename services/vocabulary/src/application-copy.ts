/** What an application copies from the profile for the employer, beside the resume, in the words used on screen. */
export const copiedOfProfile = {
  fullName: 'name',
  email: 'email address',
  university: 'university',
  degree: 'degree',
  graduationYear: 'graduation year',
  languages: 'languages',
  visaType: 'visa type',
} as const;

export type Copied = keyof typeof copiedOfProfile;
/** In the order in which they are named. */
export const copied: readonly Copied[] = [
  'fullName',
  'email',
  'university',
  'degree',
  'graduationYear',
  'languages',
  'visaType',
];

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What an application copies of the given parts, like 'name, email address and resume'. */
export const copiedInWords = (given: ReadonlySet<Copied>, hasResume: boolean): string =>
  list.format([
    ...copied.filter((part) => given.has(part)).map((part) => copiedOfProfile[part]),
    ...(hasResume ? ['resume'] : []),
  ]);

/** What employers see beside the copy. */
export const alsoSeen =
  'They also see what of your skills, languages, studies and work matches the job, and roughly how far away you live.';
