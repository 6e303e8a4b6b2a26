import { type Chosen, funnelOf, startSelection } from '../domain/choose.ts';
import type { Today } from '../domain/day.ts';
import { judge } from '../domain/gate/judge.ts';
import { type Gate, gates, questionOf } from '../domain/gate/verdict.ts';
import type { JobAd } from '../domain/job.ts';
import { type Needs, needsOf } from '../domain/needs.ts';
import { reasonsFor } from '../domain/reasons.ts';
import type { Student } from '../domain/student.ts';
import { type Best, bestFew, bestOfAll } from './best.ts';
import { type Bits, hasBit } from './bits.ts';
import { columnsOf } from './columns.ts';
import { type Group, groupsOf, type Whereabouts, whereaboutsOf } from './group.ts';
import { createScorer, type Scored } from './scorer.ts';

/** Chooses jobs for one student after another, with the same results as `choose`, computed from columns. */
export type Engine = Readonly<{
  choose: (student: Student, seen: ReadonlySet<number>) => Chosen;
  /** Ids of the live jobs of given kinds. */
  jobsOfKinds: (kinds: Iterable<string>) => readonly number[];
}>;

/**
 * Usually enough candidates for a digest after its limits per employer and per question; otherwise all candidates are
 * sorted.
 */
const usualCandidates = 64;

export const createEngine = (unsorted: readonly JobAd[], today: Today): Engine => {
  const jobs = unsorted.toSorted((a, b) => a.id - b.id);
  const columns = columnsOf(jobs, today);
  const groupFor = groupsOf(columns, today);
  const whereaboutsFor = whereaboutsOf(columns);
  const score = createScorer(columns);
  const few = bestFew(usualCandidates);
  const chosenFrom = chooserOf(jobs, today);
  const byKind = Map.groupBy(jobs, ({ kind }) => kind);
  return {
    jobsOfKinds: (kinds) => [...kinds].flatMap((kind) => byKind.get(kind)?.map(({ id }) => id) ?? []),
    choose: (student, seen) => {
      const needs = needsOf(student, today.day);
      const group = groupFor(needs);
      const where = whereaboutsFor(needs);
      const scored = score(student, group, where, seen);
      const good = few.fill(scored.scores, scored.count, 0);
      const take = (best: Best) => chosenFrom({ student, needs, group, where, scored }, best, good);
      const choices = take(few) ?? take(bestOfAll(scored.scores, scored.count, 0)) ?? [];
      return { choices, funnel: funnelOf(jobs.length, refusedOf(jobs.length, group, scored), good, student) };
    },
  };
};

/** Adds what only the scorer knows to a group's counts of refusals, by gate. */
const refusedOf = (total: number, group: Group, scored: Scored) => {
  const { placed, otherTrade, otherLevel, otherLanguage, told, seen } = scored;
  const own: Partial<Record<Gate, number>> = {
    live: total - group.shown,
    place: group.count - placed,
    trade: otherTrade,
    level: otherLevel,
    language: otherLanguage,
    told,
    seen,
  };
  return gates.map((gate, index) => own[gate] ?? group.refused[index] ?? 0);
};

type Asked = Readonly<{ student: Student; needs: Needs; group: Group; where: Whereabouts; scored: Scored }>;

/** Takes the digest from the best candidates; undefined when there were too few of them to decide. */
const chooserOf =
  (jobs: readonly JobAd[], today: Today) =>
  ({ student, needs, group, where, scored }: Asked, best: Best, good: number) => {
    const selection = startSelection();
    const count = best.count();
    for (let at = 0; at < count && !selection.isFull(); at++) {
      const position = best.positions[at] ?? 0;
      const number = scored.jobs[position] ?? 0;
      const job = jobs[number];
      const { fit, verdict } = scored.trade.placed(number);
      const asks = hasBit(group.asks, number) || isIn(where.asks, number) || verdict.kind === 'check';
      if (!job || !selection.hasRoomFor(job, asks, fit)) continue;
      const question = asks ? (questionOf(judge(job, student, today, needs)) ?? '') : '';
      const reasons = reasonsFor(job, student, { needs, now: today.now, fit });
      selection.add({ job, question, score: scored.scores[position] ?? 0, reasons }, fit);
    }
    return selection.isFull() || count === good ? selection.choices : undefined;
  };

const isIn = (bits: Bits | undefined, job: number) => bits !== undefined && hasBit(bits, job);
