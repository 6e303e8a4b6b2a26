import {
  applicationsPath,
  draftsPath,
  employerRegisterPath,
  myApplicationsPath,
  postJobPath,
} from '../../lib/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { messages } from './messages.ts';

export type Entry = Readonly<{ label: string; to: string } | { label: string; disabled: string }>;

const off = (label: string): Entry => ({ label, disabled: messages.disabled });

/** The main links of the header, by role and pilot (spec section 2). */
export function mainEntries(session: Session, pilot: boolean): readonly Entry[] {
  if (session.kind === 'guest') {
    return [
      { label: messages.howItWorks, to: '/how-it-works' },
      { label: 'For employers', to: employerRegisterPath },
    ];
  }
  switch (session.user.role) {
    case 'employer':
      return [
        { label: messages.postJob, to: postJobPath },
        { label: messages.dashboard, to: '/employer/dashboard' },
        { label: messages.applications, to: applicationsPath },
        { label: messages.jobDrafts, to: draftsPath },
      ];
    case 'student':
      return pilot
        ? [off(messages.browseJobs), off(messages.savedJobs), off(messages.myApplications)]
        : [
            { label: messages.browseJobs, to: '/jobs' },
            { label: messages.savedJobs, to: '/saved' },
            { label: messages.myApplications, to: myApplicationsPath },
          ];
    default:
      return [];
  }
}

/** What the user menu adds to the main links. */
export function menuEntries(session: Session, pilot: boolean): readonly Entry[] {
  if (session.kind === 'guest') return [];
  const profile: Entry = { label: messages.profile, to: '/profile' };
  if (session.user.role !== 'student') return [profile];
  return pilot
    ? [profile, off(messages.findJobs), off(messages.mySavedJobs)]
    : [profile, { label: messages.findJobs, to: '/jobs' }, { label: messages.mySavedJobs, to: '/saved' }];
}
