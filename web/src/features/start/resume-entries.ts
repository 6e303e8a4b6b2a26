import type { MyResumeQuery, ProfileBeforeQuery, StudentProfileInput } from '../../gql/graphql.ts';
import { withTyped } from '../../lib/tags.ts';

export type Found = Omit<NonNullable<MyResumeQuery['myResume']>, 'uploadedAt'>;

/** What a resume says, to choose from. */
export type Choice = Readonly<{
  /** As the student put it right. */
  found: Found;
  /** Keys of the entries that are left out. */
  out: ReadonlySet<string>;
  /** By the key of an entry that the profile seemed to have when the resume was read, how the profile has it. */
  known: ReadonlyMap<string, string>;
  /** When the resume was uploaded: of one that was replaced since, nothing goes on the profile. */
  uploadedAt: string;
}>;

type Study = Found['education'][number];
type Work = Found['experience'][number];

type Entry = Readonly<{ key: string; label: string }>;
type KindName = 'skills' | 'languages' | 'licences' | 'education' | 'experience';

const words = (name: KindName, values: readonly string[]) =>
  values.map((label): Entry => ({ key: `${name} ${label}`, label }));

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
const span = (from: string, to: string) => [from, to].filter(Boolean).join(' – ');

const keyOf = (name: KindName, index: number) => `${name} ${index}`;

const labelOfStudy = ({ degree, field, institution, startYear, endYear }: Study) =>
  joined([degree, field, institution, span(startYear, endYear)]);

const labelOfWork = ({ title, company, start, end }: Work) => joined([title, company, span(start, end)]);

const numbered = <One>(name: KindName, list: readonly One[], labelOf: (one: One) => string) =>
  list.map((one, index): Entry => ({ key: keyOf(name, index), label: labelOf(one) }));

/** The entries read from the resume, in groups to choose from; empty groups are left out. */
export const kindsOf = (found: Found): readonly Readonly<{ name: KindName; entries: readonly Entry[] }>[] =>
  [
    { name: 'skills', entries: words('skills', found.skills) } as const,
    { name: 'languages', entries: words('languages', found.languages) } as const,
    { name: 'licences', entries: words('licences', found.licences) } as const,
    { name: 'education', entries: numbered('education', found.education, labelOfStudy) } as const,
    { name: 'experience', entries: numbered('experience', found.experience, labelOfWork) } as const,
  ].filter(({ entries }) => entries.length > 0);

const studyFields = ['degree', 'field', 'institution', 'startYear', 'endYear'] as const;
const workFields = ['title', 'company', 'start', 'end', 'description'] as const;
type FieldName = (typeof studyFields)[number] | (typeof workFields)[number];

type Changeable = Readonly<{
  fields: readonly Readonly<{ name: FieldName; value: string }>[];
  with: (name: FieldName, value: string) => Found;
}>;

const withEntry = <One>(list: readonly One[], index: number, change: Partial<One>): One[] =>
  list.map((one, at) => (at === index ? { ...one, ...change } : one));

/** The fields of an education or experience entry, and a function to change one; undefined for other entries. */
export function fieldsOf(found: Found, key: string): Changeable | undefined {
  const [kind, at] = key.split(' ');
  const index = Number(at);
  const study = kind === 'education' ? found.education[index] : undefined;
  if (study)
    return {
      fields: studyFields.map((name) => ({ name, value: study[name] })),
      with: (name, value) => ({ ...found, education: withEntry(found.education, index, { [name]: value }) }),
    };
  const work = kind === 'experience' ? found.experience[index] : undefined;
  return (
    work && {
      fields: workFields.map((name) => ({ name, value: work[name] })),
      with: (name, value) => ({ ...found, experience: withEntry(found.experience, index, { [name]: value }) }),
    }
  );
}

/** Names the parts of a resume that were not found in this one. */
export const notFoundIn = ({ skills, education, experience, languages }: Found): readonly string[] =>
  Object.entries({ skills, studies: education, 'work experience': experience, languages }).flatMap(([name, list]) =>
    list.length === 0 ? [name] : [],
  );

const begins = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const folded = (text: string) => text.trim().toLowerCase();

const isSameMonth = (one: string, other: string) => one === other && one.includes('-');

/**
 * Whether two entries may be the same job. A resume may name the employer in another way, or, with or without "Pty Ltd",
 * the year only, or one of the two not at all.
 */
const isLikeWork = (one: Work, other: Work) =>
  folded(one.title) === folded(other.title) &&
  (isSameMonth(one.start, other.start) ||
    (begins(folded(one.company), folded(other.company)) && begins(one.start, other.start)));

const isSameYear = (one: string, other: string) => one === other && one !== '';

/** Whether two entries may be the same study. A resume may abbreviate the institution, or not name it, or no year. */
const isLikeStudy = (one: Study, other: Study) =>
  folded(one.degree) === folded(other.degree) &&
  begins(folded(one.field), folded(other.field)) &&
  (isSameYear(one.startYear, other.startYear) ||
    (begins(folded(one.institution), folded(other.institution)) && begins(one.startYear, other.startYear)));

type Listed = Readonly<{ education: readonly Study[]; experience: readonly Work[] }>;

/** By the key of each entry that the profile seems to have, how the profile has it. */
export const knownIn = (found: Listed, profile: Listed): ReadonlyMap<string, string> => {
  const studies = found.education.flatMap((study, index) => {
    const known = profile.education.find((one) => isLikeStudy(one, study));
    return known ? [[keyOf('education', index), labelOfStudy(known)] as const] : [];
  });
  const jobs = found.experience.flatMap((work, index) => {
    const known = profile.experience.find((one) => isLikeWork(one, work));
    return known ? [[keyOf('experience', index), labelOfWork(known)] as const] : [];
  });
  return new Map([...studies, ...jobs]);
};

/** A list with the entries that are not in it word for word. */
const withNew = <Name extends string, One extends Readonly<Record<Name, string>>>(
  names: readonly Name[],
  list: readonly One[],
  entries: readonly One[],
): One[] => {
  const isIn = (all: readonly One[], entry: One) =>
    all.some((one) => names.every((name) => one[name].trim() === entry[name].trim()));
  return entries.reduce<One[]>((all, entry) => (isIn(all, entry) ? all : [...all, entry]), [...list]);
};

const studyOf = ({ institution, degree, field, startYear, endYear }: Study) => ({
  institution,
  degree,
  field,
  startYear,
  endYear,
});

const workOf = ({ company, title, start, end, description }: Work) => ({ company, title, start, end, description });

/**
 * The profile's lists with every entry that was not removed. Licences are added to the skills, where matching looks for
 * them.
 */
export function withFound(
  before: ProfileBeforeQuery['me'],
  found: Found,
  out: ReadonlySet<string>,
): Pick<StudentProfileInput, 'skills' | 'languages' | 'education' | 'experience'> {
  const taken = (name: 'skills' | 'languages' | 'licences') =>
    found[name].filter((label) => !out.has(`${name} ${label}`)).map((label) => label.replaceAll(',', ' '));
  const chosen = <One>(name: KindName, list: readonly One[]) => list.filter((_, index) => !out.has(keyOf(name, index)));
  return {
    skills: withTyped(before.skills, [...taken('skills'), ...taken('licences')].join(',')),
    languages: withTyped(before.languages, taken('languages').join(',')),
    education: withNew(studyFields, before.education.map(studyOf), chosen('education', found.education).map(studyOf)),
    experience: withNew(workFields, before.experience.map(workOf), chosen('experience', found.experience).map(workOf)),
  };
}
