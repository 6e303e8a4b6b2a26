import { type Choice, type Chosen, funnelOf, startSelection } from '../domain/choose.ts';
import { cosine, cosineOf } from '../domain/embedding.ts';
import { gates, type Today } from '../domain/gate.ts';
import type { JobAd } from '../domain/job.ts';
import { keyOf, type Needs, needsOf } from '../domain/needs.ts';
import { bestReasons, fieldReason, meaningReason, skillsReason } from '../domain/reasons.ts';
import { meaningPart, skillsPart } from '../domain/score.ts';
import type { Student } from '../domain/student.ts';
import { minimumScore, weights } from '../domain/weights.ts';
import { type Best, bestFew, bestOfAll } from './best.ts';
import { type Bits, hasBit } from './bits.ts';
import { remembered } from './classes.ts';
import { type Columns, columnsOf } from './columns.ts';
import { type Group, groupOf } from './group.ts';

/** Chooses for one student after another: the answers of `choose`, from columns. */
export type Engine = Readonly<{ choose: (student: Student, seen: ReadonlySet<number>) => Chosen }>;

/** Enough for a digest after the limits of employer and question, most of the time; else all are looked at. */
const usualCandidates = 24;
/** Numbers of jobs that remembered groups may hold together: some forty megabytes. */
const rememberedJobs = 8_000_000;

export const createEngine = (jobs: readonly JobAd[], today: Today): Engine => {
  const columns = columnsOf(
    jobs.toSorted((a, b) => a.id - b.id),
    today,
  );
  const most = Math.max(16, Math.floor(rememberedJobs / Math.max(1, jobs.length)));
  const groupFor = remembered(keyOf, (needs: Needs) => groupOf(columns, needs), most);
  const scorer = createScorer(columns);
  const few = bestFew(usualCandidates);
  return {
    choose: (student, seen) => {
      const group = groupFor(needsOf(student, today.day));
      const size = group.jobs.length;
      const scored = scorer.score(group, student, seen);
      const good = few.fill(scored.scores, size, minimumScore);
      const take = (best: Best) => chosenFrom(columns, group, scored, best, good);
      const choices = take(few) ?? take(bestOfAll(scored.scores, size, minimumScore)) ?? [];
      const refused = scored.seen === 0 ? group.refused : group.refused.with(seenGate, scored.seen);
      return { choices, funnel: funnelOf(jobs.length, refused, good) };
    },
  };
};

const seenGate = gates.indexOf('seen');

/** A student among their group: what the reasons of the chosen will need. */
type Scored = Readonly<{
  student: Student;
  /** Numbers of the student's skills, the rarest first. */
  skills: readonly number[];
  inField: Bits | null;
  seen: number;
  /** By position in the group; the scorer's own, overwritten by the next student. */
  scores: Float64Array;
  likenessAt: (position: number) => number;
}>;

const createScorer = (columns: Columns) => {
  const size = columns.jobs.length;
  const scores = new Float64Array(size);
  const sums = new Int32Array(size);
  const { worth, numbersOf } = columns.skills;
  const { vectors, dimensions, products } = columns.meanings;

  const addSkills = ({ withSkill: { starts, positions } }: Group, skills: readonly number[]) => {
    for (const skill of skills) {
      const adds = worth[skill] ?? 0;
      const end = starts[skill + 1] ?? 0;
      for (let at = starts[skill] ?? 0; at < end; at++) {
        const position = positions[at] ?? 0;
        scores[position] = (scores[position] ?? 0) + adds;
      }
    }
  };

  /** Turns sums of skills into scores, in the order of the rules: base, field, skills. */
  const addBase = ({ base, jobs }: Group, inField: Bits | null) => {
    for (let at = 0; at < base.length; at++) {
      let score = base[at] ?? 0;
      if (inField && hasBit(inField, jobs[at] ?? 0)) score += weights.field;
      scores[at] = score + weights.skills * skillsPart(scores[at] ?? 0);
    }
  };

  /** Likeness of the student and the job at a position of the group. */
  const likenessOf = ({ jobs }: Group, { embedding }: Student) => {
    if (!embedding) return () => 0;
    if (embedding.length !== dimensions) return (position: number) => cosine(embedding, vectors[jobs[position] ?? 0]);
    products.of(embedding, jobs, sums);
    return (position: number) => cosineOf(sums[position] ?? 0);
  };

  const addMeaning = (count: number, likenessAt: (position: number) => number) => {
    for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) + weights.meaning * meaningPart(likenessAt(at));
  };

  /** Jobs that were sent before are no candidates: their score is not a number. */
  const leaveOut = ({ jobs, passed }: Group, seen: ReadonlySet<number>) => {
    let count = 0;
    for (const id of seen) {
      const job = columns.numberOf.get(id);
      if (job === undefined || !hasBit(passed, job)) continue;
      scores[jobs.indexOf(job)] = Number.NaN;
      count++;
    }
    return count;
  };

  return {
    score: (group: Group, student: Student, seen: ReadonlySet<number>): Scored => {
      const count = group.jobs.length;
      const skills = numbersOf(student.skills);
      const inField = columns.withTitleWords(student.studyWords);
      scores.fill(0, 0, count);
      addSkills(group, skills);
      addBase(group, inField);
      const likenessAt = likenessOf(group, student);
      if (student.embedding) addMeaning(count, likenessAt);
      return { student, skills, inField, scores, likenessAt, seen: leaveOut(group, seen) };
    },
  };
};

/** The digest from the best candidates; undefined when they were too few to tell. */
const chosenFrom = (columns: Columns, group: Group, scored: Scored, best: Best, good: number) => {
  const selection = startSelection();
  const count = best.count();
  for (let at = 0; at < count && !selection.isFull(); at++) {
    const position = best.positions[at] ?? 0;
    const number = group.jobs[position] ?? 0;
    const job = columns.jobs[number];
    const asks = hasBit(group.asks, number);
    if (job && selection.hasRoomFor(job, asks)) {
      const question = asks ? group.questionOf(number) : '';
      const reasons = reasonsAt(columns, group, scored, position);
      selection.add({ job, question, score: scored.scores[position] ?? 0, reasons });
    }
  }
  return selection.isFull() || count === good ? selection.choices : undefined;
};

const reasonsAt = (columns: Columns, group: Group, scored: Scored, position: number): Choice['reasons'] => {
  const job = group.jobs[position] ?? 0;
  const { student, skills, inField, likenessAt } = scored;
  const { said } = group;
  const all = columns.said;
  return bestReasons({
    visa: said.visa[all.visa.of[job] ?? 0],
    hours: said.hours[all.hours.of[job] ?? 0],
    skills: skillsReason(student, commonSkills(columns, skills, job)),
    field: inField && hasBit(inField, job) ? fieldReason(student) : undefined,
    place: said.place[all.place.of[job] ?? 0],
    sponsorship: said.sponsorship[all.sponsorship.of[job] ?? 0],
    wanted: said.wanted[all.wanted.of[job] ?? 0],
    meaning: meaningReason(likenessAt(position)),
    freshness: all.freshness[job],
    pay: all.pay[job],
  });
};

/** Names of the skills that a student and a job share, rarest first: two ascending lists, walked together. */
const commonSkills = ({ skills: { names, starts, ids } }: Columns, had: readonly number[], job: number) => {
  const common: string[] = [];
  const end = starts[job + 1] ?? 0;
  let at = starts[job] ?? 0;
  for (const skill of had) {
    while (at < end && (ids[at] ?? 0) < skill) at++;
    if (at < end && ids[at] === skill) common.push(names[skill] ?? '');
  }
  return common;
};
