import { permanentVisas } from '@waratah/vocabulary/law/rules';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import type { VisaCode } from '@waratah/vocabulary/visa-types';
import { wantedShare } from '@waratah/vocabulary/work-hours';
import { kilometres } from './distance.ts';
import { cosine } from './embedding.ts';
import { hourlyPay, isOfFewerHours, type JobAd, weeklyHours } from './job.ts';
import { type Needs, needsOf } from './needs.ts';
import type { Today } from './day.ts';
import type { Student } from './student.ts';
import {
  distanceHalfKm,
  freshnessHalfLifeDays,
  generousHourly,
  meaningCeiling,
  meaningFloor,
  type Part,
  remoteDistance,
  leastTelling,
  likelyHours,
  skillInCommon,
  unknownDistance,
  weights,
} from './weights.ts';
import { type Fit, fitOf, fitPart } from './work-fit.ts';

/**
 * How much each skill tells about the work, from the live ads: 0 if ads of all kinds name it, 1 if only ads of one
 * family do.
 */
export type Telling = (skill: string) => number;

export type Score = Readonly<{
  total: number;
  /** The share of the score that shows that the work fits: fit, meaning and skills. */
  core: number;
  fit: Fit;
  parts: Readonly<Record<Part, number>>;
  /** Cosine of the embeddings. */
  likeness: number;
  /** Kilometres; undefined when a place is unknown or the job is remote. */
  distanceKm: number | undefined;
  ageDays: number;
}>;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

type Asked = Readonly<{ today: Today; telling: Telling; needs?: Needs }>;

export const scoreJob = (
  job: JobAd,
  student: Student,
  { today, telling, needs = needsOf(student, today.day) }: Asked,
): Score => {
  const likeness = cosine(student.embedding, job.assessment?.embedding);
  const commonSkills = student.skills
    .filter((skill) => job.skills.includes(skill) && telling(skill) > 0)
    .sort(byTelling(telling));
  const fit = fitOf(job, student.trades);
  const distanceKm = distanceBetween(job, needs.home);
  const ageDays = ageDaysOf(job, today.now);
  const parts = {
    fit: fitPart(job, fit),
    meaning: meaningPart(likeness),
    skills: skillsPart(commonSkills.reduce((sum, skill) => sum + skillWorth(telling(skill)), 0)),
    hours: hoursPart(job, needs),
    distance: distancePart(job, distanceKm),
    visa: visaPart(job, needs),
    sponsorship: sponsorshipPart(job, needs),
    pay: payPart(job, today.now),
    freshness: freshnessPart(ageDays),
  };
  const core = coreOf(parts);
  return { total: restOf(parts) + core, core, fit, parts, likeness, distanceKm, ageDays };
};

/** Added from the last weight to the first; the engine uses the same order, so that both get the same number. */
const restOf = (parts: Readonly<Record<Part, number>>) => {
  let rest = weights.freshness * parts.freshness;
  rest += weights.pay * parts.pay;
  rest += weights.sponsorship * parts.sponsorship;
  rest += weights.visa * parts.visa;
  rest += weights.hours * parts.hours;
  return rest + weights.distance * parts.distance;
};

const coreOf = ({ skills, fit, meaning }: Readonly<Record<Part, number>>) =>
  weights.skills * skills + weights.fit * fit + weights.meaning * meaning;

export const meaningPart = (likeness: number) => clamp((likeness - meaningFloor) / (meaningCeiling - meaningFloor));

/** What one shared skill adds. */
export const skillWorth = (telling: number) => skillInCommon * telling;
export const skillsPart = (worth: number) => Math.min(1, worth);

/** Sorts skills by how much they tell, equal ones by name. */
export const byTelling = (telling: Telling) => (a: string, b: string) => telling(b) - telling(a) || (a < b ? -1 : 1);

/**
 * The share of the wanted hours that the job gives, and of its hours that are at wanted times. Otherwise stated hours
 * that the visa allows count in full, and half if the ad states none but offers casual or part-time work.
 */
export const hoursPart = (job: JobAd, { hoursWanted, hoursLeft, wanted }: Needs) => {
  const weekly = weeklyHours(job);
  const given = weekly && hoursWanted !== undefined ? clamp(weekly.max / hoursWanted) : undefined;
  const atTimes = job.workHours && wantedShare(job.workHours, wanted);
  if (given !== undefined) return atTimes === undefined ? given : (given + atTimes) / 2;
  return atTimes ?? (hoursLeft === undefined ? 0 : allowedHours(job, hoursLeft));
};

const allowedHours = (job: JobAd, hoursLeft: number) => {
  const weekly = weeklyHours(job);
  if (weekly) return 2 * weekly.max <= hoursLeft ? 1 : 0;
  return isOfFewerHours(job) ? likelyHours : 0;
};

export const distancePart = ({ place }: JobAd, distanceKm: number | undefined) => {
  if (place.remote) return remoteDistance;
  return distanceKm === undefined ? unknownDistance : 0.5 ** (distanceKm / distanceHalfKm);
};

export const distanceBetween = ({ place }: JobAd, home: Needs['home']) =>
  place.remote || !home || !place.coordinates ? undefined : kilometres(home, place.coordinates);

export const visaPart = ({ visaTypes }: JobAd, { visaType }: Needs) => (visaTypes.includes(visaType) ? 1 : 0);

/** Visas whose holders can stay without a sponsor, beside the permanent ones. */
export const needsSponsor = ({ visaType }: Needs) =>
  visaType === '' || (!permanentVisas.has(visaType) && !staysWithoutSponsor.has(visaType));

const staysWithoutSponsor: ReadonlySet<VisaCode> = new Set(['491', '309/820', '444']);

export const sponsorshipPart = ({ assessment }: JobAd, needs: Needs) =>
  assessment?.sponsorship.kind === 'offers' && needsSponsor(needs) ? 1 : 0;

export const payPart = ({ pay }: JobAd, now: Date) => {
  const { hourly: minimum } = minimumWageAt(now);
  const hourly = pay?.currency === 'AUD' ? hourlyPay(pay) : undefined;
  return hourly === undefined ? 0 : clamp((hourly - minimum) / (generousHourly - minimum));
};

export const ageDaysOf = ({ postedAt }: JobAd, now: Date) =>
  Math.max(0, (now.getTime() - postedAt.getTime()) / 86_400_000);

export const freshnessPart = (ageDays: number) => 0.5 ** (ageDays / freshnessHalfLifeDays);

const general = new Set(
  `communication,teamwork,leadership,time management,problem solving,customer service,excel,microsoft excel,microsoft word,
  microsoft office,word,powerpoint,outlook,administration,sales,english,organisation,attention to detail,reporting,training,
  management,negotiation,presentation,planning,research,analysis,documentation,mentoring,coaching,multitasking,google workspace,
  driver licence,police check,stakeholder management,relationship management,data entry,computer skills,safety`
    .split(',')
    .map((skill) => skill.trim()),
);

/** Whether ads and resumes name a skill in every line of work. */
export const isGeneral = (skill: string): boolean => general.has(skill);

/**
 * How well each skill predicts a family of occupations: the probability that two of the ads that name it are of one family.
 * A skill that a single ad names gets 0.5, since there is nothing to compare it with.
 */
export const tellingAmong = (jobs: readonly JobAd[]): Telling => {
  const counts = new Map<string, Map<string, number>>();
  for (const { skills, assessment } of jobs) {
    const family = assessment?.occupations?.[0]?.code;
    if (family === undefined) continue;
    for (const skill of skills) {
      const ofSkill = counts.get(skill) ?? new Map<string, number>();
      counts.set(skill, ofSkill.set(family, (ofSkill.get(family) ?? 0) + 1));
    }
  }
  const telling = new Map([...counts].map(([skill, families]) => [skill, concentrationOf([...families.values()])]));
  return (skill) => {
    const tells = isGeneral(skill) ? 0 : (telling.get(skill) ?? 0.5);
    return tells < leastTelling ? 0 : tells;
  };
};

const concentrationOf = (counts: readonly number[]) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all < 2 ? 0.5 : counts.reduce((sum, count) => sum + count * (count - 1), 0) / (all * (all - 1));
};
