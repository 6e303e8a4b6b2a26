import type { ApplicationStatus } from '@waratah/vocabulary/statuses';

/** Messages why an application cannot be made or changed. */
export const messages = {
  applied: 'You have already applied for this job.',
  appliedOtherwise: 'This Idempotency-Key was used to apply for another job.',
  closed: 'This job is no longer open for applications.',
  source: (url: string) =>
    url
      ? `This job is advertised on another website. Please apply there: ${url}`
      : 'This job is advertised on another website. Please apply there.',
  missing: (what: string) => `Please add your ${what} to your profile before you apply.`,
  suspended: 'Your account is suspended.',
  notKnownYet: 'Your account is not known here yet. Please try again in a moment.',
  adNotKnownYet: 'This ad is not known here yet. Please try again in a moment.',
  resumeChanged: 'Your resume has just changed. Please try again in a moment.',
  already: (status: ApplicationStatus) => `This application is already marked as ${status}.`,
  final: (status: ApplicationStatus) => `This application is ${status}, which is final.`,
  back: (from: ApplicationStatus, to: ApplicationStatus) =>
    `This application is ${from} and does not go back to ${to}.`,
  skips: (from: ApplicationStatus, to: ApplicationStatus, next: ApplicationStatus) =>
    `This application is ${from}: it becomes ${next} next, ${to} would skip a step.`,
  emailWent: 'The applicant has been told. This can no longer be undone.',
  changedMeanwhile: 'This application was changed meanwhile. Load it again and decide anew.',
  longNote: 'Must have at most 2000 characters.',
  pilot: 'Disabled for Pilot',
  badLink: 'This link does not work.',
  badCursor: 'Must be a cursor of the page before',
} as const;
