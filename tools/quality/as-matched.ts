import { type Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { regionalityOf, regionalSince } from '@waratah/vocabulary/law/regional-areas';
import { type Ad, readAd } from '../../services/ai/src/domain/ad.ts';
import { type Profile, type ProfileFacts, profileWords, readProfile } from '../../services/ai/src/domain/profile.ts';
import type { JobRecord } from '../../services/jobs/src/domain/job.ts';
import { periodOf } from '../../services/jobs/src/domain/salary.ts';
import type { Embedding } from '../../services/matching/src/domain/embedding.ts';
import { nothingAvoided } from '../../services/matching/src/domain/feedback.ts';
import type { JobAd } from '../../services/matching/src/domain/job.ts';
import { defaultPreferences, type Preferences } from '../../services/matching/src/domain/preferences.ts';
import { readAdOf } from '../../services/matching/src/domain/read-ad.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { tradesOfStudent } from '../../services/matching/src/domain/trade.ts';

/** What an invented student tells the portal. */
export type Told = Readonly<{
  id: number;
  fullName: string;
  visaType: string;
  profile: Profile;
  suburb: string;
  languages: readonly string[];
  preferences: Partial<Preferences>;
}>;

export const textsOf = (job: JobRecord): Ad => ({
  title: job.title,
  descriptionHtml: job.description,
  skills: [...job.requiredSkills, ...job.preferredSkills],
  education: job.educationRequirements ?? '',
});

/** An ad as matching derives it from the events of jobs and ai. */
export const matchedAd = (job: JobRecord, embedding: Embedding | undefined, localities: Localities): JobAd => {
  const facts = readAd(textsOf(job));
  const period = periodOf(job);
  const { city = '', state = '', postcode = '', latitude, longitude } = job.place;
  const abroad = facts.workplace?.kind === 'abroad' ? facts.workplace.quote : undefined;
  const place = {
    text: job.location ?? '',
    city,
    state,
    remote: job.remoteOption || facts.workplace?.kind === 'remote',
    regional: regionalityOf({ postcode, state }),
    regionalSince: regionalSince(postcode),
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  };
  const fields = {
    title: job.title,
    companyName: job.companyName,
    place,
    employmentType: job.employmentType ?? '',
    visaTypes: job.visaTypes,
    pay: period && { min: job.salaryMin, max: job.salaryMax, currency: job.salaryCurrency, period },
    postedAt: job.postedAt,
    expiresAt: job.expiresAt,
    sourceUrl: '',
    skills: [],
  };
  const found = embedding && {
    ...facts,
    embedding,
    hours: facts.hours,
    employmentType: facts.bases?.length === 1 ? facts.bases[0]?.kind.toUpperCase() : undefined,
    remote: facts.workplace?.kind === 'remote',
    abroad,
    inMajorCity: facts.workplace?.kind === 'majorCity',
    offersPartTime: facts.bases?.some(({ kind }) => kind !== 'full_time') ?? false,
    suspicious: facts.scamSignals.length > 0,
    ongoing: facts.ongoing !== undefined,
    firstDay: facts.firstDay?.day,
    yearsAsked: facts.experience?.minYears,
  };
  return { id: job._id, ...readAdOf(fields, found, localities) };
};

/** The words of a profile that are embedded. */
export const wordsOfProfile = (profile: Profile): string => profileWords(profile, readProfile(profile));

/** A student as matching derives them from the events of identity and ai. */
export const matchedStudent = (told: Told, embedding: Embedding | undefined, localities: Localities): Student => {
  const { id, fullName, visaType, profile, suburb, languages, preferences } = told;
  const { city, state, latitude, longitude } = placeOf({ location: suburb }, localities);
  if (!city || !state || latitude === undefined || longitude === undefined) throw new Error(`no such place: ${suburb}`);
  const facts = readProfile(profile);
  const skills = [...new Set([...profile.skills.map((skill) => skill.toLowerCase()), ...facts.skills])];
  const occupations = { studies: facts.studies ?? [], works: worksOf(facts), abilities: facts.abilities ?? [] };
  return {
    id,
    version: 1,
    email: 'student@example.org',
    emailVerified: true,
    ageUnknown: false,
    suspended: false,
    mailboxRefuses: false,
    fullName,
    visaType,
    visaVerified: false,
    degree: profile.degree,
    ...tradesOfStudent(
      { occupations, skills, studying: visaType === '500', chosen: preferences.trades ?? [] },
      new Date(),
    ),
    place: { name: city, state, latitude, longitude },
    skills,
    skillNames: new Map(profile.skills.map((skill) => [skill.toLowerCase(), skill])),
    inferredSkills: new Set(facts.inferredSkills),
    languages,
    embedding,
    preferences: { ...defaultPreferences, ...preferences },
    avoided: nothingAvoided,
    shifts: [],
  };
};

const worksOf = ({ works = [] }: ProfileFacts) =>
  works.map(({ title, start, end, occupation }) => ({ title, start, end, ...occupation }));
