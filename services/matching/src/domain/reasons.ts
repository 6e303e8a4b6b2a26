import type { JobAd } from './job.ts';
import { payInWords, weeklyHours } from './job.ts';
import { fortnightLimit, type Needs } from './needs.ts';
import { needsSponsor, type Score } from './score.ts';
import type { Student } from './student.ts';
import { meaningWorthSaying } from './weights.ts';

/** More than these nobody reads in a list of ten jobs. */
const mostReasons = 5;

/** True sentences from the parts of the score that were computed, best first (design section 6, step 4). */
export const reasonsFor = (job: JobAd, student: Student, needs: Needs, score: Score): readonly string[] => {
  const reasons = [
    visaReason(job, needs),
    hoursReason(job, needs),
    skillsReason(student, score),
    fieldReason(student, score),
    placeReason(job, needs, score),
    sponsorshipReason(job, needs),
    wantedReason(job, needs),
    meaningReason(score),
    freshnessReason(score),
    payReason(job, score),
  ].filter((reason) => reason !== undefined);
  return reasons.slice(0, mostReasons);
};

const visaReason = ({ visaTypes, assessment }: JobAd, { visaType }: Needs) => {
  if (visaType !== 'other' && visaTypes.includes(visaType)) return `Accepts subclass ${visaType}`;
  return visaTypes.length === 0 && assessment?.workRights.kind === 'unstated'
    ? 'Sets no visa or residency condition'
    : undefined;
};

const hoursReason = (job: JobAd, { hoursLeft }: Needs) => {
  const weekly = weeklyHours(job);
  if (!weekly || hoursLeft === undefined || 2 * weekly.max > hoursLeft) return undefined;
  const limit =
    hoursLeft === fortnightLimit ? `${fortnightLimit} h a fortnight` : `the ${hoursLeft} h you have left a fortnight`;
  return `${weekly.max} h a week fits ${limit}`;
};

const mostSkillsNamed = 3;

const skillsReason = ({ skillNames }: Student, { commonSkills }: Score) => {
  if (commonSkills.length === 0) return undefined;
  const named = commonSkills.slice(0, mostSkillsNamed).map((skill) => skillNames.get(skill) ?? capitalised(skill));
  return `${listed(named)} ${named.length === 1 ? 'matches' : 'match'} your profile`;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const fieldReason = ({ degree }: Student, { parts }: Score) =>
  parts.field > 0 ? `Names the field of your ${degree}` : undefined;

const nearKm = 60;

const placeReason = (job: JobAd, { home }: Needs, { distanceKm }: Score) => {
  if (job.place.remote) return 'Work from anywhere';
  if (!home || distanceKm === undefined || distanceKm > nearKm) return undefined;
  return distanceKm < 1 ? `In ${home.name}` : `${Math.round(distanceKm)} km from ${home.name}`;
};

const sponsorshipReason = ({ assessment }: JobAd, needs: Needs) =>
  assessment?.sponsorship.kind === 'offers' && needsSponsor(needs)
    ? `Offers sponsorship: "${assessment.sponsorship.quote}"`
    : undefined;

const wantedReason = (job: JobAd, { hoursWanted }: Needs) => {
  const weekly = weeklyHours(job);
  return weekly && hoursWanted !== undefined && weekly.max >= hoursWanted
    ? `Gives the ${hoursWanted} h a week you want`
    : undefined;
};

const meaningReason = ({ likeness }: Score) =>
  likeness >= meaningWorthSaying ? 'Close to what your profile says' : undefined;

const newDays = 7;

const freshnessReason = ({ ageDays }: Score) => {
  const days = Math.floor(ageDays);
  if (days > newDays) return undefined;
  if (days < 1) return 'Posted in the last 24 hours';
  return days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`;
};

const payReason = (job: JobAd, { parts }: Score) =>
  parts.pay > 0 ? `Pays ${payInWords(job.pay)}, above the national minimum` : undefined;
