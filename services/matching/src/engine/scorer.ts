import { cosine, cosineOf } from '../domain/embedding.ts';
import { isTurnedDown } from '../domain/feedback.ts';
import { languageVerdict, spokenBy } from '../domain/gate/language.ts';
import { meaningPart, skillsPart } from '../domain/score.ts';
import type { Student } from '../domain/student.ts';
import { asksForOthers } from '../domain/technologies.ts';
import { weights } from '../domain/weights.ts';
import { isAlike } from '../domain/work-fit.ts';
import { bitsFor, countBits, dropBit, hasBit, keepCommon, lowestIn } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Group, Whereabouts } from './group.ts';
import type { TradeAnswer } from './trades.ts';

/** One student's jobs with their scores. The scorer reuses these lists for the next student. */
export type Scored = Readonly<{
  /** How many jobs passed every gate. */
  count: number;
  /** How many jobs passed the gates before the trade gate, and how many of them are other work or of another level. */
  placed: number;
  otherTrade: number;
  otherLevel: number;
  /** How many of their trade and level demand a language that the student does not speak. */
  otherLanguage: number;
  /** How many more would have passed, had the student not turned their kind down. */
  told: number;
  /** How many more would have passed, had they not been sent before. */
  seen: number;
  /** Numbers of the jobs that passed, ascending. */
  jobs: Uint32Array;
  /** Scores in the order of `jobs`; NaN where they are not a good fit. */
  scores: Float64Array;
  trade: TradeAnswer;
}>;

const noLikeness = () => 0;

export const createScorer = (columns: Columns) => {
  const { jobs: all, numberOf, meanings, trades } = columns;
  const { worth, jobsWith, numbersOf } = columns.skills;
  const eligible = bitsFor(all.length);
  const jobs = new Uint32Array(all.length);
  const scores = new Float64Array(all.length);
  const cores = new Float64Array(all.length);
  const sums = new Int32Array(all.length);
  /** Working memory with one entry per job; all zeros between two students. */
  const ofSkills = new Float64Array(all.length);

  const meet = (group: Group, where: Whereabouts) => {
    for (let word = 0; word < eligible.length; word++)
      eligible[word] = (group.passed[word] ?? 0) & (where.passed[word] ?? 0);
  };

  /** Removes a job from the set and answers whether it was a member. */
  const takeOut = (job: number | undefined) => {
    if (job === undefined || !hasBit(eligible, job)) return 0;
    dropBit(eligible, job);
    return 1;
  };

  /** Leaves out other work and other levels, and counts them. */
  const narrow = (trade: TradeAnswer) => {
    const placed = countBits(eligible);
    if (trade.fitting) keepCommon(eligible, trade.fitting);
    let otherTrade = placed - countBits(eligible);
    let otherLevel = 0;
    for (let word = 0; word < eligible.length; word++) {
      for (let left = eligible[word] ?? 0; left !== 0; left &= left - 1) {
        const job = 32 * word + lowestIn(left);
        const { verdict } = trade.placed(job);
        if (verdict.kind !== 'not_eligible') continue;
        takeOut(job);
        if (verdict.gate === 'trade') otherTrade++;
        else otherLevel++;
      }
    }
    return { placed, otherTrade, otherLevel };
  };

  const leaveOutUnspoken = (student: Student) => {
    if (columns.ofLanguages.size === 0) return 0;
    let count = 0;
    const spoken = spokenBy(student);
    for (const numbers of columns.ofLanguages.values()) {
      const any = all[numbers[0] ?? 0];
      if (any && languageVerdict(any, spoken).kind === 'not_eligible')
        for (const number of numbers) count += takeOut(number);
    }
    return count;
  };

  const leaveOutTurnedDown = (student: Student) => {
    const { places, workplaces, employers } = student.avoided;
    let count = 0;
    const numbers = [
      ...places.flatMap((city) => columns.inCity.get(city) ?? []),
      ...workplaces.flatMap((name) => columns.atWorkplace.get(name) ?? []),
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

  /** Adds the parts in the order of the rules: the base, then distance. Skills and fit are summed separately. */
  const addUp = ({ base }: Group, { distance }: Whereabouts, trade: TradeAnswer) => {
    let count = 0;
    for (let word = 0; word < eligible.length; word++) {
      for (let left = eligible[word] ?? 0; left !== 0; left &= left - 1) {
        const job = 32 * word + lowestIn(left);
        scores[count] = base(job) + distance(job);
        cores[count] = weights.skills * skillsPart(ofSkills[job] ?? 0) + trade.placed(job).worth;
        ofSkills[job] = 0;
        jobs[count++] = job;
      }
    }
    return count;
  };

  /** Dot product of the embeddings of the student and the job at a position. */
  const likenessOf = ({ embedding }: Student, count: number) => {
    if (!embedding) return noLikeness;
    const { vectors, dimensions, products } = meanings;
    if (embedding.length !== dimensions) return (position: number) => cosine(embedding, vectors[jobs[position] ?? 0]);
    products.of(embedding, jobs.subarray(0, count), sums);
    return (position: number) => cosineOf(sums[position] ?? 0);
  };

  /** Adds the meaning to each core, and each core to its score. */
  const complete = (count: number, trade: TradeAnswer, student: Student) => {
    const likenessAt = likenessOf(student, count);
    for (let at = 0; at < count; at++) {
      const number = jobs[at] ?? 0;
      const job = all[number];
      const likeness = likenessAt(at);
      const core = (cores[at] ?? 0) + weights.meaning * meaningPart(likeness);
      const { fit, least } = trade.placed(number);
      const isGood = core >= least && isAlike(fit, likeness) && !(job && asksForOthers(job, fit, student.skills));
      scores[at] = isGood ? (scores[at] ?? 0) + core : Number.NaN;
    }
  };

  return (student: Student, group: Group, where: Whereabouts, before: ReadonlySet<number>): Scored => {
    const skills = numbersOf(student.skills);
    const trade = trades(student.trades);
    meet(group, where);
    const narrowed = narrow(trade);
    const otherLanguage = leaveOutUnspoken(student);
    const told = leaveOutTurnedDown(student);
    const seen = leaveOutSeen(before);
    addSkills(skills);
    const count = addUp(group, where, trade);
    complete(count, trade, student);
    return { count, ...narrowed, otherLanguage, told, seen, jobs, scores, trade };
  };
};
