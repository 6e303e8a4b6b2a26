import { hourlyPay, type JobAd } from './job.ts';
import type { Student } from './student.ts';
import {
  distanceHalfKm,
  freshnessHalfLifeDays,
  generousHourly,
  meaningCeiling,
  meaningFloor,
  minimumHourly,
  type Part,
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

export const scoreJob = (job: JobAd, student: Student, now: Date, rarity: Rarity): Score => {
  const likeness = cosine(student.embedding, job.assessment?.embedding);
  const commonSkills = skillsInCommon(job, student, rarity);
  const distanceKm = distanceBetween(job, student);
  const ageDays = Math.max(0, (now.getTime() - job.postedAt.getTime()) / 86_400_000);
  const parts = {
    meaning: clamp((likeness - meaningFloor) / (meaningCeiling - meaningFloor)),
    skills: clamp(commonSkills.reduce((sum, skill) => sum + 0.2 + 0.3 * rarity(skill), 0)),
    distance: job.place.remote ? 0.6 : distanceKm === undefined ? 0.2 : 0.5 ** (distanceKm / distanceHalfKm),
    freshness: 0.5 ** (ageDays / freshnessHalfLifeDays),
    visa: job.visaTypes.includes(student.visaType) ? 1 : 0,
    pay: payPart(job),
    sponsorship: job.assessment?.sponsorship.kind === 'offers' ? 1 : 0,
  };
  return { total: weighted(parts), parts, likeness, commonSkills, distanceKm, ageDays };
};

const weighted = (parts: Readonly<Record<Part, number>>) =>
  weights.meaning * parts.meaning +
  weights.skills * parts.skills +
  weights.distance * parts.distance +
  weights.freshness * parts.freshness +
  weights.visa * parts.visa +
  weights.pay * parts.pay +
  weights.sponsorship * parts.sponsorship;

const payPart = ({ pay }: JobAd) => {
  const hourly = pay?.currency === 'AUD' ? hourlyPay(pay) : undefined;
  return hourly === undefined ? 0 : clamp((hourly - minimumHourly) / (generousHourly - minimumHourly));
};

/** Cosine of two vectors of unit length; 0 when one is missing. */
export const cosine = (a: Float32Array | undefined, b: Float32Array | undefined) => {
  if (!a || !b || a.length !== b.length) return 0;
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

const skillsInCommon = (job: JobAd, student: Student, rarity: Rarity) => {
  const had = new Set(student.skills);
  const wanted = new Set([...job.skills, ...(job.assessment?.skills ?? [])]);
  return [...wanted].filter((skill) => had.has(skill)).sort((a, b) => rarity(b) - rarity(a) || (a < b ? -1 : 1));
};

const earthKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const distanceBetween = (job: JobAd, { place: home }: Student) => {
  const there = job.place.coordinates;
  if (job.place.remote || !home || !there) return undefined;
  const north = Math.sin(radians(there.latitude - home.latitude) / 2) ** 2;
  const east = Math.sin(radians(there.longitude - home.longitude) / 2) ** 2;
  const along = Math.cos(radians(home.latitude)) * Math.cos(radians(there.latitude)) * east;
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, north + along)));
};

/** Rarity from how many of the ads name each skill. */
export const rarityAmong = (jobs: readonly JobAd[]): Rarity => {
  const counts = new Map<string, number>();
  for (const job of jobs) {
    for (const skill of new Set([...job.skills, ...(job.assessment?.skills ?? [])]))
      counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  const most = Math.log(jobs.length + 1);
  return (skill) => (most === 0 ? 1 : clamp(1 - Math.log(counts.get(skill) ?? 1) / most));
};
