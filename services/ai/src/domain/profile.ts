import {
  familiesOfStudy,
  familiesOfText,
  type Placement,
  professionConfidence,
  wideConfidence,
} from '@waratah/vocabulary/occupations/placement';
import { areRelated, familyOf } from '@waratah/vocabulary/occupations/families';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Assessment } from './assessment.ts';
import { plainTextOf } from './plain-text.ts';
import { readResume, type ResumeFacts } from './resume/read-resume.ts';
import { skillsAmong, skillsIn } from './skills/find-skills.ts';
import { familiesOfWork, mayHaveDone } from './work-families.ts';
import { boundedWords } from './words.ts';

/** What a student says about themselves, as the event described it. */
export type Profile = Readonly<{
  degree: string;
  education: readonly Readonly<{ degree: string; field: string }>[];
  experience: readonly Readonly<{ title: string; description: string; start?: string; end?: string }>[];
  skills: readonly string[];
  activities: readonly string[];
  /** The words of the resume, as extracted from its PDF. */
  resume?: string | undefined;
  /** When that resume was uploaded; absent without one, and in texts of earlier releases. */
  resumeUploadedAt?: Date | undefined;
}>;

/** A job on the profile, with the family of occupations it is placed in. */
export type PlacedWork = Readonly<{ title: string; start: string; end: string; occupation: Placement }>;

export type ProfileFacts = Readonly<{
  skills: readonly string[];
  /** Those of `skills` that only studies, work or resume show, and not the list of skills; absent in older assessments. */
  inferredSkills?: readonly string[];
  /**
   * Families that the studies lead to, and families whose characteristic skills are named; absent in older assessments.
   */
  studies?: readonly Placement[];
  works?: readonly PlacedWork[];
  abilities?: readonly Placement[];
}>;

const distinct = (words: readonly string[]) => [...new Set(words.map(plainTextOf).filter(Boolean))];

type Entry = Profile['education'][number];

const ofEngineering = /\bengineering\b|\b[bm]\.? ?(?:e|eng|tech)\b/i;

/** Fields that only their degree tells: early childhood, or electronics. */
const dependsOnDegree = /^ece$/i;
/** The field of an entry; "Bachelor of Engineering" with "Civil and Structural" is civil engineering, structural engineering. */
const fieldOf = ({ degree, field }: Entry): string => {
  if (dependsOnDegree.test(field)) return `${degree} ${field}`;
  return field !== '' && ofEngineering.test(degree)
    ? field
        .split(/,|\/|&|\band\b/)
        .map((part) => `${part.trim()} engineering`)
        .join(', ')
    : field;
};

const studiesOf = ({ degree, education }: Profile) =>
  distinct([degree, ...education.flatMap((entry) => [entry.degree, fieldOf(entry)])]);

const workOf = ({ experience }: Profile) =>
  distinct(experience.flatMap(({ title, description }) => [title, description]));

export const readProfile = (profile: Profile): ProfileFacts => {
  const text = [...studiesOf(profile), ...workOf(profile), ...distinct(profile.activities), profile.resume ?? ''].join(
    '\n',
  );
  const resume = profile.resume ? readResume(profile.resume) : undefined;
  const listed = new Set(skillsAmong(profile.skills));
  const inferredSkills = skillsIn(text).filter((skill) => !listed.has(skill));
  const placed = placedStudies(profile, resume);
  const studies = studiesSought(profile, placed);
  return {
    skills: [...listed, ...inferredSkills],
    inferredSkills,
    studies,
    works: worksIn(profile, resume, { studies, placed }),
    abilities: familiesOfText([...profile.skills, ...workOf(profile)].join('\n')).slice(0, maxFamilies),
  };
};

const maxFamilies = 3;
const maxWorks = 12;

/** Where all studies lead, most confident first; what the form says takes precedence over the resume. */
const placedStudies = (profile: Profile, resume: ResumeFacts | undefined): readonly Placement[] => {
  const said = studiesOf(profile);
  const best = new Map<string, Placement>();
  for (const one of (said.length > 0 ? said : (resume?.studies ?? [])).flatMap(familiesOfStudy))
    if (one.confidence > (best.get(one.code)?.confidence ?? 0)) best.set(one.code, one);
  return [...best.values()].toSorted((one, other) => other.confidence - one.confidence);
};

const isNarrow = ({ confidence }: Placement) => confidence > professionConfidence;
const namesProfession = ({ confidence }: Placement) => confidence > wideConfidence;

/**
 * Where the studies lead that say what the student looks for: earlier ones count only if they lead where the newest do,
 * and if these name a profession only, such as IT, earlier ones may say which part of it.
 */
const studiesSought = ({ degree, education }: Profile, placed: readonly Placement[]): readonly Placement[] => {
  const newest = degree === '' ? education[0] : education.find((entry) => entry.degree === degree);
  const named = distinct([degree, newest?.degree ?? '', newest ? fieldOf(newest) : '']).flatMap(familiesOfStudy);
  const [aims = []] = [named.filter(isNarrow), named.filter(namesProfession)].filter(({ length }) => length > 0);
  const narrow = placed
    .filter(isNarrow)
    .filter(({ code }) => aims.length === 0 || aims.some((aim) => areRelated(aim.code, code)));
  const aimed = placed.filter(({ code }) => aims.some((aim) => aim.code === code));
  const [sought = placed] = [narrow, aimed].filter(({ length }) => length > 0);
  return sought.slice(0, maxStudies);
};

const maxStudies = 10;

const worksIn = (
  { experience }: Profile,
  resume: ResumeFacts | undefined,
  { studies, placed }: Readonly<Record<'studies' | 'placed', readonly Placement[]>>,
): readonly PlacedWork[] =>
  (experience.length > 0 ? experience : (resume?.works ?? []))
    .flatMap(({ title, description, start = '', end = '' }) =>
      familiesOfWork({ title: plainTextOf(title), description: plainTextOf(description) }, studies)
        .filter((work) => mayHaveDone(work, placed))
        .slice(0, 1)
        .map((occupation) => ({ title: plainTextOf(title), start, end, occupation })),
    )
    .slice(0, maxWorks);

/**
 * What the work was placed as, in plain words, since the model knows neither "RN" nor "Kế toán viên"; then
 * studies before skills before work, and the resume last: what a person studies for says most about the job they want.
 */
export const profileWords = (profile: Profile, { works = [] }: ProfileFacts): string =>
  boundedWords([
    labelsOf(works.map(({ occupation }) => occupation)),
    studiesOf(profile).join(', '),
    distinct(profile.skills).join(', '),
    [...workOf(profile), profile.resume ?? ''].filter(Boolean).join('. '),
  ]);

const labelsOf = (placements: readonly Placement[]) =>
  distinct(placements.map(({ code }) => familyOf(code)?.label ?? '')).join(', ');

export const announceProfile = ({ _id, subjectVersion, embedding, facts, at }: Assessment<ProfileFacts>): StoredEvent =>
  happened(
    'ai.profile.v1.assessed',
    {
      userId: _id,
      userVersion: subjectVersion,
      embedding: Buffer.from(embedding, 'base64'),
      skills: [...facts.skills],
      inferredSkills: [...(facts.inferredSkills ?? [])],
      studies: [...(facts.studies ?? [])],
      works: [...(facts.works ?? [])],
      abilities: [...(facts.abilities ?? [])],
    },
    at,
  );
