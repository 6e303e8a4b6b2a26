import type { ReportReason } from '../../../gql/graphql.ts';

/** Texts of the ads page. */
export const messages = {
  title: 'Ads',
  lead: 'Ads of new employers and suspicious ads wait here for a review.',
  waiting: 'Waiting for review',
  reports: 'Reports',
  tabs: 'What to look at',
  failed: 'The ads could not be loaded',
  reportsFailed: 'The reports could not be loaded',
  none: 'No ads are waiting',
  noneText: 'New ads appear here automatically.',
  noReports: 'No reports',
  noReportsText: 'All reports about ads have been handled.',
  why: 'Reason for the review',
  theAd: 'The ad as it would show',
  employer: (id: number) => `Employer ${id}`,
  approve: 'Approve',
  approveOf: (title: string) => `Approve ${title}`,
  reject: 'Reject',
  rejectOf: (title: string) => `Reject ${title}`,
  rejectTitle: (title: string) => `Reject “${title}”?`,
  reasonLabel: 'Reason',
  reasonHelper: 'The employer reads it, on the dashboard and by email.',
  approved: 'Approved. It is shown now.',
  rejected: 'Rejected. The employer is told by email.',
  takeDown: 'Take the ad down',
  takeDownTitle: (title: string) => `Take “${title}” down?`,
  takenDown: 'Taken down. The employer is told by email.',
  close: 'Nothing wrong',
  closed: 'The reports of this ad are closed.',
  gone: 'This ad no longer exists.',
  reported: (at: string) => `Reported ${at}`,
  trail: 'Who looked at it',
} as const;

export const signalLabels: Readonly<Record<string, string>> = {
  fee: 'Asks for a fee',
  messaging_app: 'Leads to a messaging app',
  identity_document: 'Asks for identity documents',
  bank_details: 'Asks for bank details',
  too_good_pay: 'Pay too good to be true',
  crypto: 'Crypto',
  reshipping: 'Reshipping',
  pyramid_selling: 'Pyramid selling',
  home_work: 'Work at home without substance',
  outside_application: 'Applies outside the portal',
  sexual_service: 'Sexual work or intimate photos',
};

export const reportLabels: Readonly<Record<ReportReason, string>> = {
  scam: 'Looks like a scam',
  asks_for_money: 'Asks for money or documents',
  wrong_information: 'Something in it is wrong',
  discrimination: 'Discriminates',
  already_filled: 'Taken already',
  other: 'Something else',
};
