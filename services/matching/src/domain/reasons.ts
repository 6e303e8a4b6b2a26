import type { JobAd } from './job.ts';
import { payInWords, weeklyHours } from './job.ts';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { lawNote } from './gate.ts';
import type { Needs } from './needs.ts';
import { distanceBetween, needsSponsor, payPart, type Score } from './score.ts';
import type { Student } from './student.ts';
import { meaningWorthSaying } from './weights.ts';

/** More than these nobody reads in a list of ten jobs. */
const reasonLimit = 5;

/** Each sentence that is true of a job and a student; undefined where there is nothing to say. */
type Sayings = Readonly<{
  visa: string | undefined;
  law: string | undefined;
  hours: string | undefined;
  skills: string | undefined;
  field: string | undefined;
  place: string | undefined;
  sponsorship: string | undefined;
  wanted: string | undefined;
  level: string | undefined;
  meaning: string | undefined;
  freshness: string | undefined;
  pay: string | undefined;
}>;

/** What a student needs on a day, and what came of it for a job. */
type Matched = Readonly<{ needs: Needs; now: Date; score: Score }>;

/** True sentences from the parts of the score that were computed, best first (design section 6, step 4). */
export const reasonsFor = (job: JobAd, student: Student, { needs, now, score }: Matched): readonly string[] =>
  bestReasons({
    visa: visaReason(job, needs),
    law: lawNote(job, needs),
    hours: hoursReason(job, needs),
    skills: skillsReason(student, score.commonSkills),
    field: score.parts.field > 0 ? fieldReason(student) : undefined,
    place: placeReason(job, needs),
    sponsorship: sponsorshipReason(job, needs),
    wanted: wantedReason(job, needs),
    level: levelReason(job),
    meaning: meaningReason(score.likeness),
    freshness: freshnessReason(score.ageDays),
    pay: payReason(job, now),
  });

export const bestReasons = (said: Sayings): readonly string[] => {
  const reasons: string[] = [];
  const say = (reason: string | undefined) => {
    if (reason !== undefined && reasons.length < reasonLimit) reasons.push(reason);
  };
  say(said.visa);
  say(said.law);
  say(said.hours);
  say(said.skills);
  say(said.field);
  say(said.place);
  say(said.sponsorship);
  say(said.wanted);
  say(said.level);
  say(said.meaning);
  say(said.freshness);
  say(said.pay);
  return reasons;
};

export const visaReason = ({ visaTypes, assessment }: JobAd, { visaType, visaVerified }: Needs) => {
  if (visaType !== 'other' && visaTypes.includes(visaType))
    return visaVerified ? `Accepts your verified subclass ${visaType}` : `Accepts subclass ${visaType}`;
  return visaTypes.length === 0 && assessment?.workRights.kind === 'unstated'
    ? 'Sets no visa or residency condition'
    : undefined;
};

export const hoursReason = (job: JobAd, { hoursLeft }: Needs) => {
  const weekly = weeklyHours(job);
  if (!weekly || hoursLeft === undefined || 2 * weekly.max > hoursLeft) return undefined;
  const limit =
    hoursLeft === studentFortnightHours
      ? `${studentFortnightHours} h a fortnight`
      : `the ${hoursLeft} h you have left a fortnight`;
  return `${weekly.inferred ? 'About ' : ''}${weekly.max} h a week fits ${limit}`;
};

const mostSkillsNamed = 3;

export const skillsReason = ({ skillNames }: Pick<Student, 'skillNames'>, commonSkills: readonly string[]) => {
  if (commonSkills.length === 0) return undefined;
  const named = commonSkills.slice(0, mostSkillsNamed).map((skill) => skillNames.get(skill) ?? capitalised(skill));
  return `${listed(named)} ${named.length === 1 ? 'matches' : 'match'} your profile`;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const fieldReason = ({ degree }: Student) => `Names the field of your ${degree}`;

const nearKm = 60;

export const placeReason = (job: JobAd, { home }: Needs) => {
  if (job.place.remote) return 'Work from anywhere';
  const distanceKm = distanceBetween(job, home);
  if (!home || distanceKm === undefined || distanceKm > nearKm) return undefined;
  return distanceKm < 1 ? `In ${home.name}` : `${Math.round(distanceKm)} km from ${home.name}`;
};

export const sponsorshipReason = ({ assessment }: JobAd, needs: Needs) =>
  assessment?.sponsorship.kind === 'offers' && needsSponsor(needs)
    ? `Offers sponsorship: "${assessment.sponsorship.quote}"`
    : undefined;

export const wantedReason = (job: JobAd, { hoursWanted }: Needs) => {
  const weekly = weeklyHours(job);
  return weekly && hoursWanted !== undefined && weekly.max >= hoursWanted
    ? `Gives the ${hoursWanted} h a week you want`
    : undefined;
};

const levelWords: Readonly<Record<string, string>> = {
  student: 'Meant for students',
  graduate: 'Meant for graduates',
  junior: 'Entry level',
};

/** The level that the ad names, with its words where the title does not show them, where it is one that students and graduates begin at. */
export const levelReason = ({ title, assessment }: JobAd) => {
  const words = levelWords[assessment?.seniority?.kind ?? ''];
  const quote = assessment?.seniority?.quote ?? '';
  return words && !title.includes(quote) ? `${words}: "${quote}"` : words;
};

export const meaningReason = (likeness: number) =>
  likeness >= meaningWorthSaying ? 'Close to what your profile says' : undefined;

const newDays = 7;

export const freshnessReason = (ageDays: number) => {
  const days = Math.floor(ageDays);
  if (days > newDays) return undefined;
  if (days < 1) return 'Posted in the last 24 hours';
  return days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`;
};

export const payReason = (job: JobAd, now: Date) =>
  payPart(job, now) > 0 ? `Pays ${payInWords(job.pay)}, above the national minimum` : undefined;
