// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Applied } from '../actions/applicant-fit.ts';
import type { JobReference } from '../store/jobs.ts';
import type { JobFit as Fit } from '../domain/fit-for.ts';
import type { CheckAnswer } from '../domain/answer-check.ts';
import type { KeptCheck as StoredCheck } from '../domain/kept-check.ts';
import type { ApplicantFit as FitOfApplicant } from '../domain/applicant-fit.ts';
import type { Explained } from '../actions/explain-matching.ts';
import type { Choice } from '../domain/choose.ts';
import type { OwnPreferences } from '../domain/preferences.ts';
import type { LawRow as Rule } from '@waratah/vocabulary/law/rules';
import type { MyMatches as StoredMatches } from '../actions/my-matches.ts';
import type { SentMatch as StoredSentMatch } from '../actions/answer-match.ts';
import type { Fortnight as KnownFortnight, WeekOfWork as KnownWeek } from '../domain/fortnight.ts';
import type { AskedContext } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Everything stored about a person, for the privacy export (design section 9). Identity decides whose export it is. */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** The profile for matching, preferences, shifts, kept checks and every morning email's jobs. */
  matching: Scalars['JSON']['output'];
};

/** Whether the holder of a visa may take the job of an ad, by the gates of matching: general information, not legal advice. */
export type AdAnswer = {
  __typename?: 'AdAnswer';
  /** Why not, each reason in a sentence; empty unless `not_eligible`. */
  because: Array<Scalars['String']['output']>;
  /** Hours of paid work that the visa still allows this fortnight; null without a limit. */
  hoursLeft?: Maybe<Scalars['Float']['output']>;
  /** The limit of that fortnight; null when there is none. */
  hoursLimit?: Maybe<Scalars['Float']['output']>;
  /** Like '12 to 18 h a week'; empty when the ad does not tell. */
  hoursSaid: Scalars['String']['output'];
  /** At best `check` for an ad with signs of fraud. */
  kind: Eligibility;
  /** The visa's name. */
  label: Scalars['String']['output'];
  /** Those of the questions that the employer can answer, as a message to send; null when there are none, and for an ad with signs of fraud. */
  messageToEmployer?: Maybe<Scalars['String']['output']>;
  /** What the law adds to a job that it allows, like the longest time with one employer. */
  note?: Maybe<Scalars['String']['output']>;
  /** What to ask before accepting; empty unless `check`. */
  questions: Array<Scalars['String']['output']>;
  /** The rules of the visa that apply today, with their sources. */
  rules: Array<WorkRule>;
  /** Code of the visa. */
  visa: Scalars['String']['output'];
};

/** What an ad asks of a person, next to what their profile shows; no score. */
export type AdFit = {
  __typename?: 'AdFit';
  about: AdFitPart;
  standing: AdFitStanding;
  /** A sentence. */
  text: Scalars['String']['output'];
};

/** What an ad asks of a person. */
export type AdFitPart =
  /** Years of experience. */
  | 'experience'
  /** A language beside English. */
  | 'language'
  | 'level'
  /** A registration or licence that the law requires for the work. */
  | 'registration'
  /** The kind of work. */
  | 'trade';

export type AdFitStanding =
  | 'differs'
  | 'fits'
  /** The ad or the profile does not tell. */
  | 'unknown';

/**
 * About how many students may take the job of an ad, by the rules of matching, regardless of emails and answers so far.
 * Counted among the students of the day's first count, shifted by a secret of the day (a few up or down), and rounded down,
 * so that no number tells of a single student.
 */
export type AdReach = {
  __typename?: 'AdReach';
  /** Changes that would reach fewer students. */
  closing: Array<ReachChange>;
  /** The place within 60 km of which the students live; null for remote work and unknown places, when they are counted everywhere. */
  near?: Maybe<Scalars['String']['output']>;
  /** Changes that would reach more students. */
  opening: Array<ReachChange>;
  /** About right; null for fewer than about ten. */
  students?: Maybe<Scalars['Int']['output']>;
};

/** A sign of fraud in an ad. */
export type AdWarning = {
  __typename?: 'AdWarning';
  /** What it means, and what to do about it. */
  meaning: Scalars['String']['output'];
  /** The words of the ad that are the sign. */
  quote: Scalars['String']['output'];
};

/** Why an applicant fits, for the ad's employer (design section 9). */
export type ApplicantFit = {
  __typename?: 'ApplicantFit';
  /** Whether the student's visa and preferences leave any hours for this job; absent when the student does not share them. */
  anyHours?: Maybe<Scalars['Boolean']['output']>;
  /** Hours a week that the student may and wants to work; absent when nothing limits them, or the student does not share them. */
  hoursAWeek?: Maybe<Scalars['Float']['output']>;
  /** Sentences, best first, about shared skills, hours and days, languages that the ad asks for, studies or work in the trade, distance, and the visa. Hours and days only while the student agrees to share them. */
  reasons: Array<Scalars['String']['output']>;
};

/** An application, owned by the applications service. */
export type Application = {
  __typename?: 'Application';
  employerId: Scalars['Int']['output'];
  /** Why the applicant fits the ad; for its employer, null for everybody else, and until the ad and the profile are read. */
  fit?: Maybe<ApplicantFit>;
  id: Scalars['Int']['output'];
  jobId: Scalars['Int']['output'];
  sharesVisa?: Maybe<Scalars['Boolean']['output']>;
  studentId: Scalars['Int']['output'];
};

/** An answer to keep. Unknown fields may be left out. */
export type CheckToKeepInput = {
  /** As for `CheckedAd.answer`. */
  facts?: InputMaybe<VisaFactsInput>;
  /** 8 to 64 letters, digits or dashes. A new id keeps another answer; a known id replaces it. */
  id: Scalars['ID']['input'];
  /** Where the ad is: an address with http or https, at most 2,000 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** The `reading` of the ad, as `checkAd` gave it. */
  reading: Scalars['JSON']['input'];
  /** As for `CheckedAd.answer`: by default visa, facts and hours of the calling student's profile. */
  visa?: InputMaybe<Scalars['String']['input']>;
};

/** An ad from anywhere, read by the ai service. */
export type CheckedAd = {
  __typename?: 'CheckedAd';
  /**
   * Open to everybody: whether the holder of a visa may take the job. `visa` is a code or a name; without it, visa, facts and
   * hours are those of the calling student's profile. Null when no visa is told. Errors: INVALID naming the field, also for
   * facts without a visa.
   */
  answer?: Maybe<AdAnswer>;
  /** For the calling student: trade, level, years, language and registration asked, next to their profile. Null for everybody else, and until the profile is read. */
  fit?: Maybe<Array<AdFit>>;
  /** Open to everybody: its pay beside the minimum, which is the same on every visa. */
  pay: PayCheck;
  reading: Scalars['JSON']['output'];
};


/** An ad from anywhere, read by the ai service. */
export type CheckedAdAnswerArgs = {
  facts?: InputMaybe<VisaFactsInput>;
  visa?: InputMaybe<Scalars['String']['input']>;
};

/** An official course break, first and last day included. */
export type CourseBreak = {
  __typename?: 'CourseBreak';
  /** YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** YYYY-MM-DD. */
  to: Scalars['String']['output'];
};

export type CourseBreakInput = {
  /** YYYY-MM-DD. */
  from: Scalars['String']['input'];
  /** YYYY-MM-DD, not before `from`, at most 26 weeks after it. */
  to: Scalars['String']['input'];
};

/** Levels of a course that the law distinguishes. `research` is a masters by research or a doctorate. */
export type CourseLevel =
  | 'masters_coursework'
  | 'other'
  | 'research';

/** A number for one day. */
export type DayCount = {
  __typename?: 'DayCount';
  count: Scalars['Int']['output'];
  /** The day in Sydney, YYYY-MM-DD. */
  day: Scalars['String']['output'];
};

/** All hours noted for a day. */
export type DayOfWork = {
  __typename?: 'DayOfWork';
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  hours: Scalars['Float']['output'];
  /** Whether these hours count towards the limit: not while both fortnights with this day are in a course break. */
  limited: Scalars['Boolean']['output'];
};

export type EarlierRights =
  | 'no'
  | 'yes';

/** Whether a student's visa allows a job (design section 6, gate). `check`: only after a question to the employer. */
export type Eligibility =
  | 'check'
  | 'eligible'
  | 'not_eligible';

/** A student's hours of work, by the law of their visa: general information, not legal advice. */
export type Fortnight = {
  __typename?: 'Fortnight';
  /** Of the two fortnights that contain this week, those that are limited, earlier one first. */
  both: Array<FortnightLeft>;
  /** Hours a fortnight that the visa allows in the fortnights with today; null when it has no limit, or is unknown. */
  limit?: Maybe<Scalars['Float']['output']>;
  /** Null when there is a limit, when no work is allowed, and for visas that never limit hours. */
  noLimitBecause?: Maybe<NoLimitReason>;
  /** Why the student may not work at all today, as the end of a sentence; limit and fortnights are then absent. */
  noWorkBecause?: Maybe<Scalars['String']['output']>;
  /** What the law asks the student before any work, like when the course begins; null if nothing. */
  question?: Maybe<Scalars['String']['output']>;
  /** Hours a week of regular work, from the preferences. */
  regular: Scalars['Float']['output'];
  /** Shifts of the last year and the next eight weeks, latest day first. */
  shifts: Array<Shift>;
  /** Of these, the one with fewer hours left; null if neither is limited. */
  tighter?: Maybe<FortnightLeft>;
  /** Local day, YYYY-MM-DD. */
  today: Scalars['String']['output'];
  /** Whether the profile does not tell the visa, or what its grant says about work. */
  visaUnknown: Scalars['Boolean']['output'];
  /** Last week, this week and the next. */
  weeks: Array<WeekOfWork>;
};

/** A fortnight as the law defines it: 14 days from a Monday. */
export type FortnightLeft = {
  __typename?: 'FortnightLeft';
  /** Its Monday, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** Hours left of the limit, at least 0. */
  left: Scalars['Float']['output'];
  /** Its last Sunday, YYYY-MM-DD. */
  to: Scalars['String']['output'];
};

/** How many jobs remain after one rule of matching. */
export type GateCount = {
  __typename?: 'GateCount';
  count: Scalars['Int']['output'];
  /** The rule in words, like 'accept your visa'. */
  label: Scalars['String']['output'];
};

/** What a grant notice says about work. `limited` means 48 hours a fortnight, all year; with `conditions` their numbers are given. */
export type GrantedWork =
  | 'conditions'
  | 'full'
  | 'limited'
  | 'none';

/** A job ad; the jobs service owns its other fields. */
export type Job = {
  __typename?: 'Job';
  employerId?: Maybe<Scalars['Int']['output']>;
  /** How the job fits the calling student; null for everybody else, and until the ad and the profile are read. */
  fit?: Maybe<JobFit>;
  /** Integer id. */
  id: Scalars['Int']['output'];
  /** How many students answered on each of those days that they are interested, answers taken back left out; null as for `sentByDay`. */
  interestedByDay?: Maybe<Array<DayCount>>;
  /** The calling student's match with this job and their answer; null for everybody else, and if it was never emailed to them. */
  match?: Maybe<SentMatch>;
  /** In how many students' emails it was on each of the last 30 days, days without any left out; for the ad's employer, null for everybody else. */
  sentByDay?: Maybe<Array<DayCount>>;
};

/** How an ad fits one student, by the rules of the morning email (design section 6). */
export type JobFit = {
  __typename?: 'JobFit';
  /** Why the morning email leaves it out; only for `not_eligible`. What the law refuses comes before what the student does not want. */
  because?: Maybe<Scalars['String']['output']>;
  eligibility: Eligibility;
  /** Hours of paid work that the visa still allows this fortnight; absent when it has no limit. */
  hoursLeft?: Maybe<Scalars['Float']['output']>;
  /** The limit of that fortnight, in hours; absent when there is none. */
  hoursLimit?: Maybe<Scalars['Float']['output']>;
  /** Parts of the profile that are needed for a better answer and are missing: `visa`, `suburb`. */
  missing: Array<Scalars['String']['output']>;
  /** What to ask before accepting; for `check`, and for `not_eligible` where the law asks it and only the student's preferences leave the job out. */
  question?: Maybe<Scalars['String']['output']>;
  /** Sentences that say why it fits, best first, with words of the ad in quotation marks. Empty when the ad has ended, or when the visa or its hours rule the job out. */
  reasons: Array<Scalars['String']['output']>;
};

/** What a student was told about an ad from anywhere, and kept, for a year. The ad itself is not stored. */
export type KeptCheck = {
  __typename?: 'KeptCheck';
  /** As it was on that day. */
  answer: AdAnswer;
  /** The employer; empty when not given. */
  companyName: Scalars['String']['output'];
  /** Local day on which it was kept, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Chosen by the client. */
  id: Scalars['ID']['output'];
  /** Where the ad is, as a web address; null when not given. */
  link?: Maybe<Scalars['String']['output']>;
  /** As it was on that day. */
  pay: PayCheck;
  /** The place of work; empty when not given. */
  place: Scalars['String']['output'];
  /** The ad's title; empty when it has none. */
  title: Scalars['String']['output'];
  /** Empty when none was found. */
  warnings: Array<AdWarning>;
};

/** Jobs that a student's answers exclude from future matches. */
export type LeftOut = {
  __typename?: 'LeftOut';
  /** The jobs whose answers caused it. Answering `taken_back` for each of them undoes it. */
  jobIds: Array<Scalars['Int']['output']>;
  /** Like 'No more jobs in Darwin NT'. */
  text: Scalars['String']['output'];
};

/** A job chosen for a student, with reasons. */
export type Match = {
  __typename?: 'Match';
  companyName: Scalars['String']['output'];
  eligibility: Eligibility;
  jobId: Scalars['Int']['output'];
  /** What to ask the employer before accepting; only for `check`. */
  question?: Maybe<Scalars['String']['output']>;
  /** Sentences that say why the job fits, best first. */
  reasons: Array<Scalars['String']['output']>;
  /** 0 to 1, higher fits better. */
  score: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

/** A student's answer about a job they were sent. */
export type MatchAnswer =
  | 'already_applied'
  | 'interested'
  /** Not the student's field: similar jobs rank lower. */
  | 'less_like_this'
  | 'low_pay'
  | 'no_reason'
  | 'not_my_visa'
  /** Undoes the previous answer. */
  | 'taken_back'
  | 'wrong_hours'
  | 'wrong_place';

/** The progress of a day's matching, and the outcomes of its emails. */
export type MatchingDay = {
  __typename?: 'MatchingDay';
  /** Emails that may have been sent twice under one Message-ID, because of a crash between sending and recording. */
  ambiguous: Scalars['Int']['output'];
  /** How many chunks the scheduled run has. */
  chunks: Scalars['Int']['output'];
  /** How many of them are done. */
  chunksDone: Scalars['Int']['output'];
  /** Local day in MATCH_TZ, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Students for whom no job matched, or all matches were sent before. */
  empty: Scalars['Int']['output'];
  /** Emails refused by the mailbox, or not requested before the day ended. */
  failed: Scalars['Int']['output'];
  /** Students for whom a job matched, and so emails planned. */
  planned: Scalars['Int']['output'];
  /** When the day's scheduled run began; null until then. Runs started by an operator do not set it. */
  plannedAt?: Maybe<Scalars['String']['output']>;
  /** Emails accepted by a mail server. */
  sent: Scalars['Int']['output'];
  /** Students whom the scheduled run has processed. */
  students: Scalars['Int']['output'];
  /** Planned emails that no mail server has accepted yet. */
  waiting: Scalars['Int']['output'];
};

/** The result of a matching run. */
export type MatchingRun = {
  __typename?: 'MatchingRun';
  /** Students whose email of this day existed already. */
  already: Scalars['Int']['output'];
  /** Local day in MATCH_TZ, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Students for whom no job matched. */
  empty: Scalars['Int']['output'];
  /** Morning emails prepared by this run. */
  prepared: Scalars['Int']['output'];
  /** Students for whom jobs were sought. */
  students: Scalars['Int']['output'];
  /** Live ads left out because the ai service has not read them yet. */
  unassessed: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Records a student's answer about a job they were sent, with the signed link's `token` or signed in as that student. The latest answer counts, from the next matching on. Errors: INVALID for a forged or expired link, NOT_FOUND for a job that was not sent, FORBIDDEN for other roles, and for `interested` while the account is suspended. */
  answerMatch: SentMatch;
  /** Students only: keeps what `checkAd` answers now about an ad, with its link; answers all that they keep, latest first. Errors: INVALID with the field; CONFLICT above 100; FORBIDDEN for other roles. */
  keepCheck: Array<KeptCheck>;
  /** Students only: notes hours of work for a day, or replaces the shift of the same id. At most 24 hours a day in total. Matching uses them immediately. Errors: INVALID with the field, FORBIDDEN for other roles. */
  noteShift: Fortnight;
  /** Students only: removes a kept answer and answers the others; an unknown id is no error. Errors: FORBIDDEN for other roles. */
  removeCheck: Array<KeptCheck>;
  /** Students only: removes a noted shift; an unknown id is no error. Errors: FORBIDDEN for other roles. */
  removeShift: Fortnight;
  /** Operators only: requests the unsent morning emails of a day again. Returns how many. */
  replayDigests: Scalars['Int']['output'];
  /** Turns the morning email on again, by the same link. Errors: INVALID for a forged link or one of another kind. */
  resubscribe: Scalars['Boolean']['output'];
  /** Operators only: runs the matching of a day, default today in MATCH_TZ. Students who have an email of that day get no other. */
  runMatching: MatchingRun;
  /** Turns the morning email off, by the signed link of an email. Errors: INVALID for a forged link or one of another kind. */
  unsubscribe: Scalars['Boolean']['output'];
  /** Changes a student's preferences, by the signed link of an email instead of a sign-in. Errors: INVALID with the field, or for a forged or expired link. */
  updateMailPreferences: Preferences;
  /** Students only: changes their preferences, from the next matching on. Errors: INVALID with the field, FORBIDDEN for other roles. */
  updatePreferences: Preferences;
};


export type MutationAnswerMatchArgs = {
  answer: MatchAnswer;
  jobId: Scalars['Int']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationKeepCheckArgs = {
  input: CheckToKeepInput;
};


export type MutationNoteShiftArgs = {
  input: ShiftInput;
};


export type MutationRemoveCheckArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveShiftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReplayDigestsArgs = {
  day: Scalars['String']['input'];
};


export type MutationResubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationRunMatchingArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  studentId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateMailPreferencesArgs = {
  input: PreferencesInput;
  token: Scalars['String']['input'];
};


export type MutationUpdatePreferencesArgs = {
  input: PreferencesInput;
};

/** A student's own matches, with reasons computed now. */
export type MyMatches = {
  __typename?: 'MyMatches';
  /** Local day of the latest morning email, YYYY-MM-DD; absent before the first. */
  day?: Maybe<Scalars['String']['output']>;
  /** What their answers exclude, latest answer first. */
  leftOut: Array<LeftOut>;
  /** The jobs of that email, best first. */
  matches: Array<SentMatch>;
  /** What matching would find now, apart from jobs sent before; absent until the service has the profile. */
  outlook?: Maybe<StudentMatches>;
  /** The parts of the profile that decide matches, in the order in which the portal asks for them. */
  profileSteps: Array<ProfileStep>;
};

/** Why a visa that can limit hours limits none now: the level of the course, an official break, the end of the course, or the grant notice. */
export type NoLimitReason =
  | 'break'
  | 'course'
  | 'course_over'
  | 'grant';

/** An ad's pay beside the national minimum of the day, in Australian dollars an hour. Awards often pay more. */
export type PayCheck = {
  __typename?: 'PayCheck';
  /** The minimum with the casual loading of 25 %, for work without paid leave. */
  casualMinimum: Scalars['Float']['output'];
  minimum: Scalars['Float']['output'];
  /** Like '$28 an hour'; empty when the ad does not state it. */
  said: Scalars['String']['output'];
  /** The decision that set it. */
  source: Scalars['String']['output'];
  standing: PayStanding;
};

/** How an ad's pay stands beside the national minimum wage. */
export type PayStanding =
  /** Less than it, unless an award, the casual loading or other hours explain it. */
  | 'ask'
  /** Less than any award pays adults. */
  | 'below'
  /** At least the minimum. */
  | 'lawful'
  | 'unstated';

/** A student's preferences for matching (design section 9). The defaults exclude nothing. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Official course breaks in order of date. On visas that count hours in session, a fortnight within a break has no limit. */
  breaks: Array<CourseBreak>;
  /** First day of that course, YYYY-MM-DD; absent when unknown. */
  courseBegins?: Maybe<Scalars['String']['output']>;
  /** Last day of the enrolment in that course (CoE), if it is completed by then, YYYY-MM-DD; absent when unknown. */
  courseEnds?: Maybe<Scalars['String']['output']>;
  /** Level of the student's course; on a family member's visa, the main student's course. Absent when unknown. */
  courseLevel?: Maybe<CourseLevel>;
  /** mon, tue, wed, thu, fri, sat, sun; an empty list means any. Days and times wanted affect the order of jobs only. */
  daysWanted: Array<Scalars['String']['output']>;
  /** First day of the master's or doctorate itself, if another course comes before it, YYYY-MM-DD; absent when unknown. */
  degreeBegins?: Maybe<Scalars['String']['output']>;
  /** Whether the morning email is sent. Default true. */
  digest: Scalars['Boolean']['output'];
  /** Whether a visa with work rights was held when this one was applied for; work is then allowed before the course begins. Absent when unknown. */
  earlierRights?: Maybe<EarlierRights>;
  /** The sponsor (482, 494, 407, 408) or the current employer (417/462); absent when unknown. */
  employer?: Maybe<Scalars['String']['output']>;
  /** First day with that employer, YYYY-MM-DD; absent when unknown. */
  employerSince?: Maybe<Scalars['String']['output']>;
  /** Last day with the sponsor, if that employment has ended, YYYY-MM-DD; else absent. */
  employmentEnded?: Maybe<Scalars['String']['output']>;
  /** The visa held before a bridging visa A or B: its code, or `ended` once it has ended; absent when unknown. Its conditions hold until it ends. */
  formerVisa?: Maybe<Scalars['String']['output']>;
  /** Last day of that visa, YYYY-MM-DD; absent when unknown. */
  formerVisaEnds?: Maybe<Scalars['String']['output']>;
  /** Numbers of the conditions on that notice, like '8101, 8503' (written with or without their names), if `workGranted` is `conditions`; else absent. */
  grantConditions?: Maybe<Scalars['String']['output']>;
  /** The most hours a week wanted; absent means any. */
  hoursWanted?: Maybe<Scalars['Float']['output']>;
  /** Hours a week already worked elsewhere; they count towards the 48 a fortnight of subclass 500. Default 0. */
  hoursWorked: Scalars['Float']['output'];
  /** Last local day without the morning email, YYYY-MM-DD; absent while it is not paused. */
  pausedUntil?: Maybe<Scalars['String']['output']>;
  /** The lowest pay wanted, in AUD an hour; absent means any. */
  payFloor?: Maybe<Scalars['Float']['output']>;
  /** ACT, NSW, NT, QLD, SA, TAS, VIC, WA; an empty list means the home state. Remote jobs always match. */
  states: Array<Scalars['String']['output']>;
  /** Starting times: morning (from 5:00), afternoon (from 12:00), evening (from 17:00), night (from 22:00); an empty list means any. */
  timesWanted: Array<Scalars['String']['output']>;
  /** The kinds of work that the student chose; an empty list means those that the profile leads to. At most 8, and `student_jobs`. */
  trades: Array<Trade>;
  /** What the profile leads to, the strongest first: matching uses it while `trades` is empty. */
  tradesFound: Array<Trade>;
  /** Close to what the profile leads to: offered to choose from. */
  tradesNear: Array<Trade>;
  /** Conditions of the visa as an operator read them on VEVO, like '8105 Work limitation'; they replace the usual ones of the visa. Empty unless the visa is verified. */
  verifiedConditions: Array<Scalars['String']['output']>;
  /** Local day on which the visa ends, YYYY-MM-DD; absent when unknown. */
  visaExpiry?: Maybe<Scalars['String']['output']>;
  /** Code of the visa that matching uses: the verified one, else the one on the profile. It decides which of the facts below are needed. Null when not given. */
  visaType?: Maybe<Scalars['String']['output']>;
  /** Whether that visa was verified. */
  visaVerified: Scalars['Boolean']['output'];
  /** What the grant notice says about work, for visas whose conditions depend on it; absent when unknown. */
  workGranted?: Maybe<GrantedWork>;
  /** CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP; an empty list means any. */
  workTypes: Array<Scalars['String']['output']>;
};

/** Absent fields are not changed; null clears an optional field. */
export type PreferencesInput = {
  /** At most 12. */
  breaks?: InputMaybe<Array<CourseBreakInput>>;
  /** YYYY-MM-DD. */
  courseBegins?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD, not before `courseBegins` or `degreeBegins`. */
  courseEnds?: InputMaybe<Scalars['String']['input']>;
  courseLevel?: InputMaybe<CourseLevel>;
  /** Each one of mon, tue, wed, thu, fri, sat, sun. */
  daysWanted?: InputMaybe<Array<Scalars['String']['input']>>;
  /** YYYY-MM-DD, not before `courseBegins`. */
  degreeBegins?: InputMaybe<Scalars['String']['input']>;
  digest?: InputMaybe<Scalars['Boolean']['input']>;
  earlierRights?: InputMaybe<EarlierRights>;
  /** At most 200 characters. */
  employer?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD. */
  employerSince?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD. */
  employmentEnded?: InputMaybe<Scalars['String']['input']>;
  /** Code of a temporary visa, or `ended`. */
  formerVisa?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD, not after the last day of the bridging visa. */
  formerVisaEnds?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of visa conditions from 8101 to 8999, separated by commas or spaces; each must be one of Schedule 8 that we know. */
  grantConditions?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60. */
  hoursWanted?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 60. */
  hoursWorked?: InputMaybe<Scalars['Float']['input']>;
  /** YYYY-MM-DD. */
  pausedUntil?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 200 dollars an hour. */
  payFloor?: InputMaybe<Scalars['Float']['input']>;
  /** Each one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  states?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Each one of morning, afternoon, evening, night. */
  timesWanted?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of `Trade`: at most 8, and `student_jobs`. An empty list leaves it to the profile. */
  trades?: InputMaybe<Array<Scalars['String']['input']>>;
  /** YYYY-MM-DD. */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  workGranted?: InputMaybe<GrantedWork>;
  /** Each one of CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP. */
  workTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Whether a part of the profile that decides matches is filled in. */
export type ProfileStep = {
  __typename?: 'ProfileStep';
  /** Whether it is filled in; for skills, at least three are required. */
  isDone: Scalars['Boolean']['output'];
  /** How many live jobs can be compared with it: all for the visa, those with a known place for the suburb, those that name skills, and those that state hours or days. */
  jobs: Scalars['Int']['output'];
  name: ProfileStepName;
};

/** Parts of the profile that decide matches. */
export type ProfileStepName =
  | 'hours'
  | 'skills'
  | 'suburb'
  | 'visa';

export type Query = {
  __typename?: 'Query';
  /** Operators only: what each student would get and why, without storing or sending anything. At most 100 students, or the one with `studentId`. */
  dryRunMatching: Array<StudentMatches>;
  /** A job that was emailed, by the signed link of the email. Errors: INVALID for a forged or expired link, NOT_FOUND. */
  mailMatch: SentMatch;
  /** A student's preferences, by the signed link of an email instead of a sign-in. Errors: INVALID for a forged or expired link. */
  mailPreferences: Preferences;
  /** Operators only: the progress of a day's matching, default today in MATCH_TZ. Errors: INVALID with the field `day`. */
  matchingDay: MatchingDay;
  /** Students only: the answers about ads from anywhere that they kept, latest first. Errors: FORBIDDEN for other roles. */
  myChecks: Array<KeptCheck>;
  /** Students only: the hours they noted, and the hours that their visa still allows this fortnight. Errors: FORBIDDEN for other roles. */
  myFortnight: Fortnight;
  /** Students only: their latest matches, and what matching would find now. Errors: FORBIDDEN for other roles. */
  myMatches: MyMatches;
  /** Students only: their preferences. Errors: FORBIDDEN for other roles. */
  myPreferences: Preferences;
  /** Students only: their shifts as an iCalendar file (RFC 5545). Errors: FORBIDDEN for other roles. */
  myShiftCalendar: Scalars['String']['output'];
  /** Students only: jobs that match now, including those sent before, best first, at most ten. A job that has just ended is null. Errors: FORBIDDEN for other roles. */
  recommendedJobs: Array<Maybe<Job>>;
  /** Any signed-in user: kinds of work that the typed text may mean, the likeliest first, at most 8. Errors: INVALID above 100 characters. */
  tradeSuggestions: Array<Trade>;
  /** Open to everybody: every rule about work of each visa that matching applies, with its source. */
  workRules: Array<WorkRule>;
};


export type QueryDryRunMatchingArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  studentId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMailMatchArgs = {
  jobId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type QueryMailPreferencesArgs = {
  token: Scalars['String']['input'];
};


export type QueryMatchingDayArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTradeSuggestionsArgs = {
  query: Scalars['String']['input'];
};

/** About how many students would remain after a change of an ad, or be reached by it. */
export type ReachChange = {
  __typename?: 'ReachChange';
  /** Like 'More than 24 hours a week: no student visa (500) in semester'. */
  change: Scalars['String']['output'];
  /** About right; null for fewer than about ten. */
  students?: Maybe<Scalars['Int']['output']>;
};

/** A job that was emailed to a student. */
export type SentMatch = {
  __typename?: 'SentMatch';
  /** The student's answer; absent when there is none, and after `taken_back`. */
  answer?: Maybe<MatchAnswer>;
  /** When they answered; null if `answer` is. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where to apply for an ad of another website; absent for ads of employers with an account. */
  applyUrl?: Maybe<Scalars['String']['output']>;
  /** Why the student cannot take the job any more, because of changes in the ad, the visa or the hours; else null. */
  because?: Maybe<Scalars['String']['output']>;
  /** Like 'closes 18 Dec'; empty when the ad has no expiry date. */
  closes: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** Like '12 to 18 h a week, Thu to Sat'; empty when the ad states neither hours nor days. */
  hours: Scalars['String']['output'];
  /** The ad, for fields of other services, such as the student's own application. */
  job: Job;
  jobId: Scalars['Int']['output'];
  /** What that answer excludes from future matches, in a sentence; null when it excludes nothing. */
  leftOut?: Maybe<Scalars['String']['output']>;
  /** Like '$33 an hour'; empty when the ad states no pay. */
  pay: Scalars['String']['output'];
  /** Like 'Sydney NSW' or 'Remote'. */
  place: Scalars['String']['output'];
  /** What to ask the employer before accepting; absent for eligible jobs. */
  question?: Maybe<Scalars['String']['output']>;
  /** Why the job fits now, the same sentences as on the job's page; once the ad has ended, those of the email. Empty when `because` is set. */
  reasons: Array<Scalars['String']['output']>;
  /** 0 to 1, higher fits better. */
  score: Scalars['Float']['output'];
  title: Scalars['String']['output'];
  /** The page of the ad. */
  url: Scalars['String']['output'];
};

/** Hours of work that a student noted for a day: worked, or rostered on a future day. */
export type Shift = {
  __typename?: 'Shift';
  /** Local day, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** The employer's name; empty when not given. */
  employer: Scalars['String']['output'];
  /** 0.25 to 24. */
  hours: Scalars['Float']['output'];
  /** Chosen by the client. */
  id: Scalars['ID']['output'];
};

export type ShiftInput = {
  /** YYYY-MM-DD, in the last year or the next eight weeks. */
  day: Scalars['String']['input'];
  /** At most 200 characters. */
  employer?: InputMaybe<Scalars['String']['input']>;
  /** 0.25 to 24. */
  hours: Scalars['Float']['input'];
  /** 8 to 64 letters, digits or dashes. A new id adds a shift; a known id replaces it. */
  id: Scalars['ID']['input'];
};

/** The result of one day's matching for one student. */
export type StudentMatches = {
  __typename?: 'StudentMatches';
  /** The name on the profile. */
  fullName: Scalars['String']['output'];
  /** The rules in the order in which they are applied, each with the number of jobs that remain. */
  funnel: Array<GateCount>;
  matches: Array<Match>;
  /** Why no job matches; absent when one does. */
  nothingBecause?: Maybe<Scalars['String']['output']>;
  /** What the student could change to get a match; absent when there is one, or when nothing would help. */
  relax?: Maybe<Scalars['String']['output']>;
  studentId: Scalars['Int']['output'];
};

/** A kind of work: a family of the Australian standard classification of occupations. */
export type Trade = {
  __typename?: 'Trade';
  /** Code of the family, or `student_jobs` for the work in which many people start without experience. */
  code: Scalars['String']['output'];
  /** Like 'Accounting and audit'. */
  name: Scalars['String']['output'];
};

/** What somebody says about their visa: the facts that its rules use; absent or null ones are not known. See `Preferences`. */
export type VisaFactsInput = {
  /** Official course breaks, at most 12. */
  breaks?: InputMaybe<Array<CourseBreakInput>>;
  /** YYYY-MM-DD. */
  courseBegins?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD, not before `courseBegins` or `degreeBegins`. */
  courseEnds?: InputMaybe<Scalars['String']['input']>;
  courseLevel?: InputMaybe<CourseLevel>;
  /** YYYY-MM-DD, not before `courseBegins`. */
  degreeBegins?: InputMaybe<Scalars['String']['input']>;
  earlierRights?: InputMaybe<EarlierRights>;
  /** At most 200 characters. */
  employer?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD. */
  employerSince?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD. */
  employmentEnded?: InputMaybe<Scalars['String']['input']>;
  /** Code of a temporary visa, or `ended`. */
  formerVisa?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD, not after `visaExpiry`. */
  formerVisaEnds?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of visa conditions from 8101 to 8999. */
  grantConditions?: InputMaybe<Scalars['String']['input']>;
  /** Hours a week already worked elsewhere, 0 to 60. */
  hoursWorked?: InputMaybe<Scalars['Float']['input']>;
  /** Local day on which the visa ends, YYYY-MM-DD. */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  workGranted?: InputMaybe<GrantedWork>;
};

/** A week from Monday to Sunday. */
export type WeekOfWork = {
  __typename?: 'WeekOfWork';
  /** Hours that count towards the limit: the noted ones, or the regular ones if they are more and the week is not over. */
  counted: Scalars['Float']['output'];
  days: Array<DayOfWork>;
  /** Its Monday, YYYY-MM-DD. */
  from: Scalars['String']['output'];
};

/** A rule about work of a visa (Schedule 8 of the Migration Regulations 1994): general information, not legal advice. */
export type WorkRule = {
  __typename?: 'WorkRule';
  /** The day on which the rule was last compared with its source, YYYY-MM-DD; absent if it never was. */
  checkedOn?: Maybe<Scalars['String']['output']>;
  /** Number of the visa condition; absent when the visa has none on work. */
  condition?: Maybe<Scalars['String']['output']>;
  /** First day on which it applies, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** Whether a rule that applies was not compared with its source in the last 180 days. */
  isDue: Scalars['Boolean']['output'];
  /** The visa's name. */
  label: Scalars['String']['output'];
  /** Address of the source. */
  source: Scalars['String']['output'];
  /** The rule in a sentence. */
  text: Scalars['String']['output'];
  /** Last day on which it applied, YYYY-MM-DD; absent while it applies. */
  until?: Maybe<Scalars['String']['output']>;
  /** Code of the visa; empty for a condition that no visa has by itself, and that a grant or VEVO may name. */
  visa: Scalars['String']['output'];
};

/** An ad that need not be posted, read by the ai service. */
export type WrittenAd = {
  __typename?: 'WrittenAd';
  /** Employers only: whom the ad reaches; null when it cannot be counted. Errors: FORBIDDEN for other roles. */
  reach?: Maybe<AdReach>;
  reading: Scalars['JSON']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  AccountExport: AccountExport;
  Application: Application;
  CheckedAd: CheckedAd;
  Job: Job;
  WrittenAd: WrittenAd;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Application'], {"jobId":true,"studentId":true,"employerId":true,"sharesVisa":true}> ) );
  CheckedAd:
    ( { __typename: 'CheckedAd' }
    & GraphQLRecursivePick<FederationTypes['CheckedAd'], {"reading":true}> );
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Job'], {"employerId":true}>
        | GraphQLRecursivePick<FederationTypes['Job'], {"employerId":true}>
        | GraphQLRecursivePick<FederationTypes['Job'], {"employerId":true}> ) );
  WrittenAd:
    ( { __typename: 'WrittenAd' }
    & GraphQLRecursivePick<FederationTypes['WrittenAd'], {"reading":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AdAnswer: ResolverTypeWrapper<CheckAnswer>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AdFit: ResolverTypeWrapper<AdFit>;
  AdFitPart: AdFitPart;
  AdFitStanding: AdFitStanding;
  AdReach: ResolverTypeWrapper<AdReach>;
  AdWarning: ResolverTypeWrapper<AdWarning>;
  ApplicantFit: ResolverTypeWrapper<FitOfApplicant>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Application: ResolverTypeWrapper<Applied>;
  CheckToKeepInput: CheckToKeepInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CheckedAd: ResolverTypeWrapper<Omit<CheckedAd, 'answer'> & { answer?: Maybe<ResolversTypes['AdAnswer']> }>;
  CourseBreak: ResolverTypeWrapper<CourseBreak>;
  CourseBreakInput: CourseBreakInput;
  CourseLevel: CourseLevel;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayCount: ResolverTypeWrapper<DayCount>;
  DayOfWork: ResolverTypeWrapper<DayOfWork>;
  EarlierRights: EarlierRights;
  Eligibility: Eligibility;
  Fortnight: ResolverTypeWrapper<KnownFortnight>;
  FortnightLeft: ResolverTypeWrapper<FortnightLeft>;
  GateCount: ResolverTypeWrapper<GateCount>;
  GrantedWork: GrantedWork;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobReference>;
  JobFit: ResolverTypeWrapper<Fit>;
  KeptCheck: ResolverTypeWrapper<StoredCheck>;
  LeftOut: ResolverTypeWrapper<LeftOut>;
  Match: ResolverTypeWrapper<Choice>;
  MatchAnswer: MatchAnswer;
  MatchingDay: ResolverTypeWrapper<MatchingDay>;
  MatchingRun: ResolverTypeWrapper<MatchingRun>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyMatches: ResolverTypeWrapper<StoredMatches>;
  NoLimitReason: NoLimitReason;
  PayCheck: ResolverTypeWrapper<PayCheck>;
  PayStanding: PayStanding;
  Preferences: ResolverTypeWrapper<OwnPreferences>;
  PreferencesInput: PreferencesInput;
  ProfileStep: ResolverTypeWrapper<ProfileStep>;
  ProfileStepName: ProfileStepName;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReachChange: ResolverTypeWrapper<ReachChange>;
  SentMatch: ResolverTypeWrapper<StoredSentMatch>;
  Shift: ResolverTypeWrapper<Shift>;
  ShiftInput: ShiftInput;
  StudentMatches: ResolverTypeWrapper<Explained>;
  Trade: ResolverTypeWrapper<Trade>;
  VisaFactsInput: VisaFactsInput;
  WeekOfWork: ResolverTypeWrapper<KnownWeek>;
  WorkRule: ResolverTypeWrapper<Rule>;
  WrittenAd: ResolverTypeWrapper<WrittenAd>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  AdAnswer: CheckAnswer;
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  AdFit: AdFit;
  AdReach: AdReach;
  AdWarning: AdWarning;
  ApplicantFit: FitOfApplicant;
  Boolean: Scalars['Boolean']['output'];
  Application: Applied;
  CheckToKeepInput: CheckToKeepInput;
  ID: Scalars['ID']['output'];
  CheckedAd: Omit<CheckedAd, 'answer'> & { answer?: Maybe<ResolversParentTypes['AdAnswer']> } | FederationReferenceTypes['CheckedAd'];
  CourseBreak: CourseBreak;
  CourseBreakInput: CourseBreakInput;
  DateTime: Scalars['DateTime']['output'];
  DayCount: DayCount;
  DayOfWork: DayOfWork;
  Fortnight: KnownFortnight;
  FortnightLeft: FortnightLeft;
  GateCount: GateCount;
  JSON: Scalars['JSON']['output'];
  Job: JobReference;
  JobFit: Fit;
  KeptCheck: StoredCheck;
  LeftOut: LeftOut;
  Match: Choice;
  MatchingDay: MatchingDay;
  MatchingRun: MatchingRun;
  Mutation: Record<PropertyKey, never>;
  MyMatches: StoredMatches;
  PayCheck: PayCheck;
  Preferences: OwnPreferences;
  PreferencesInput: PreferencesInput;
  ProfileStep: ProfileStep;
  Query: Record<PropertyKey, never>;
  ReachChange: ReachChange;
  SentMatch: StoredSentMatch;
  Shift: Shift;
  ShiftInput: ShiftInput;
  StudentMatches: Explained;
  Trade: Trade;
  VisaFactsInput: VisaFactsInput;
  WeekOfWork: KnownWeek;
  WorkRule: Rule;
  WrittenAd: WrittenAd | FederationReferenceTypes['WrittenAd'];
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matching?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type AdAnswerResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AdAnswer'] = ResolversParentTypes['AdAnswer']> = {
  because?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hoursLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursLimit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursSaid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['Eligibility'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageToEmployer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['WorkRule']>, ParentType, ContextType>;
  visa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdFitResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AdFit'] = ResolversParentTypes['AdFit']> = {
  about?: Resolver<ResolversTypes['AdFitPart'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['AdFitStanding'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdReachResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AdReach'] = ResolversParentTypes['AdReach']> = {
  closing?: Resolver<Array<ResolversTypes['ReachChange']>, ParentType, ContextType>;
  near?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opening?: Resolver<Array<ResolversTypes['ReachChange']>, ParentType, ContextType>;
  students?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AdWarningResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AdWarning'] = ResolversParentTypes['AdWarning']> = {
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicantFitResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ApplicantFit'] = ResolversParentTypes['ApplicantFit']> = {
  anyHours?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hoursAWeek?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['ApplicantFit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckedAdResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['CheckedAd'] = ResolversParentTypes['CheckedAd'], FederationReferenceType extends FederationReferenceTypes['CheckedAd'] = FederationReferenceTypes['CheckedAd']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CheckedAd']> | FederationReferenceType, FederationReferenceType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['AdAnswer']>, ParentType, ContextType, Partial<CheckedAdAnswerArgs>>;
  fit?: Resolver<Maybe<Array<ResolversTypes['AdFit']>>, ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['PayCheck'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CourseBreakResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['CourseBreak'] = ResolversParentTypes['CourseBreak']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayOfWorkResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DayOfWork'] = ResolversParentTypes['DayOfWork']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  limited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FortnightResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Fortnight'] = ResolversParentTypes['Fortnight']> = {
  both?: Resolver<Array<ResolversTypes['FortnightLeft']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  noLimitBecause?: Resolver<Maybe<ResolversTypes['NoLimitReason']>, ParentType, ContextType>;
  noWorkBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['Shift']>, ParentType, ContextType>;
  tighter?: Resolver<Maybe<ResolversTypes['FortnightLeft']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visaUnknown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['WeekOfWork']>, ParentType, ContextType>;
};

export type FortnightLeftResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['FortnightLeft'] = ResolversParentTypes['FortnightLeft']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GateCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['GateCount'] = ResolversParentTypes['GateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'], FederationReferenceType extends FederationReferenceTypes['Job'] = FederationReferenceTypes['Job']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Job']> | FederationReferenceType, FederationReferenceType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['JobFit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestedByDay?: Resolver<Maybe<Array<ResolversTypes['DayCount']>>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['SentMatch']>, ParentType, ContextType>;
  sentByDay?: Resolver<Maybe<Array<ResolversTypes['DayCount']>>, ParentType, ContextType>;
};

export type JobFitResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobFit'] = ResolversParentTypes['JobFit']> = {
  because?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligibility?: Resolver<ResolversTypes['Eligibility'], ParentType, ContextType>;
  hoursLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursLimit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeptCheckResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['KeptCheck'] = ResolversParentTypes['KeptCheck']> = {
  answer?: Resolver<ResolversTypes['AdAnswer'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['PayCheck'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['AdWarning']>, ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  jobIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eligibility?: Resolver<ResolversTypes['Eligibility'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchingDayResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MatchingDay'] = ResolversParentTypes['MatchingDay']> = {
  ambiguous?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chunks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chunksDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plannedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchingRunResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MatchingRun'] = ResolversParentTypes['MatchingRun']> = {
  already?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prepared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  answerMatch?: Resolver<ResolversTypes['SentMatch'], ParentType, ContextType, RequireFields<MutationAnswerMatchArgs, 'answer' | 'jobId'>>;
  keepCheck?: Resolver<Array<ResolversTypes['KeptCheck']>, ParentType, ContextType, RequireFields<MutationKeepCheckArgs, 'input'>>;
  noteShift?: Resolver<ResolversTypes['Fortnight'], ParentType, ContextType, RequireFields<MutationNoteShiftArgs, 'input'>>;
  removeCheck?: Resolver<Array<ResolversTypes['KeptCheck']>, ParentType, ContextType, RequireFields<MutationRemoveCheckArgs, 'id'>>;
  removeShift?: Resolver<ResolversTypes['Fortnight'], ParentType, ContextType, RequireFields<MutationRemoveShiftArgs, 'id'>>;
  replayDigests?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReplayDigestsArgs, 'day'>>;
  resubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResubscribeArgs, 'token'>>;
  runMatching?: Resolver<ResolversTypes['MatchingRun'], ParentType, ContextType, Partial<MutationRunMatchingArgs>>;
  unsubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  updateMailPreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType, RequireFields<MutationUpdateMailPreferencesArgs, 'input' | 'token'>>;
  updatePreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
};

export type MyMatchesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MyMatches'] = ResolversParentTypes['MyMatches']> = {
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['SentMatch']>, ParentType, ContextType>;
  outlook?: Resolver<Maybe<ResolversTypes['StudentMatches']>, ParentType, ContextType>;
  profileSteps?: Resolver<Array<ResolversTypes['ProfileStep']>, ParentType, ContextType>;
};

export type PayCheckResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['PayCheck'] = ResolversParentTypes['PayCheck']> = {
  casualMinimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  said?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['PayStanding'], ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  breaks?: Resolver<Array<ResolversTypes['CourseBreak']>, ParentType, ContextType>;
  courseBegins?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseEnds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseLevel?: Resolver<Maybe<ResolversTypes['CourseLevel']>, ParentType, ContextType>;
  daysWanted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  degreeBegins?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earlierRights?: Resolver<Maybe<ResolversTypes['EarlierRights']>, ParentType, ContextType>;
  employer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employerSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employmentEnded?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerVisa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerVisaEnds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantConditions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursWanted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursWorked?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payFloor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timesWanted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trades?: Resolver<Array<ResolversTypes['Trade']>, ParentType, ContextType>;
  tradesFound?: Resolver<Array<ResolversTypes['Trade']>, ParentType, ContextType>;
  tradesNear?: Resolver<Array<ResolversTypes['Trade']>, ParentType, ContextType>;
  verifiedConditions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  visaExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workGranted?: Resolver<Maybe<ResolversTypes['GrantedWork']>, ParentType, ContextType>;
  workTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileStepResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ProfileStep'] = ResolversParentTypes['ProfileStep']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ProfileStepName'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  dryRunMatching?: Resolver<Array<ResolversTypes['StudentMatches']>, ParentType, ContextType, RequireFields<QueryDryRunMatchingArgs, 'first'>>;
  mailMatch?: Resolver<ResolversTypes['SentMatch'], ParentType, ContextType, RequireFields<QueryMailMatchArgs, 'jobId' | 'token'>>;
  mailPreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType, RequireFields<QueryMailPreferencesArgs, 'token'>>;
  matchingDay?: Resolver<ResolversTypes['MatchingDay'], ParentType, ContextType, Partial<QueryMatchingDayArgs>>;
  myChecks?: Resolver<Array<ResolversTypes['KeptCheck']>, ParentType, ContextType>;
  myFortnight?: Resolver<ResolversTypes['Fortnight'], ParentType, ContextType>;
  myMatches?: Resolver<ResolversTypes['MyMatches'], ParentType, ContextType>;
  myPreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  myShiftCalendar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendedJobs?: Resolver<Array<Maybe<ResolversTypes['Job']>>, ParentType, ContextType>;
  tradeSuggestions?: Resolver<Array<ResolversTypes['Trade']>, ParentType, ContextType, RequireFields<QueryTradeSuggestionsArgs, 'query'>>;
  workRules?: Resolver<Array<ResolversTypes['WorkRule']>, ParentType, ContextType>;
};

export type ReachChangeResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ReachChange'] = ResolversParentTypes['ReachChange']> = {
  change?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SentMatchResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['SentMatch'] = ResolversParentTypes['SentMatch']> = {
  answer?: Resolver<Maybe<ResolversTypes['MatchAnswer']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  applyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  because?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShiftResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Shift'] = ResolversParentTypes['Shift']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudentMatchesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['StudentMatches'] = ResolversParentTypes['StudentMatches']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  funnel?: Resolver<Array<ResolversTypes['GateCount']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  nothingBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TradeResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Trade'] = ResolversParentTypes['Trade']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeekOfWorkResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WeekOfWork'] = ResolversParentTypes['WeekOfWork']> = {
  counted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DayOfWork']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkRuleResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WorkRule'] = ResolversParentTypes['WorkRule']> = {
  checkedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WrittenAdResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WrittenAd'] = ResolversParentTypes['WrittenAd'], FederationReferenceType extends FederationReferenceTypes['WrittenAd'] = FederationReferenceTypes['WrittenAd']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WrittenAd']> | FederationReferenceType, FederationReferenceType, ContextType>;
  reach?: Resolver<Maybe<ResolversTypes['AdReach']>, ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  AdAnswer?: AdAnswerResolvers<ContextType>;
  AdFit?: AdFitResolvers<ContextType>;
  AdReach?: AdReachResolvers<ContextType>;
  AdWarning?: AdWarningResolvers<ContextType>;
  ApplicantFit?: ApplicantFitResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  CheckedAd?: CheckedAdResolvers<ContextType>;
  CourseBreak?: CourseBreakResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayCount?: DayCountResolvers<ContextType>;
  DayOfWork?: DayOfWorkResolvers<ContextType>;
  Fortnight?: FortnightResolvers<ContextType>;
  FortnightLeft?: FortnightLeftResolvers<ContextType>;
  GateCount?: GateCountResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobFit?: JobFitResolvers<ContextType>;
  KeptCheck?: KeptCheckResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchingDay?: MatchingDayResolvers<ContextType>;
  MatchingRun?: MatchingRunResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyMatches?: MyMatchesResolvers<ContextType>;
  PayCheck?: PayCheckResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  ProfileStep?: ProfileStepResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReachChange?: ReachChangeResolvers<ContextType>;
  SentMatch?: SentMatchResolvers<ContextType>;
  Shift?: ShiftResolvers<ContextType>;
  StudentMatches?: StudentMatchesResolvers<ContextType>;
  Trade?: TradeResolvers<ContextType>;
  WeekOfWork?: WeekOfWorkResolvers<ContextType>;
  WorkRule?: WorkRuleResolvers<ContextType>;
  WrittenAd?: WrittenAdResolvers<ContextType>;
};

