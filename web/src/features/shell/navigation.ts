import {
  applicationsPath,
  dashboardPath,
  draftsPath,
  employerRegisterPath,
  howItWorksPath,
  jobsPath,
  matchesPath,
  myApplicationsPath,
  myVisaPath,
  postJobPath,
  profilePath,
  savedPath,
  settingsPath,
  visaGuidePath,
} from '../../lib/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { messages } from './messages.ts';

export type Entry = Readonly<{ label: string; to: string } | { label: string; disabled: string }>;

const off = (label: string): Entry => ({ label, disabled: messages.disabled });

/** The main links of the header, by role and pilot setting (spec section 2). */
export function mainEntries(session: Session, pilot: boolean): readonly Entry[] {
  if (session.kind === 'guest') {
    return [
      { label: messages.howItWorks, to: howItWorksPath },
      { label: messages.forEmployers, to: employerRegisterPath },
      { label: messages.forGuests, to: visaGuidePath },
    ];
  }
  switch (session.user.role) {
    case 'employer':
      return [
        { label: messages.postJob, to: postJobPath },
        { label: messages.dashboard, to: dashboardPath },
        { label: messages.applications, to: applicationsPath },
        { label: messages.jobDrafts, to: draftsPath },
      ];
    case 'student':
      return pilot
        ? [off(messages.browseJobs), off(messages.savedJobs), off(messages.myApplications)]
        : [
            { label: messages.browseJobs, to: jobsPath },
            { label: messages.savedJobs, to: savedPath },
            { label: messages.myApplications, to: myApplicationsPath },
          ];
    default:
      return [];
  }
}

/** The link to the jobs chosen for a student. In the pilot, and for everybody else, the menu shows a placeholder. */
export const recommendationsEntry: Entry = { label: messages.recommendations, to: matchesPath };

/** Footer links that the pilot disables. Otherwise the first opens the search, initially for ads with sponsorship. */
export function waitingEntries(pilot: boolean, contactEmail: string | undefined): readonly Entry[] {
  if (pilot) return [off(messages.employerSponsors), off(messages.support)];
  const support: Entry = contactEmail
    ? { label: messages.support, to: `mailto:${contactEmail}` }
    : off(messages.support);
  return [{ label: messages.employerSponsors, to: jobsPath }, support];
}

/** The links of the user menu in addition to the main ones. */
export function menuEntries(session: Session, pilot: boolean): readonly Entry[] {
  if (session.kind === 'guest') return [];
  const profile: Entry = { label: messages.profile, to: profilePath };
  if (session.user.role !== 'student') return [profile];
  const views: readonly Entry[] = [
    { label: messages.matches, to: matchesPath },
    profile,
    { label: messages.visa, to: myVisaPath },
    { label: messages.settings, to: settingsPath },
  ];
  return pilot
    ? [...views, off(messages.findJobs), off(messages.mySavedJobs)]
    : [...views, { label: messages.findJobs, to: jobsPath }, { label: messages.mySavedJobs, to: savedPath }];
}

/** Puts enabled links before disabled ones; otherwise keeps the order. */
export const openFirst = (entries: readonly Entry[]): readonly Entry[] => [
  ...entries.filter((entry) => 'to' in entry),
  ...entries.filter((entry) => !('to' in entry)),
];
