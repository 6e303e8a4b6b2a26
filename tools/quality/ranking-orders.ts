import { placeOf } from '@waratah/vocabulary/australia/places';
import { RankedIndex } from '@waratah/kit/search/ranked-index';
import { readLocalities, type Localities } from '@waratah/vocabulary/australia/localities';
import { type Ad, adWords, readAd } from '../../services/ai/src/domain/ad.ts';
import { type Profile, profileWords, readProfile } from '../../services/ai/src/domain/profile.ts';
import type { JobRecord } from '../../services/jobs/src/domain/job.ts';
import { periodOf } from '../../services/jobs/src/domain/salary.ts';
import { entryOf, searchedFields } from '../../services/jobs/src/domain/search/entry.ts';
import { askedWords } from '../../services/jobs/src/domain/search/words.ts';
import type { Embedding } from '../../services/matching/src/domain/embedding.ts';
import { nothingAvoided } from '../../services/matching/src/domain/feedback.ts';
import type { JobAd } from '../../services/matching/src/domain/job.ts';
import { defaultPreferences } from '../../services/matching/src/domain/preferences.ts';
import { rarityAmong, scoreJob } from '../../services/matching/src/domain/score.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { studyWords } from '../../services/matching/src/domain/study-words.ts';
import { embeddingsOf } from './embeddings.ts';
import type { RealAd } from './ranking-ads.ts';
import type { WrittenProfile } from './ranking-profiles.ts';

/** Ways to order ads for a student. */
export const orders = ['whole', 'words', 'meaning'] as const;
export type Order = (typeof orders)[number];

/** All ads, the best first, in each order. */
export type Ordered = Readonly<Record<Order, readonly string[]>>;

/** Orders the ads for every profile as matching does, by words alone and by meaning alone; no gate is asked. */
export const ordersOf = async (
  ads: readonly RealAd[],
  profiles: readonly WrittenProfile[],
): Promise<ReadonlyMap<string, Ordered>> => {
  const localities = await readLocalities();
  const meaning = await embeddingsOf([
    ...ads.map(({ job }) => adWords(textsOf(job))),
    ...profiles.map((profile) => profileWords(saidBy(profile))),
  ]);
  const idOf = new Map(ads.map(({ id, job }) => [job._id, id]));
  const jobs = ads.map(({ job }) => adOf(job, meaning.get(adWords(textsOf(job)))));
  const today = { now: new Date(), day: new Date().toISOString().slice(0, 10) };
  const rarity = rarityAmong(jobs);
  const found = wordsIn(ads);
  return new Map(
    profiles.map((profile) => {
      const student = studentOf(profile, meaning.get(profileWords(saidBy(profile))), localities);
      const scores = jobs.map((job) => ({ id: job.id, ...scoreJob(job, student, today, rarity) }));
      const sorted = (worth: (score: (typeof scores)[number]) => number) =>
        scores.toSorted((one, other) => worth(other) - worth(one) || one.id - other.id).map(({ id }) => id);
      const numbers: Readonly<Record<Order, readonly number[]>> = {
        whole: sorted(({ total }) => total),
        words: found(wordsOf(profile)),
        meaning: sorted(({ likeness }) => likeness),
      };
      const named = (order: Order) => numbers[order].map((number) => idOf.get(number) ?? '');
      return [profile.name, { whole: named('whole'), words: named('words'), meaning: named('meaning') }];
    }),
  );
};

const textsOf = (job: JobRecord): Ad => ({
  title: job.title,
  descriptionHtml: job.description,
  skills: [...job.requiredSkills, ...job.preferredSkills],
  education: job.educationRequirements ?? '',
});

const saidBy = ({ degree, field, skills, experience }: WrittenProfile): Profile => ({
  degree,
  education: [{ degree, field }],
  experience: experience.map(([title, description]) => ({ title, description })),
  skills,
  activities: [],
});

/**
 * What stands in the fields of a profile, and where the student lives. Sentences of experience are left out: of the ways
 * to ask that were tried, this one serves the words best.
 */
const wordsOf = ({ field, skills, experience, suburb }: WrittenProfile) =>
  [field, ...skills, ...experience.map(([title]) => title), suburb].join(' ');

/** An ad as matching makes it from what jobs and ai announce. */
const adOf = (job: JobRecord, embedding: Embedding | undefined): JobAd => {
  const facts = readAd(textsOf(job));
  const period = periodOf(job);
  const { city = '', state = '', latitude, longitude } = job.place;
  return {
    id: job._id,
    title: job.title,
    companyName: job.companyName,
    employer: job.companyName.toLowerCase(),
    titleWords: studyWords(job.title),
    place: {
      text: job.location ?? '',
      city,
      state,
      remote: job.remoteOption,
      coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    },
    employmentType: job.employmentType ?? '',
    visaTypes: job.visaTypes,
    pay: period && { min: job.salaryMin, max: job.salaryMax, currency: job.salaryCurrency, period },
    postedAt: job.postedAt,
    expiresAt: job.expiresAt,
    sourceUrl: '',
    skills: facts.skills,
    assessment: embedding && { ...facts, embedding, hours: facts.hours },
  };
};

const studentOf = (profile: WrittenProfile, embedding: Embedding | undefined, localities: Localities): Student => {
  const { city, state, latitude, longitude } = placeOf({ location: profile.suburb }, localities);
  if (!city || !state || latitude === undefined || longitude === undefined)
    throw new Error(`${profile.name}: no such place as ${profile.suburb}`);
  const declared = profile.skills.map((skill) => skill.toLowerCase());
  return {
    id: 1,
    version: 1,
    email: '',
    emailVerified: true,
    ageUnknown: false,
    suspended: false,
    mailboxRefuses: false,
    fullName: '',
    visaType: profile.visa,
    visaVerified: false,
    degree: profile.degree,
    studyWords: studyWords(profile.degree),
    place: { name: city, state, latitude, longitude },
    skills: [...new Set([...declared, ...readProfile(saidBy(profile)).skills])],
    skillNames: new Map(),
    embedding,
    preferences: { ...defaultPreferences, hoursWanted: profile.hoursWanted },
    avoided: nothingAvoided,
  };
};

/** Finds ads by any of a text's words, as the search of ads would with its fields and stems. */
const wordsIn = (ads: readonly RealAd[]) => {
  const index = new RankedIndex(searchedFields, () => undefined);
  for (const { job } of ads) index.put(job._id, entryOf(job).words);
  return (text: string) =>
    index
      .search({
        demands: askedWords(text).map(({ stem }) => [{ term: stem, weight: 1 }]),
        any: true,
        limit: ads.length,
      })
      .hits.map(({ id }) => id);
};
