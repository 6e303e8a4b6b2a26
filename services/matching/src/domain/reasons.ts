import { fortnightLimit, hoursLeft, weeklyHours } from './gate.ts';
import type { JobAd } from './job.ts';
import { payInWords } from './job.ts';
import type { Score } from './score.ts';
import type { Student } from './student.ts';
import { meaningWorthSaying } from './weights.ts';

/** More than these nobody reads in a list of ten jobs. */
const mostReasons = 5;

/** True sentences from the parts of the score that were computed, best first (design section 6, step 4). */
export const reasonsFor = (job: JobAd, student: Student, score: Score, day: string): readonly string[] =>
  [
    visaReason(job, student),
    hoursReason(job, student, day),
    skillsReason(student, score),
    placeReason(job, student, score),
    sponsorshipReason(job),
    meaningReason(score),
    freshnessReason(score),
    payReason(job, score),
  ]
    .filter((reason) => reason !== undefined)
    .slice(0, mostReasons);

const visaReason = ({ visaTypes, assessment }: JobAd, { visaType }: Student) => {
  if (visaType !== 'other' && visaTypes.includes(visaType)) return `Accepts subclass ${visaType}`;
  return visaTypes.length === 0 && assessment?.workRights.kind === 'unstated'
    ? 'Sets no visa or residency condition'
    : undefined;
};

const hoursReason = (job: JobAd, student: Student, day: string) => {
  const weekly = weeklyHours(job);
  const left = hoursLeft(student, day);
  if (!weekly || left === undefined || 2 * weekly.max > left) return undefined;
  const limit = left === fortnightLimit ? `${fortnightLimit} h a fortnight` : `the ${left} h you have left a fortnight`;
  return `${weekly.max} h a week fits ${limit}`;
};

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const mostSkillsNamed = 3;

const skillsReason = ({ skillNames }: Student, { commonSkills }: Score) => {
  const named = commonSkills.slice(0, mostSkillsNamed).map((skill) => skillNames.get(skill) ?? capitalised(skill));
  if (named.length === 0) return undefined;
  return `${list.format(named)} ${named.length === 1 ? 'matches' : 'match'} your profile`;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const meaningReason = ({ likeness }: Score) =>
  likeness >= meaningWorthSaying ? 'Close to what your profile says' : undefined;

const sponsorshipReason = ({ assessment }: JobAd) =>
  assessment?.sponsorship.kind === 'offers' ? `Offers sponsorship: "${assessment.sponsorship.quote}"` : undefined;

const nearKm = 60;

const placeReason = (job: JobAd, { place: home }: Student, { distanceKm }: Score) => {
  if (job.place.remote) return 'Work from anywhere';
  if (!home || distanceKm === undefined || distanceKm > nearKm) return undefined;
  return distanceKm < 1 ? `In ${home.name}` : `${Math.round(distanceKm)} km from ${home.name}`;
};

const newDays = 7;

const freshnessReason = ({ ageDays }: Score) => {
  const days = Math.floor(ageDays);
  if (days > newDays) return undefined;
  if (days < 1) return 'Posted in the last 24 hours';
  return days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`;
};

const payReason = (job: JobAd, { parts }: Score) =>
  parts.pay > 0 ? `Pays ${payInWords(job.pay)}, above the national minimum` : undefined;
