import { australianZone } from '@waratah/vocabulary/australia/day';
import { longDayInWords, mondayOf } from '@waratah/vocabulary/law/days';
import { firstWeekFor } from '@waratah/vocabulary/law/fortnights';
import type { JobAd } from './job.ts';
import { levelOf, payInWords, weeklyHours } from './job.ts';
import { hasFewLevels, type Level, rankOf } from '@waratah/vocabulary/occupations/levels';
import { occupationsInTitle } from '@waratah/vocabulary/occupations/placement';
import { workOf } from '@waratah/vocabulary/occupations/trade-names';
import { isBigCity } from '@waratah/vocabulary/australia/places';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { paidByTheHour } from './gate/pay.ts';
import { lawNote } from './gate/visa.ts';
import { leftNow, type Needs } from './needs.ts';
import { oncePer } from './once.ts';
import { ageDaysOf, distanceBetween, isGeneral, needsSponsor } from './score.ts';
import { isDateOfPosting, postedOn } from '@waratah/vocabulary/posted-on';
import { shownName } from '@waratah/vocabulary/skill-names';
import { wantedShare, workHoursInWords } from '@waratah/vocabulary/work-hours';
import { commonShare, fewestLinesToCompare, fewestReasons } from './weights.ts';
import type { Student } from './student.ts';
import { type Fit, rankOfAd } from './work-fit.ts';

/** Nobody reads more reasons than this in a list of ten jobs. */
const reasonLimit = 5;

/** The sentences that can be true of a job and a student; undefined if there is nothing to say. */
type Sayings = Readonly<{
  visa: string | undefined;
  law: string | undefined;
  hours: string | undefined;
  times: string | undefined;
  skills: string | undefined;
  fit: string | undefined;
  close: string | undefined;
  place: string | undefined;
  sponsorship: string | undefined;
  wanted: string | undefined;
  level: string | undefined;
  open: string | undefined;
  freshness: string | undefined;
  pay: string | undefined;
}>;

/** A student's needs on a day, and how a job fits their trades. */
type Matched = Readonly<{ needs: Needs; now: Date; fit: Fit }>;

/**
 * True sentences about an ad and a student on a day, best first (design section 6, step 4). They depend on nothing else,
 * so that the email, the matches, the job's page and the saved list say the same, whatever other ads there are.
 */
export const reasonsFor = (job: JobAd, student: Student, matched: Matched): readonly string[] =>
  bestReasons(sayingsFor(job, student, matched));

const sayingsFor = (job: JobAd, student: Student, { needs, now, fit }: Matched): Sayings => ({
  visa: visaReason(job, needs),
  law: lawNote(job, needs),
  hours: hoursReason(job, needs),
  times: timesReason(job, needs),
  skills: skillsReason(student, sharedSkills(job, student)),
  fit: fitReason(student, fit, job),
  close: closeReason(fit),
  place: placeReason(job, needs),
  sponsorship: sponsorshipReason(job, needs),
  wanted: wantedReason(job, needs),
  level: levelReason(job),
  open: openReason(job),
  freshness: freshnessReason(job, ageDaysOf(job, now)),
  pay: payReason(job, now),
});

/** The first five of the given sentences, by importance. */
export const bestReasons = (said: Partial<Sayings>): readonly string[] => {
  const reasons: string[] = [];
  const say = (reason: string | undefined) => {
    if (reason !== undefined) reasons.push(reason);
  };
  say(said.visa);
  if (!isSameQuote(said.open, said.sponsorship)) say(said.open);
  say(said.law);
  say(said.hours);
  say(said.times);
  say(said.skills);
  say(said.sponsorship);
  say(said.level);
  say(said.place);
  // Skills in common tell more than that the work is close, and the same work is not only close.
  say(said.fit ?? (said.skills === undefined ? said.close : undefined));
  say(said.wanted);
  say(said.pay);
  say(said.freshness);
  return reasons.slice(0, reasonLimit);
};

/** Words of an ad that welcome people from abroad may also be those that offer sponsorship; one reason quotes them. */
const isSameQuote = (open: string | undefined, sponsorship: string | undefined) =>
  open !== undefined && quoteIn(open) === quoteIn(sponsorship);
const quoteIn = (reason: string | undefined) => reason?.slice(reason.indexOf('"'));

/**
 * The lines of a list without the reasons that most of them share, since those tell nothing about a line. Each line keeps
 * at least its two rarest reasons. A date of posting counts as shared by all, because it says nothing of the work. The page
 * of a job shows all.
 */
export const withoutCommonReasons = <Line extends Readonly<{ reasons: readonly string[] }>>(
  lines: readonly Line[],
): readonly Line[] => {
  if (lines.length < fewestLinesToCompare) return lines;
  const counts = new Map<string, number>();
  const countOf = (reason: string) => (isDateOfPosting(reason) ? lines.length : (counts.get(reason) ?? 0));
  for (const { reasons } of lines) for (const reason of reasons) counts.set(reason, countOf(reason) + 1);
  return lines.map((line) => {
    const rarest = line.reasons.toSorted((one, other) => countOf(one) - countOf(other)).slice(0, fewestReasons);
    const isKept = (reason: string) => countOf(reason) <= commonShare * lines.length || rarest.includes(reason);
    return { ...line, reasons: line.reasons.filter(isKept) };
  });
};

export const visaReason = ({ visaTypes, assessment }: JobAd, { visaType, visaVerified }: Needs) => {
  if (visaType !== 'other' && visaTypes.includes(visaType))
    return visaVerified ? `Accepts your verified subclass ${visaType}` : `Accepts subclass ${visaType}`;
  return visaTypes.length === 0 && assessment?.workRights.kind === 'unstated'
    ? 'Sets no visa or residency condition'
    : undefined;
};

const longestQuote = 140;

/** A quote ends where the ad's sentence goes on, so its last comma or colon is left out. */
const withoutEndSign = (quote: string) => quote.replace(/[\s,;:–—-]{1,3}$/, '');

/** Quotes the ad where it welcomes people with limited work rights. */
export const openReason = ({ assessment }: JobAd) => {
  const rights = assessment?.workRights;
  if (rights?.kind !== 'open' || rights.quote.length > longestQuote) return undefined;
  return `The ad says: "${withoutEndSign(rights.quote)}"`;
};

export const hoursReason = (job: JobAd, needs: Needs) => {
  const { hoursLeft } = needs;
  const weekly = weeklyHours(job);
  if (!weekly || hoursLeft === undefined || 2 * weekly.max > hoursLeft) return undefined;
  const fits = `${weekly.inferred ? 'About ' : ''}${weekly.max} h a week fits`;
  const { noted, day } = needs;
  if (noted) {
    const from = firstWeekFor(weekly.max, noted, day);
    if (from === mondayOf(day)) return `${fits} the ${leftNow(needs)} h you have left this fortnight`;
    return from && `${fits} from ${longDayInWords(from)}: ${leftNow(needs)} h are left this fortnight`;
  }
  return hoursLeft === studentFortnightHours
    ? `${fits} ${studentFortnightHours} h a fortnight`
    : `${fits} the ${hoursLeft} h you have left a fortnight`;
};

/** Given only if all of the ad's days and times that both sides state are wanted. */
export const timesReason = ({ workHours }: JobAd, { wanted }: Needs) => {
  if (!workHours || wantedShare(workHours, wanted) !== 1) return undefined;
  const { workDays, shiftStart, shiftEnd } = workHours;
  const compared = {
    ...(wanted.days.length > 0 && { workDays }),
    ...(wanted.times.length > 0 && { shiftStart, shiftEnd }),
  };
  return `${workHoursInWords(undefined, compared)}: when you want to work`;
};

const mostSkillsNamed = 3;

/** Skills that a student and an ad share, in the order of the profile, without those that say nothing of the work. */
export const sharedSkills = ({ skills }: Pick<JobAd, 'skills'>, student: Pick<Student, 'skills'>) =>
  student.skills.filter((skill) => skills.includes(skill) && !isGeneral(skill));

/** The first few skills as the student wrote them, in a list; undefined if there are none. */
export const namedSkills = (
  { skillNames }: Pick<Student, 'skillNames'>,
  shared: readonly string[],
  most = mostSkillsNamed,
) =>
  shared.length === 0
    ? undefined
    : listed(shared.slice(0, most).map((skill) => skillNames.get(skill) ?? shownName(skill)));

/** Names the skills that the student listed, and only without any of them those that were read from other words. */
export const skillsReason = (student: Pick<Student, 'skillNames' | 'inferredSkills'>, shared: readonly string[]) => {
  const own = shared.filter((skill) => !student.inferredSkills.has(skill));
  if (own.length > 0) return `${namedSkills(student, own)} ${own.length === 1 ? 'matches' : 'match'} your profile`;
  const inferred = namedSkills(student, shared);
  return inferred && `Your studies, work or resume show ${inferred}`;
};

/** Words like 'Excel, Xero and MYOB'. */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const isOfUniversity = (degree: string) =>
  /\b(?:bachelor|master|mba|doctor|phd|graduate (?:diploma|certificate))/i.test(degree);

/** Labourers' work asks for no qualification, and a university's degree qualifies for more than work with few levels. */
const asksForLess = (code: string, degree: string) =>
  code.startsWith('8') || (hasFewLevels(code) && isOfUniversity(degree));

/** An apprenticeship leads to a qualification instead. */
const isApprenticeship = (title: string) => /\bapprentice/i.test(title);

/** Which of the student's jobs or studies leads to this job. Work is alike if both titles name the same occupation. */
export const fitReason = (
  { degree }: Pick<Student, 'degree'>,
  { trade, same, code }: Fit,
  { title }: Pick<JobAd, 'title'>,
) => {
  if (!trade || code === '') return undefined;
  if (trade.first && !trade.chosen) return 'Work beside your studies';
  if (!same) return undefined;
  if (!occupationsInTitle(trade.title).isDisjointFrom(occupationsInTitle(title)))
    return `Like your work as ${trade.title}`;
  if (trade.studied && degree && !asksForLess(code, degree) && !isApprenticeship(title))
    return `What your ${degree} leads to`;
  if (trade.chosen)
    return trade.first ? 'One of the student jobs that you look for' : `Work that you look for: ${workOf(code)}`;
  return trade.title ? undefined : `Fits your profile: ${workOf(code)}`;
};

/** What the job is close to, where it is neither the same work nor what the studies lead to. */
export const closeReason = ({ trade, same, code }: Fit) => {
  if (!trade || code === '') return undefined;
  if (trade.title) return `Close to your work as ${trade.title}`;
  return same ? undefined : `Close to your profile: ${workOf(code)}`;
};

const nearKm = 60;

/** An ad that names only a big city may be anywhere in it, so no distance is given. */
export const placeReason = (job: JobAd, { home }: Needs) => {
  if (job.place.remote) return 'Work from anywhere';
  const distanceKm = distanceBetween(job, home);
  if (!home || distanceKm === undefined || distanceKm > nearKm) return undefined;
  if (isBigCity(job.place.city, job.place.state)) return `In ${job.place.city}`;
  return distanceKm < 1 ? `In ${home.name}` : `${Math.round(distanceKm)} km from ${home.name}`;
};

export const sponsorshipReason = ({ assessment }: JobAd, needs: Needs) =>
  assessment?.sponsorship.kind === 'offers' && needsSponsor(needs)
    ? `Offers sponsorship: "${withoutEndSign(assessment.sponsorship.quote)}"`
    : undefined;

export const wantedReason = (job: JobAd, { hoursWanted }: Needs) => {
  const weekly = weeklyHours(job);
  return weekly && hoursWanted !== undefined && weekly.max >= hoursWanted
    ? `Gives the ${hoursWanted} h a week you want`
    : undefined;
};

const levelWords: Readonly<Partial<Record<Level, string>>> = {
  student: 'Meant for students',
  graduate: 'Meant for graduates',
  junior: 'Entry level',
};

/** An assistant is below others, which does not make the work one to begin with. */
const isAssistant = /^(?!.*\b(?:junior|jn?r|entry|trainee|apprentice|no experience)).*\b(?:assistant|associate)/i;

/**
 * The level that the ad names, if students and graduates can begin at it and nothing else in the ad says otherwise;
 * quoted unless the title already shows it.
 */
export const levelReason = (job: JobAd) => {
  const level = levelOf(job);
  const words = level && levelWords[level];
  if (!words || (rankOfAd(job) ?? rankOf(level)) !== rankOf(level)) return undefined;
  const { kind, quote } = job.assessment?.seniority ?? { kind: '', quote: '' };
  if (kind !== level || quote === '') return words;
  if (isAssistant.test(quote)) return undefined;
  return job.title.includes(quote) ? words : `${words}: "${quote}"`;
};

const newDays = 7;

const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: australianZone });
const dayOfPosting = oncePer((postedAt: Date) => dayAndMonth.format(postedAt));

/** Said by its date, which stays true for who opens the email days later. */
export const freshnessReason = ({ postedAt }: Pick<JobAd, 'postedAt'>, ageDays: number) =>
  Math.floor(ageDays) > newDays ? undefined : postedOn(dayOfPosting(postedAt));

/** Not for a salary by the year: everybody expects it of a salary. */
export const payReason = (job: JobAd, now: Date) =>
  job.pay?.period !== 'year' && isAboveMinimum(job, now)
    ? `Pays ${payInWords(job.pay)}, above the national minimum`
    : undefined;

/** The minimum of casual work includes the casual loading. */
const isAboveMinimum = (job: JobAd, now: Date) => {
  const { hourly, casualHourly } = minimumWageAt(now);
  const paid = paidByTheHour(job);
  return (
    paid !== undefined &&
    job.pay?.min !== undefined &&
    paid.from > (job.employmentType === 'CASUAL' ? casualHourly : hourly)
  );
};
