import { type Chosen, funnelOf, startSelection } from '../domain/choose.ts';
import type { Today } from '../domain/day.ts';
import { type Gate, gates } from '../domain/gate/verdict.ts';
import type { JobAd } from '../domain/job.ts';
import { needsOf } from '../domain/needs.ts';
import { bestReasons, closeReason, fitReason, sharedSkills, skillsReason } from '../domain/reasons.ts';
import type { Student } from '../domain/student.ts';
import { type Best, bestFew, bestOfAll } from './best.ts';
import { type Bits, hasBit } from './bits.ts';
import { type Columns, columnsOf } from './columns.ts';
import { type Group, groupsOf, type Whereabouts, whereaboutsOf } from './group.ts';
import { questionIn } from './answers.ts';
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
  const byKind = Map.groupBy(jobs, ({ kind }) => kind);
  return {
    jobsOfKinds: (kinds) => [...kinds].flatMap((kind) => byKind.get(kind)?.map(({ id }) => id) ?? []),
    choose: (student, seen) => {
      const needs = needsOf(student, today.day);
      const group = groupFor(needs);
      const where = whereaboutsFor(needs);
      const scored = score(student, group, where, seen);
      const good = few.fill(scored.scores, scored.count, 0);
      const take = (best: Best) => chosenFrom(columns, { student, group, where, scored }, best, good);
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

type Asked = Readonly<{ student: Student; group: Group; where: Whereabouts; scored: Scored }>;

/** The digest from the best candidates; undefined when there were too few of them to decide. */
const chosenFrom = (columns: Columns, asked: Asked, best: Best, good: number) => {
  const selection = startSelection();
  const { group, where, scored } = asked;
  const count = best.count();
  for (let at = 0; at < count && !selection.isFull(); at++) {
    const position = best.positions[at] ?? 0;
    const number = scored.jobs[position] ?? 0;
    const job = columns.jobs[number];
    const { fit, verdict } = scored.trade(number);
    const asks = hasBit(group.asks, number) || isIn(where.asks, number) || verdict.kind === 'check';
    if (job && selection.hasRoomFor(job, asks, fit)) {
      const question = asks ? questionOf(asked, number) : '';
      const reasons = reasonsAt(columns, asked, position);
      selection.add({ job, question, score: scored.scores[position] ?? 0, reasons }, fit);
    }
  }
  return selection.isFull() || count === good ? selection.choices : undefined;
};

const isIn = (bits: Bits | undefined, job: number) => bits !== undefined && hasBit(bits, job);

/** The first question in the order of the gates. */
const questionOf = ({ group, where, scored }: Asked, job: number) =>
  group.questionOf(job) || (where.questionOf(job) ?? questionIn(scored.trade(job).verdict) ?? '');

const reasonsAt = ({ jobs, said }: Columns, asked: Asked, position: number) => {
  const { student, group, where, scored } = asked;
  const job = scored.jobs[position] ?? 0;
  const { fit } = scored.trade(job);
  const ad = jobs[job];
  return bestReasons({
    visa: group.said.visa(job),
    law: group.said.law(job),
    hours: group.said.hours(job),
    times: group.said.times(job),
    skills: ad && skillsReason(student, sharedSkills(ad, student)),
    fit: ad && fitReason(student, fit, ad),
    close: closeReason(fit),
    place: where.said(job),
    sponsorship: group.said.sponsorship(job),
    wanted: group.said.wanted(job),
    level: said.level[job],
    open: said.open[job],
    freshness: said.freshness[job],
    pay: said.pay[job],
  });
};
