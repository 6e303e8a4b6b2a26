import type { MyResumeQuery, ProfileBeforeQuery, StudentProfileInput } from '../../gql/graphql.ts';
import { withTyped } from '../../lib/tags.ts';

export type Found = Omit<NonNullable<MyResumeQuery['myResume']>, 'uploadedAt'>;

/**
 * What a resume says, as the student put it right, the keys of the entries that are left out, and when that resume was
 * uploaded: of one that was replaced since, nothing goes on the profile.
 */
export type Choice = Readonly<{ found: Found; out: ReadonlySet<string>; uploadedAt: string }>;

type Entry = Readonly<{ key: string; label: string }>;
type KindName = 'skills' | 'languages' | 'licences' | 'education' | 'experience';

const words = (name: KindName, values: readonly string[]) =>
  values.map((label): Entry => ({ key: `${name} ${label}`, label }));

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
const span = (from: string, to: string) => [from, to].filter(Boolean).join(' – ');

const keyOf = (name: KindName, index: number) => `${name} ${index}`;

/** The entries read from the resume, in groups to choose from; empty groups are left out. */
export const kindsOf = (found: Found): readonly Readonly<{ name: KindName; entries: readonly Entry[] }>[] =>
  [
    { name: 'skills', entries: words('skills', found.skills) } as const,
    { name: 'languages', entries: words('languages', found.languages) } as const,
    { name: 'licences', entries: words('licences', found.licences) } as const,
    {
      name: 'education',
      entries: found.education.map(({ degree, field, institution, startYear, endYear }, index) => ({
        key: keyOf('education', index),
        label: joined([degree, field, institution, span(startYear, endYear)]),
      })),
    } as const,
    {
      name: 'experience',
      entries: found.experience.map(({ title, company, start, end }, index) => ({
        key: keyOf('experience', index),
        label: joined([title, company, span(start, end)]),
      })),
    } as const,
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

type Work = Readonly<{ title: string; company: string; start: string }>;

const begins = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const folded = (text: string) => text.trim().toLowerCase();

const isSameMonth = (one: string, other: string) => one === other && one.includes('-');

/**
 * Whether two entries are the same job. A resume may name the employer in another way, or, with or without "Pty Ltd",
 * the year only, or one of the two not at all.
 */
const isSameWork = (one: Work, other: Work) =>
  folded(one.title) === folded(other.title) &&
  (isSameMonth(one.start, other.start) ||
    (begins(folded(one.company), folded(other.company)) && begins(one.start, other.start)));

/**
 * The profile's lists with the entries that were not removed. Licences are added to the skills, where matching looks for
 * them.
 */
export function withFound(
  before: Omit<ProfileBeforeQuery['me'], 'resumeUploadedAt'>,
  found: Found,
  out: ReadonlySet<string>,
): Pick<StudentProfileInput, 'skills' | 'languages' | 'education' | 'experience'> {
  const taken = (name: 'skills' | 'languages' | 'licences') =>
    found[name].filter((label) => !out.has(`${name} ${label}`)).map((label) => label.replaceAll(',', ' '));
  const named = [...taken('skills'), ...taken('licences')];
  const education = before.education.map(({ institution, degree, field, startYear, endYear }) => ({
    institution,
    degree,
    field,
    startYear,
    endYear,
  }));
  const experience = before.experience.map(({ company, title, start, end, description }) => ({
    company,
    title,
    start,
    end,
    description,
  }));
  const isNewStudy = (study: Found['education'][number]) =>
    !education.some(({ degree }) => degree.toLowerCase() === study.degree.toLowerCase());
  const isNewWork = (work: Work) => !experience.some((known) => isSameWork(known, work));
  return {
    skills: withTyped(before.skills, named.join(',')),
    languages: withTyped(before.languages, taken('languages').join(',')),
    education: [
      ...education,
      ...found.education
        .filter((study, index) => !out.has(keyOf('education', index)) && isNewStudy(study))
        .map(({ institution, degree, field, startYear, endYear }) => ({
          institution,
          degree,
          field,
          startYear,
          endYear,
        })),
    ],
    experience: [
      ...experience,
      ...found.experience
        .filter((work, index) => !out.has(keyOf('experience', index)) && isNewWork(work))
        .map(({ company, title, start, end, description }) => ({ company, title, start, end, description })),
    ],
  };
}
