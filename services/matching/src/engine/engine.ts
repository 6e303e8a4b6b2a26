import { type Chosen, funnelOf, startSelection } from '../domain/choose.ts';
import { type Gate, gates, type Today } from '../domain/gate.ts';
import type { JobAd } from '../domain/job.ts';
import { needsOf } from '../domain/needs.ts';
import { bestReasons, fieldReason, meaningReason, skillsReason } from '../domain/reasons.ts';
import type { Student } from '../domain/student.ts';
import { minimumScore } from '../domain/weights.ts';
import { type Best, bestFew, bestOfAll } from './best.ts';
import { hasBit } from './bits.ts';
import { type Columns, columnsOf } from './columns.ts';
import { type Group, groupsOf, type Whereabouts, whereaboutsOf } from './group.ts';
import { createScorer, type Scored } from './scorer.ts';

/** Chooses for one student after another: the answers of `choose`, from columns. */
export type Engine = Readonly<{ choose: (student: Student, seen: ReadonlySet<number>) => Chosen }>;

/** Enough for a digest after the limits of employer and question, most of the time; else all are looked at. */
const usualCandidates = 64;

export const createEngine = (unsorted: readonly JobAd[], today: Today): Engine => {
  const jobs = unsorted.toSorted((a, b) => a.id - b.id);
  const columns = columnsOf(jobs, today);
  const groupFor = groupsOf(columns, today);
  const whereaboutsFor = whereaboutsOf(columns);
  const score = createScorer(columns);
  const few = bestFew(usualCandidates);
  return {
    choose: (student, seen) => {
      const needs = needsOf(student, today.day);
      const group = groupFor(needs);
      const where = whereaboutsFor(needs);
      const scored = score(student, group, where, seen);
      const good = few.fill(scored.scores, scored.count, minimumScore);
      const take = (best: Best) => chosenFrom(columns, { student, group, where, scored }, best, good);
      const choices = take(few) ?? take(bestOfAll(scored.scores, scored.count, minimumScore)) ?? [];
      return { choices, funnel: funnelOf(jobs.length, refusedOf(jobs.length, group, scored), good) };
    },
  };
};

/** Completes a group's refusals, by the names of the gates. */
const refusedOf = (total: number, group: Group, { count, told, seen }: Scored) => {
  const own: Partial<Record<Gate, number>> = {
    live: total - group.shown,
    place: group.count - count - told - seen,
    told,
    seen,
  };
  return gates.map((gate, index) => own[gate] ?? group.refused[index] ?? 0);
};

type Asked = Readonly<{ student: Student; group: Group; where: Whereabouts; scored: Scored }>;

/** The digest from the best candidates; undefined when they were too few to tell. */
const chosenFrom = (columns: Columns, asked: Asked, best: Best, good: number) => {
  const selection = startSelection();
  const { group, scored } = asked;
  const count = best.count();
  for (let at = 0; at < count && !selection.isFull(); at++) {
    const position = best.positions[at] ?? 0;
    const number = scored.jobs[position] ?? 0;
    const job = columns.jobs[number];
    const asks = hasBit(group.asks, number);
    if (job && selection.hasRoomFor(job, asks)) {
      const question = asks ? group.questionOf(number) : '';
      const reasons = reasonsAt(columns, asked, position);
      selection.add({ job, question, score: scored.scores[position] ?? 0, reasons });
    }
  }
  return selection.isFull() || count === good ? selection.choices : undefined;
};

const reasonsAt = ({ said, distances, skills }: Columns, asked: Asked, position: number) => {
  const { student, group, where, scored } = asked;
  const job = scored.jobs[position] ?? 0;
  return bestReasons({
    visa: group.said.visa[said.visa.of[job] ?? 0],
    law: group.said.law[said.law.of[job] ?? 0],
    hours: group.said.hours[said.hours.of[job] ?? 0],
    skills: skillsReason(student, commonSkills(skills, scored.skills, job)),
    field: scored.inField && hasBit(scored.inField, job) ? fieldReason(student) : undefined,
    place: where.said[distances.of[job] ?? 0],
    sponsorship: group.said.sponsorship[said.sponsorship.of[job] ?? 0],
    wanted: group.said.wanted[said.wanted.of[job] ?? 0],
    level: said.level[job],
    meaning: meaningReason(scored.likenessAt(position)),
    freshness: said.freshness[job],
    pay: said.pay[job],
  });
};

/** Names of the skills that a student and a job share, rarest first: two ascending lists, walked together. */
const commonSkills = ({ names, starts, ids }: Columns['skills'], had: readonly number[], job: number) => {
  const common: string[] = [];
  const end = starts[job + 1] ?? 0;
  let at = starts[job] ?? 0;
  for (const skill of had) {
    while (at < end && (ids[at] ?? 0) < skill) at++;
    if (at < end && ids[at] === skill) common.push(names[skill] ?? '');
  }
  return common;
};
