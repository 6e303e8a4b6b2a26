import { RankedIndex } from '@waratah/kit/search/ranked-index';
import { readLocalities, type Localities } from '@waratah/vocabulary/australia/localities';
import { adWords } from '../../services/ai/src/domain/ad.ts';
import type { Profile } from '../../services/ai/src/domain/profile.ts';
import { entryOf, searchedFields } from '../../services/jobs/src/domain/search/entry.ts';
import { askedWords } from '../../services/jobs/src/domain/search/words.ts';
import type { Embedding } from '../../services/matching/src/domain/embedding.ts';
import { choose } from '../../services/matching/src/domain/choose.ts';
import { scoreJob, tellingAmong } from '../../services/matching/src/domain/score.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { mostTrades } from '@waratah/vocabulary/occupations/chosen-trades';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { embeddingsOf } from './embeddings.ts';
import { matchedAd, matchedStudent, textsOf, wordsOfProfile } from './as-matched.ts';
import type { RealAd } from './ranking-ads.ts';

/** Ways to order ads for a student: as mailed, as mailed once they chose their own kinds of work, and in two plain ways. */
export const orders = ['whole', 'chosen', 'words', 'meaning'] as const;
export type Order = (typeof orders)[number];

/** The ads, best first: for `whole` and `chosen` only those that would be mailed, for the others all. */
export type Ordered = Readonly<Record<Order, readonly string[]>>;

/** A student to choose for, in whichever state the work is. */
export type Seeker = Readonly<{
  name: string;
  visa: string;
  suburb: string;
  profile: Profile;
  hoursWanted?: number;
  /** Families of occupations that they would choose. */
  own: readonly string[];
}>;

/** Orders the ads for every student in each of these ways. */
export const ordersOf = async (
  ads: readonly RealAd[],
  seekers: readonly Seeker[],
): Promise<ReadonlyMap<string, Ordered>> => {
  const localities = await readLocalities();
  const meaning = await embeddingsOf([
    ...ads.map(({ job }) => adWords(textsOf(job))),
    ...seekers.map(({ profile }) => wordsOfProfile(profile)),
  ]);
  const idOf = new Map(ads.map(({ id, job }) => [job._id, id]));
  const jobs = ads.map(({ job }) => matchedAd(job, meaning.get(adWords(textsOf(job))), localities));
  const today = { now: new Date(), day: new Date().toISOString().slice(0, 10) };
  const telling = tellingAmong(jobs);
  const found = wordsIn(ads);
  return new Map(
    seekers.map((seeker) => {
      const embedding = meaning.get(wordsOfProfile(seeker.profile));
      const student = studentOf(seeker, embedding, localities);
      const decided = studentOf(seeker, embedding, localities, seeker.own.slice(0, mostTrades));
      const mailed = (to: Student) => choose({ jobs, telling }, to, new Set(), today).choices.map(({ job }) => job.id);
      const scores = jobs.map((job) => ({ id: job.id, ...scoreJob(job, student, { today, telling }) }));
      const sorted = (worth: (score: (typeof scores)[number]) => number) =>
        scores.toSorted((one, other) => worth(other) - worth(one) || one.id - other.id).map(({ id }) => id);
      const numbers: Readonly<Record<Order, readonly number[]>> = {
        whole: mailed(student),
        chosen: mailed(decided),
        words: found(wordsOf(seeker)),
        meaning: sorted(({ likeness }) => likeness),
      };
      const named = (order: Order) => numbers[order].map((number) => idOf.get(number) ?? '');
      const all = { whole: named('whole'), chosen: named('chosen'), words: named('words'), meaning: named('meaning') };
      return [seeker.name, all];
    }),
  );
};

/**
 * The words of a profile's fields, and where the student lives. Descriptions of experience are left out, because of the
 * queries that were tried this one gives the best results by words.
 */
const wordsOf = ({ profile: { education, skills, experience }, suburb }: Seeker) =>
  [...education.map(({ field }) => field), ...skills, ...experience.map(({ title }) => title), suburb].join(' ');

const studentOf = (
  seeker: Seeker,
  embedding: Embedding | undefined,
  localities: Localities,
  trades: readonly string[] = [],
): Student =>
  matchedStudent(
    {
      id: 1,
      fullName: '',
      visaType: seeker.visa,
      profile: seeker.profile,
      suburb: seeker.suburb,
      languages: [],
      preferences: { trades, states: stateCodes, hoursWanted: seeker.hoursWanted },
    },
    embedding,
    localities,
  );

/** Finds ads by any of a text's words, with the fields and stems of the ad search. */
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
