import { isBigCity } from '@waratah/vocabulary/australia/places';
import { noWorkBecause } from '@waratah/vocabulary/law/judge';
import { workOf } from '@waratah/vocabulary/occupations/trade-names';
import { wantedShare, workHoursInWords } from '@waratah/vocabulary/work-hours';
import type { Today } from './day.ts';
import type { JobAd } from './job.ts';
import { weeklyHours } from './job.ts';
import { type Needs, needsOf } from './needs.ts';
import { listed, namedSkills } from './reasons.ts';
import { distanceBetween, isGeneral } from './score.ts';
import type { Student } from './student.ts';
import { type Fit, fitOf } from './work-fit.ts';

/** An applicant as the ad's employer may see them. */
export type ApplicantFit = Readonly<{
  /** Best first. */
  reasons: readonly string[];
  /** Hours a week they may and want to work, `any` without a limit; absent where the student does not share them. */
  hours?: number | 'any' | undefined;
}>;

type Asked = Readonly<{ today: Today; sharesHours: boolean }>;

/**
 * Why the applicant fits the ad, in terms of what an employer hires for. What only describes the ad, as its pay or its
 * age, is no reason. Hours, days and a visa that an operator verified are given only if the student shares them. The
 * home itself is never named, only how far away it is.
 */
export const applicantFit = (job: JobAd, student: Student, { today, sharesHours }: Asked): ApplicantFit => {
  const needs = needsOf(student, today.day);
  const hours = sharesHours ? weeklyHoursFree(needs) : undefined;
  const reasons = [
    skillsReason(job, student),
    hoursReason(job, hours),
    sharesHours ? timesReason(job, needs) : undefined,
    languagesReason(job, student),
    tradeReason(student, fitOf(job, student.tradesOfProfile)),
    placeReason(job, needs),
    sharesHours || !student.visaVerified ? visaReason(job, needs) : undefined,
  ].filter((reason) => reason !== undefined);
  return { reasons, hours };
};

const visaReason = ({ visaTypes }: JobAd, { visaType }: Needs) =>
  visaType !== '' && visaType !== 'other' && visaTypes.includes(visaType)
    ? `The ad accepts their subclass ${visaType}`
    : undefined;

/** Undefined for a visa that we do not know, since its limit would be a guess, and while no work is allowed. */
const weeklyHoursFree = (needs: Needs): number | 'any' | undefined => {
  const { visaType, facts, day, hoursLeft, afterBreak, hoursWanted } = needs;
  if (visaType === '' || visaType === 'other' || noWorkBecause(visaType, facts, day) !== undefined) return undefined;
  const lasting = hoursLeft ?? afterBreak?.hoursLeft;
  const least = Math.min(lasting === undefined ? Infinity : lasting / 2, hoursWanted ?? Infinity);
  return least === Infinity ? 'any' : least;
};

const skillsNamed = 5;

/** Names also general skills, because the employer asked for them, after those that tell more of the work. */
const skillsReason = (job: JobAd, student: Student) => {
  const languages = languagesAsked(job, student).map((language) => language.toLowerCase());
  const shared = student.skills
    .filter((skill) => job.skills.includes(skill) && !languages.includes(skill))
    .toSorted((one, other) => Number(isGeneral(one)) - Number(isGeneral(other)));
  const named = namedSkills(student, shared, skillsNamed);
  return named && `${named} ${shared.length === 1 ? 'matches' : 'match'} the ad`;
};

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);

/** The applicant's languages that the ad's title or skills name. */
const languagesAsked = ({ title, skills }: JobAd, { languages }: Student) => {
  const named = new Set([title, ...skills].flatMap(wordsOf));
  return languages.filter((language) => wordsOf(language).every((word) => named.has(word)));
};

const languagesReason = (job: JobAd, student: Student) => {
  const asked = languagesAsked(job, student);
  return asked.length === 0 ? undefined : `Speaks ${listed(asked)}, as the ad asks`;
};

const tradeReason = ({ degree }: Student, { trade, same, code }: Fit) => {
  if (!trade || trade.first || code === '') return undefined;
  if (trade.title) return same ? `Has worked as ${trade.title}` : `Has worked in a related job, as ${trade.title}`;
  if (trade.studied && degree)
    return same ? `Studies that lead to this work: ${degree}` : `Studies close to this work: ${degree}`;
  return same ? `Skills in this line of work: ${workOf(code)}` : undefined;
};

const hoursReason = (job: JobAd, hours: ApplicantFit['hours']) => {
  const weekly = weeklyHours(job);
  if (!weekly || weekly.inferred || hours === undefined) return undefined;
  return hours === 'any' || weekly.max <= hours ? `Can work the ${weekly.max} h a week` : undefined;
};

/** Given only if all of the ad's days and times that both sides state are wanted. */
const timesReason = ({ workHours }: JobAd, { wanted }: Needs) => {
  if (!workHours || wantedShare(workHours, wanted) !== 1) return undefined;
  const { workDays, shiftStart, shiftEnd } = workHours;
  const compared = workHoursInWords(undefined, {
    ...(wanted.days.length > 0 && { workDays }),
    ...(wanted.times.length > 0 && { shiftStart, shiftEnd }),
  });
  return `Wants to work when you need them: ${compared}`;
};

/** The distances that are told, in kilometres; a finer one would point to the home. */
const toldKm = [5, 10, 20, 40] as const;

/** A place that is only a big city may be anywhere in it, so no distance is given. */
const placeReason = (job: JobAd, { home }: Needs) => {
  const distanceKm = distanceBetween(job, home);
  const withinKm = distanceKm === undefined ? undefined : toldKm.find((km) => distanceKm <= km);
  if (!home || withinKm === undefined) return undefined;
  const { city, state } = job.place;
  if (isBigCity(city, state)) return `Lives in or near ${city}`;
  return isBigCity(home.name, home.state) ? 'Lives in the same city' : `Lives within ${withinKm} km of the job`;
};
