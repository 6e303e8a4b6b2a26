import { type VisaCode, visaNameOf } from '../visa-types.ts';
import { dayInWords, daysAfter, daysBetween } from './days.ts';
import type { VisaFacts } from './facts.ts';
import { type FollowingVisa, followingVisa, grantOf, isFormerUnknown, rulesFor, visaInEffect } from './in-force.ts';
import { beforeCourse, noneGranted, noWork, rulingOf } from './restricted.ts';
import { allowed, hiringDays, inSettings, type JobTerms, type Ruling, startOn, strictestOf } from './ruling.ts';

/** Days of the longest month. */
const longestMonth = 31;

/** The last day of a job of some months that is taken on a day, if it begins as late as the time of hiring allows. */
export const latestEnd = (day: string, months: number): string => daysAfter(day, hiringDays + longestMonth * months);

const endsBefore = ({ endsAfterMonths }: JobTerms, day: string, other: string) =>
  endsAfterMonths !== undefined && latestEnd(day, endsAfterMonths) < other;

/** The law's decision on each job. */
type Law = (job: JobTerms) => Ruling;

const lawUnder = (visa: VisaCode, facts: VisaFacts, day: string): Law => {
  const rules = rulesFor(visa, facts, day);
  return (job) => strictestOf(rules.map((rule) => rulingOf({ rule, facts, job, day })));
};

/**
 * The law for the holder of a visa on a day (YYYY-MM-DD): its decision on each job. While the visa before a bridging visa
 * lasts, a job is worked under one after the other.
 */
export const lawFor = (visa: VisaCode, facts: VisaFacts, day: string): Law => {
  const present = lawUnder(visa, facts, day);
  const next = followingVisa(visa, facts, day);
  const following = next && lawUnder(visa, next.facts, next.from ?? day);
  return (job) => {
    const now = present(job);
    if (isFormerUnknown(visa, facts)) return now.kind === 'forbidden' ? now : whichVisa(visa, facts, day);
    if (!next || !following || (next.from !== undefined && endsBefore(job, day, next.from))) return now;
    const then = following(job);
    if (now.kind === 'forbidden') return then.kind === 'forbidden' ? now : untilBridging(now, next, day);
    return then.kind === 'forbidden'
      ? sinceBridging(then, visaInEffect(visa, facts, day), next)
      : strictestOf([now, then]);
  };
};

/** The law's decision on one job. */
export const lawOn = (visa: VisaCode, facts: VisaFacts, job: JobTerms, day: string): Ruling =>
  lawFor(visa, facts, day)(job);

/** A job that raises no question of its own. */
const anyJob: JobTerms = { employer: '', remote: false, regional: true, offersSponsorship: false };

/** A question to the holder of a visa that every job depends on, answered in the settings; undefined if there is none. */
export const questionToHolder = (visa: VisaCode, facts: VisaFacts, day: string): string | undefined => {
  const ruling = lawOn(visa, facts, anyJob, day);
  return ruling.kind === 'ask' && ruling.aboutHolder ? ruling.question : undefined;
};

const whichVisa = (visa: VisaCode, facts: VisaFacts, day: string): Ruling => {
  const [rule] = rulesFor(visa, facts, day);
  return rule
    ? {
        kind: 'ask',
        question: `Your bridging visa binds once the visa before it ends: say${inSettings} whether it has`,
        rule,
      }
    : allowed;
};

type Forbidden = Extract<Ruling, { kind: 'forbidden' }>;

/** A job that only the bridging visa allows may begin with it. */
const untilBridging = (now: Forbidden, { from }: FollowingVisa, day: string): Ruling =>
  from !== undefined && daysBetween(day, from) <= hiringDays
    ? {
        kind: 'ask',
        question: `Ask to start on ${dayInWords(from)} or later, when your bridging visa takes effect`,
        toEmployer: startOn(from),
        rule: now.rule,
      }
    : now;

/** A job that only the visa before the bridging visa allows ends with it. */
const sinceBridging = ({ because, rule }: Forbidden, former: VisaCode, { from }: FollowingVisa): Ruling => ({
  kind: 'ask',
  question: `${from ? `From ${dayInWords(from)}` : `Once ${visaNameOf(former)} has ended`}, ${because}: ask whether the job ends before`,
  toEmployer: `I may do this work only ${from ? `until ${dayInWords(daysAfter(from, -1))}` : 'while my present visa lasts'}. Could the job end by then?`,
  rule,
});

/**
 * Why the holder of a visa may not work at all on a day: the visa, the grant, or a course that has not begun; undefined if
 * they may.
 */
export const noWorkBecause = (visa: VisaCode, facts: VisaFacts, day: string): string | undefined => {
  const { courseBegins, earlierRights } = facts;
  for (const { restriction } of rulesFor(visa, facts, day)) {
    if (restriction.kind === 'no_work') return noWork;
    if (restriction.kind === 'grant' && grantOf(facts) === 'none') return noneGranted;
    const waits = restriction.kind === 'after_course_begins' && earlierRights !== 'yes';
    if (waits && courseBegins !== undefined && courseBegins > day) return beforeCourse(restriction, courseBegins);
  }
  return undefined;
};
