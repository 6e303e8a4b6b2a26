import { permanentVisas } from '@waratah/vocabulary/law/rules';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import type { VisaCode } from '@waratah/vocabulary/visa-types';
import { kilometres } from './distance.ts';
import { cosine } from './embedding.ts';
import { hourlyPay, type JobAd, weeklyHours } from './job.ts';
import { type Needs, needsOf } from './needs.ts';
import type { Today } from './gate.ts';
import type { Student } from './student.ts';
import {
  distanceHalfKm,
  freshnessHalfLifeDays,
  generousHourly,
  meaningCeiling,
  meaningFloor,
  type Part,
  remoteDistance,
  skillInCommon,
  skillRarity,
  unknownDistance,
  weights,
} from './weights.ts';

/** How rare each skill is among the live ads: 0 (in all) to 1 (in one). */
export type Rarity = (skill: string) => number;

export type Score = Readonly<{
  total: number;
  parts: Readonly<Record<Part, number>>;
  /** Cosine of the embeddings. */
  likeness: number;
  /** Skills in common, rarest first. */
  commonSkills: readonly string[];
  /** Kilometres; undefined when a place is unknown or the job is remote. */
  distanceKm: number | undefined;
  ageDays: number;
}>;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export const scoreJob = (job: JobAd, student: Student, today: Today, rarity: Rarity): Score => {
  const needs = needsOf(student, today.day);
  const likeness = cosine(student.embedding, job.assessment?.embedding);
  const commonSkills = student.skills.filter((skill) => job.skills.includes(skill)).sort(byRarity(rarity));
  const distanceKm = distanceBetween(job, needs.home);
  const ageDays = ageDaysOf(job, today.now);
  const parts = {
    meaning: meaningPart(likeness),
    skills: skillsPart(commonSkills.reduce((sum, skill) => sum + skillWorth(rarity(skill)), 0)),
    field: job.titleWords.some((word) => student.studyWords.includes(word)) ? 1 : 0,
    hours: hoursPart(job, needs),
    distance: distancePart(job, distanceKm),
    visa: visaPart(job, needs),
    sponsorship: sponsorshipPart(job, needs),
    pay: payPart(job, today.now),
    freshness: freshnessPart(ageDays),
  };
  return { total: totalOf(parts), parts, likeness, commonSkills, distanceKm, ageDays };
};

/** Added from the last weight to the first, in an order that the engine keeps too. */
const totalOf = (parts: Readonly<Record<Part, number>>) => {
  let total = weights.freshness * parts.freshness;
  total += weights.pay * parts.pay;
  total += weights.sponsorship * parts.sponsorship;
  total += weights.visa * parts.visa;
  total += weights.hours * parts.hours;
  total += weights.distance * parts.distance;
  total += weights.field * parts.field;
  total += weights.skills * parts.skills;
  return total + weights.meaning * parts.meaning;
};

export const meaningPart = (likeness: number) => clamp((likeness - meaningFloor) / (meaningCeiling - meaningFloor));

/** What a skill in common adds. */
export const skillWorth = (rarity: number) => skillInCommon + skillRarity * rarity;
export const skillsPart = (worth: number) => Math.min(1, worth);

/** Rarest first, equally rare ones by name. */
export const byRarity = (rarity: Rarity) => (a: string, b: string) => rarity(b) - rarity(a) || (a < b ? -1 : 1);

/** How much of the hours wanted the job can give. */
export const hoursPart = (job: JobAd, { hoursWanted }: Needs) => {
  const weekly = weeklyHours(job);
  return weekly && hoursWanted !== undefined ? clamp(weekly.max / hoursWanted) : 0;
};

export const distancePart = ({ place }: JobAd, distanceKm: number | undefined) => {
  if (place.remote) return remoteDistance;
  return distanceKm === undefined ? unknownDistance : 0.5 ** (distanceKm / distanceHalfKm);
};

export const distanceBetween = ({ place }: JobAd, home: Needs['home']) =>
  place.remote || !home || !place.coordinates ? undefined : kilometres(home, place.coordinates);

export const visaPart = ({ visaTypes }: JobAd, { visaType }: Needs) => (visaTypes.includes(visaType) ? 1 : 0);

/** Permanent residents, and visas of regions, need no sponsor to stay. */
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

/** Rarity from how many of the ads name each skill. */
export const rarityAmong = (jobs: readonly JobAd[]): Rarity => {
  const counts = new Map<string, number>();
  for (const { skills } of jobs) for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const most = Math.log(jobs.length + 1);
  const rarities = new Map([...counts].map(([skill, count]) => [skill, clamp(1 - Math.log(count) / most)]));
  return (skill) => rarities.get(skill) ?? 1;
};
