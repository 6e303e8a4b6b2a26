import type { Answer } from '../lib/api/Answered.tsx';
import { foreign, long, sentence } from './words.ts';

/** A host without a break, wider than a phone. */
const longHost = 'www.careers.harbour-kitchen-cafe-and-bakery.marlinwren.example';

const says = (data: Record<string, unknown>): Answer => ({ kind: 'says', data });

const match = {
  __typename: 'SentMatch',
  jobId: 1,
  title: 'Weekend barista',
  companyName: 'Harbour Kitchen',
  place: 'Sydney NSW',
  pay: '$33/hr',
  closes: 'closes 20 Dec 2026',
  applyUrl: null,
  reasons: ['Accepts subclass 500', '14 h a week fits 48 h a fortnight', 'Posted on 21 November'],
  question: null,
  because: null,
  answer: null,
  answeredAt: null,
  job: { __typename: 'Job', id: 1, application: null, withdrawnAt: null },
};
const outlook = {
  __typename: 'StudentMatches',
  nothingBecause: null,
  relax: null,
  funnel: [
    { __typename: 'GateCount', label: 'live jobs', count: 5120 },
    { __typename: 'GateCount', label: 'that your visa allows', count: 1204 },
    { __typename: 'GateCount', label: 'that fit your hours', count: 310 },
  ],
};
const waits = {
  __typename: 'ApplicationOutlook',
  kind: 'closed',
  wait: {
    __typename: 'InterestWait',
    until: '2026-12-20',
    isGiven: true,
    isClosed: true,
    missing: ['full_name', 'university', 'degree'],
  },
};
const matches = (rows: readonly object[], look: object | null = outlook) =>
  says({
    myMatches: { __typename: 'MyMatches', day: '2026-11-20', matches: rows, leftOut: [], outlook: look },
    applicationOutlook: waits,
  });

export const matchAnswers: Readonly<Record<string, Answer>> = {
  'A morning with answers, a question and long words': matches([
    match,
    { ...match, jobId: 5, applyUrl: `https://${longHost}/jobs/12` },
    { ...match, jobId: 6, reasons: [], because: '28 hours a fortnight, 8 left' },
    { ...match, jobId: 2, question: 'Hours not stated: ask before you accept', answer: 'interested' },
    {
      ...match,
      jobId: 4,
      job: {
        __typename: 'Job',
        id: 4,
        application: { __typename: 'Application', id: 7, appliedAt: '2026-11-22T03:00:00Z' },
      },
    },
    { ...match, jobId: 3, title: sentence, companyName: foreign, answer: 'less_like_this', reasons: [long] },
  ]),
  'Nothing, and why': matches([], {
    ...outlook,
    nothingBecause: 'No live job fits the hours that are left.',
    relax: 'Look at the hours that you work already.',
  }),
  'Matches that fail': { kind: 'fails' },
  'Matches on their way': { kind: 'waits' },
};

const application = {
  __typename: 'Application',
  id: 1,
  jobId: 1,
  status: 'applied',
  appliedAt: '2026-11-20T03:00:00Z',
  resumeName: 'resume.pdf',
  jobClosedReason: null,
  withdrawnAt: null,
  job: {
    __typename: 'AppliedJob',
    title: 'Junior data analyst',
    city: 'Ultimo',
    state: 'NSW',
    location: null,
    company: { __typename: 'Company', name: 'North Light' },
  },
};
const applied = (rows: readonly object[]) => says({ myApplications: rows });

export const applicationAnswers: Readonly<Record<string, Answer>> = {
  'Every status': applied([
    ...['applied', 'reviewed', 'interviewed', 'offered', 'rejected'].map((status, at) => ({
      ...application,
      id: at + 1,
      status,
    })),
    { ...application, id: 6, jobClosedReason: 'deleted', resumeName: null },
    { ...application, id: 8, withdrawnAt: '2026-11-21T03:00:00Z', resumeName: null },
    { ...application, id: 7, job: { ...application.job, title: sentence, company: { name: long } } },
  ]),
  'No applications': applied([]),
  'Applications that fail': { kind: 'fails' },
  'Applications on their way': { kind: 'waits' },
};

const visa = {
  __typename: 'VisaStatus',
  verificationStatus: 'not_started',
  verificationMessage: 'Upload your VEVO document and we check your visa.',
  documentName: null,
  documentDecided: false,
  documentKeptUntil: null,
  submittedAt: null,
  decidedAt: null,
  visaSubclass: null,
  visaExpiry: null,
  conditions: [],
  rejectionReason: null,
};
const sent = { documentName: 'vevo.pdf', submittedAt: '2026-11-20T03:00:00Z', visaSubclass: '500' };
const decided = { ...sent, documentDecided: true, decidedAt: '2026-11-21T03:00:00Z', documentKeptUntil: '2026-11-28' };

export const visaAnswers: Readonly<Record<string, Answer>> = {
  'Not started': says({ visaStatus: visa }),
  'Under review': says({
    visaStatus: {
      ...visa,
      ...sent,
      verificationStatus: 'pending',
      verificationMessage: 'Someone on our team will look at your document. We will email you the decision.',
    },
  }),
  Verified: says({
    visaStatus: {
      ...visa,
      ...decided,
      verificationStatus: 'verified',
      verificationMessage: 'We checked your document: Student Visa subclass 500, until 15 March 2028.',
      visaExpiry: '2028-03-15',
      courseLevel: 'masters_coursework',
      courseBegins: '2026-03-02',
      conditions: ['8105'],
    },
  }),
  Rejected: says({
    visaStatus: { ...visa, ...decided, verificationStatus: 'rejected', rejectionReason: `${sentence}. ${long}` },
  }),
  Expired: says({
    visaStatus: {
      ...visa,
      ...decided,
      verificationStatus: 'expired',
      verificationMessage: 'Your verified visa, Student Visa subclass 500, ended on 15 January 2026.',
      visaExpiry: '2026-01-15',
    },
  }),
  'A visa that fails': { kind: 'fails' },
  'A visa on its way': { kind: 'waits' },
};

const session = {
  __typename: 'DeviceSession',
  id: '1',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  lastUsedAt: '2026-11-21T01:05:00Z',
  current: true,
};

export const sessionAnswers: Readonly<Record<string, Answer>> = {
  'Two devices': says({
    mySessions: [session, { ...session, id: '2', device: sentence, address: null, current: false }],
  }),
  'Sessions that fail': { kind: 'fails' },
  'Sessions on their way': { kind: 'waits' },
};

const preferences = {
  __typename: 'Preferences',
  digest: true,
  workTypes: [],
  states: [],
  pausedUntil: null,
  hoursWanted: null,
  daysWanted: [],
  timesWanted: [],
  hoursWorked: 0,
  payFloor: null,
  visaExpiry: null,
  visaType: '500',
  visaVerified: false,
  courseLevel: null,
  courseBegins: null,
  degreeBegins: null,
  courseEnds: null,
  earlierRights: null,
  employer: null,
  employerSince: null,
  employmentEnded: null,
  workGranted: null,
  grantConditions: null,
  formerVisa: null,
  formerVisaEnds: null,
  verifiedConditions: [],
  breaks: [],
};

const trade = (code: string, name: string) => ({ __typename: 'Trade', code, name });
const shops = trade('621', 'Shop sales');
const accounting = trade('221', 'Accounting and audit');
const tradesOf = (trades: readonly object[], tradesFound: readonly object[]) =>
  says({ myPreferences: { __typename: 'Preferences', trades, tradesFound, tradesNear: [trade('631', 'Checkouts')] } });

export const tradeAnswers: Readonly<Record<string, Answer>> = {
  'Work from the profile': tradesOf([], [accounting, shops]),
  'Chosen work': tradesOf([accounting, trade('student_jobs', 'Student jobs without experience')], [accounting, shops]),
  'No work known': tradesOf([], []),
  'Work that fails': { kind: 'fails' },
  'Work on its way': { kind: 'waits' },
};

export const preferenceAnswers: Readonly<Record<string, Answer>> = {
  'Nothing asked for': says({ myPreferences: preferences }),
  'Everything asked for': says({
    myPreferences: {
      ...preferences,
      digest: false,
      workTypes: ['CASUAL', 'PART_TIME', 'PAID_INTERNSHIP'],
      states: ['NSW', 'VIC', 'QLD'],
      hoursWanted: 20,
      daysWanted: ['sat', 'sun'],
      timesWanted: ['morning', 'evening'],
      hoursWorked: 12,
      payFloor: 28,
      visaExpiry: '2028-03-15',
      breaks: [{ __typename: 'CourseBreak', from: '2026-11-28', to: '2027-02-20' }],
    },
  }),
  'Preferences that fail': { kind: 'fails' },
  'Preferences on their way': { kind: 'waits' },
};
