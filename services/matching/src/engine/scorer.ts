import { cosine, cosineOf } from '../domain/embedding.ts';
import { isTurnedDown } from '../domain/feedback.ts';
import { meaningPart, skillsPart } from '../domain/score.ts';
import type { Student } from '../domain/student.ts';
import { weights } from '../domain/weights.ts';
import { type Bits, bitsFor, hasBit, lowestIn } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Group, Whereabouts } from './group.ts';

/** One student's jobs with their scores. The lists are the scorer's own and overwritten by the next student. */
export type Scored = Readonly<{
  /** How many jobs passed every gate. */
  count: number;
  /** How many more would have, had the student not turned their kind down. */
  told: number;
  /** How many more would have, had they not been sent before. */
  seen: number;
  /** Numbers of those jobs, ascending. */
  jobs: Uint32Array;
  /** In the order of `jobs`. */
  scores: Float64Array;
  likenessAt: (position: number) => number;
  /** Numbers of the student's skills, the rarest first. */
  skills: readonly number[];
  inField: Bits | null;
}>;

const noLikeness = () => 0;

export const createScorer = (columns: Columns) => {
  const { jobs: all, numberOf, distances, meanings } = columns;
  const { worth, jobsWith, numbersOf } = columns.skills;
  const eligible = bitsFor(all.length);
  const jobs = new Uint32Array(all.length);
  const scores = new Float64Array(all.length);
  const sums = new Int32Array(all.length);
  /** By job, nothing between two students. */
  const ofSkills = new Float64Array(all.length);

  const meet = (group: Group, where: Whereabouts) => {
    for (let word = 0; word < eligible.length; word++)
      eligible[word] = (group.passed[word] ?? 0) & (where.passed[word] ?? 0);
  };

  /** Takes a job out and says whether it was in. */
  const takeOut = (job: number | undefined) => {
    if (job === undefined || !hasBit(eligible, job)) return 0;
    eligible[job >>> 5] = (eligible[job >>> 5] ?? 0) & ~(1 << (job & 31));
    return 1;
  };

  const leaveOutTurnedDown = (student: Student) => {
    const { places, employers } = student.avoided;
    let count = 0;
    const numbers = [
      ...places.flatMap((city) => columns.inCity.get(city) ?? []),
      ...employers.flatMap((name) => columns.ofEmployer.get(name) ?? []),
    ];
    for (const number of numbers) {
      const job = all[number];
      if (job && isTurnedDown(job, student)) count += takeOut(number);
    }
    return count;
  };

  const leaveOutSeen = (seen: ReadonlySet<number>) => {
    let count = 0;
    for (const id of seen) count += takeOut(numberOf.get(id));
    return count;
  };

  const addSkills = (skills: readonly number[]) => {
    for (const skill of skills) {
      const having = jobsWith[skill] ?? eligible;
      const adds = worth[skill] ?? 0;
      for (let word = 0; word < eligible.length; word++) {
        for (let left = (eligible[word] ?? 0) & (having[word] ?? 0); left !== 0; left &= left - 1) {
          const job = 32 * word + lowestIn(left);
          ofSkills[job] = (ofSkills[job] ?? 0) + adds;
        }
      }
    }
  };

  /** In the order of the rules: base, distance, field, skills. */
  const addUp = ({ base }: Group, { distance }: Whereabouts, inField: Bits | null) => {
    let count = 0;
    for (let word = 0; word < eligible.length; word++) {
      for (let left = eligible[word] ?? 0; left !== 0; left &= left - 1) {
        const job = 32 * word + lowestIn(left);
        let score = (base[job] ?? 0) + (distance[distances.of[job] ?? 0] ?? 0);
        if (inField && hasBit(inField, job)) score += weights.field;
        scores[count] = score + weights.skills * skillsPart(ofSkills[job] ?? 0);
        ofSkills[job] = 0;
        jobs[count++] = job;
      }
    }
    return count;
  };

  /** Likeness of the student and the job at a position. */
  const likenessOf = ({ embedding }: Student, count: number) => {
    if (!embedding) return noLikeness;
    const { vectors, dimensions, products } = meanings;
    if (embedding.length !== dimensions) return (position: number) => cosine(embedding, vectors[jobs[position] ?? 0]);
    products.of(embedding, jobs.subarray(0, count), sums);
    return (position: number) => cosineOf(sums[position] ?? 0);
  };

  const addMeaning = (count: number, likenessAt: (position: number) => number) => {
    for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) + weights.meaning * meaningPart(likenessAt(at));
  };

  return (student: Student, group: Group, where: Whereabouts, before: ReadonlySet<number>): Scored => {
    const skills = numbersOf(student.skills);
    const inField = columns.withTitleWords(student.studyWords);
    meet(group, where);
    const told = leaveOutTurnedDown(student);
    const seen = leaveOutSeen(before);
    addSkills(skills);
    const count = addUp(group, where, inField);
    const likenessAt = likenessOf(student, count);
    if (student.embedding) addMeaning(count, likenessAt);
    return { count, told, seen, jobs, scores, likenessAt, skills, inField };
  };
};
