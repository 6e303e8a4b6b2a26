// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Favorite as StoredFavorite } from '../domain/favorite.ts';
import type { Report } from '../domain/report.ts';
import type { SearchPage } from '../actions/search-jobs.ts';
import type { JobRecord as StoredJob } from '../domain/job.ts';
import type { Draft as StoredDraft } from '../domain/draft.ts';
import type { JobDocument as StoredDocument } from '../domain/document.ts';
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

/** All that is kept of a person; identity says who it is (design section 9, privacy). */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** Company, ads and drafts of an employer; what a reader saved and reported. */
  jobs: Scalars['JSON']['output'];
};

/** What the employer's first screen shows. */
export type EmployerDashboard = {
  __typename?: 'EmployerDashboard';
  /** The five newest by posted date. */
  recentJobs: Array<Job>;
  stats: EmployerStats;
};

/**
 * An employer's numbers (spec section 3, Dashboard stats). Numbers of applications come from the applications service,
 * by this key.
 */
export type EmployerStats = {
  __typename?: 'EmployerStats';
  /** Those that are switched on and not past their end. */
  activeJobs: Scalars['Int']['output'];
  employerId: Scalars['Int']['output'];
  /** All ads that are not deleted. */
  totalJobs: Scalars['Int']['output'];
};

/** Employment types of the forms (spec section 3). */
export type EmploymentType =
  | 'CASUAL'
  | 'FIXED_TERM'
  | 'FULL_TIME'
  | 'PAID_INTERNSHIP'
  | 'PART_TIME'
  | 'UNPAID_INTERNSHIP';

/** A saved job (spec section 3, Favorite). It outlives its ad. */
export type Favorite = {
  __typename?: 'Favorite';
  /** As it was when saved. */
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  /** Null once the ad is no longer shown. */
  job?: Maybe<Job>;
  jobId: Scalars['Int']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  /** As it was when saved. */
  title: Scalars['String']['output'];
};

/** A job ad (spec section 3, Job). Its employer sees it in every state, others only while it is live. */
export type Job = Posting & {
  __typename?: 'Job';
  city?: Maybe<Scalars['String']['output']>;
  company: JobCompany;
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. */
  description: Scalars['String']['output'];
  /** A file that goes with the ad; null when there is none. */
  document?: Maybe<JobDocument>;
  educationRequirements?: Maybe<Scalars['String']['output']>;
  /** As stored, a value of EmploymentType; absent when an imported ad states none. */
  employmentType?: Maybe<EmploymentType>;
  experienceLevel?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the caller's favourite of this ad; null when it is not saved. */
  favoriteId?: Maybe<Scalars['Int']['output']>;
  /** Integer id. */
  id: Scalars['Int']['output'];
  internationalStudentFriendly?: Maybe<Scalars['Boolean']['output']>;
  isActive: Scalars['Boolean']['output'];
  isDuplicate: Scalars['Boolean']['output'];
  isWaratahJob: Scalars['Boolean']['output'];
  location?: Maybe<Scalars['String']['output']>;
  /** What is wrong with the pay, for its employer and operators; null when nothing is. */
  payWarning?: Maybe<Scalars['String']['output']>;
  postedDate?: Maybe<Scalars['DateTime']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  /** Why the ad is held or was rejected, for its employer. */
  reviewReason?: Maybe<Scalars['String']['output']>;
  /** The words in the ad that made us look at it, for its employer and operators; empty for others. */
  reviewSignals: Array<ReviewSignal>;
  reviewStatus: ReviewStatus;
  roleCategory?: Maybe<RoleCategory>;
  /** In words, made from the numbers when the ad has none. */
  salary?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, default AUD. */
  salaryCurrency: Scalars['String']['output'];
  /** In `salaryCurrency` for one `salaryPeriod`. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** In `salaryCurrency` for one `salaryPeriod`. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  salaryPeriod?: Maybe<SalaryPeriod>;
  scrapedAt?: Maybe<Scalars['DateTime']['output']>;
  sourceUrl?: Maybe<Scalars['String']['output']>;
  sourceWebsite?: Maybe<Scalars['String']['output']>;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change that its employer makes. Sent back with a change, it keeps one tab from overwriting another. */
  version: Scalars['Int']['output'];
  /** As its employer ticked it, else for readers as its text says; null when neither says anything. */
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** 0 to 1, how surely the text speaks of sponsorship; absent until the ad is assessed. */
  visaSponsorshipConfidence?: Maybe<Scalars['Float']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
  /** Hours a week as the ad's text says them; null when it does not, or until it is assessed. */
  weeklyHours?: Maybe<WeeklyHours>;
};

/** Who offers a job. */
export type JobCompany = {
  __typename?: 'JobCompany';
  /** Integer id of the employer; absent on imported ads. */
  id?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
};

/** A file that goes with an ad, like a position description: PDF, DOC, DOCX, TXT or MD. */
export type JobDocument = {
  __typename?: 'JobDocument';
  name: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  /** Serves it for five minutes. */
  url: Scalars['String']['output'];
};

/** An ad that is not posted yet (spec section 3, Job draft); visible to its employer only. */
export type JobDraft = Posting & {
  __typename?: 'JobDraft';
  city?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML; empty until it is written. */
  description: Scalars['String']['output'];
  educationRequirements?: Maybe<Scalars['String']['output']>;
  employmentType: EmploymentType;
  experienceLevel?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Integer id, of drafts only. */
  id: Scalars['Int']['output'];
  internationalStudentFriendly?: Maybe<Scalars['Boolean']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  roleCategory?: Maybe<RoleCategory>;
  /** In words, made from the numbers when the draft has none. */
  salary?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, default AUD. */
  salaryCurrency: Scalars['String']['output'];
  /** In `salaryCurrency` for one `salaryPeriod`. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** In `salaryCurrency` for one `salaryPeriod`. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  salaryPeriod?: Maybe<SalaryPeriod>;
  state?: Maybe<Scalars['String']['output']>;
  /** Step of the wizard at which it was saved, 0 to 4. */
  step: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each save. Sent back with a change, it keeps one tab from overwriting another. */
  version: Scalars['Int']['output'];
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
};

/** Fields of an ad. Title, description, role category and employment type are demanded when posting (design section 12). */
export type JobInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** HTML or text, at least 20 characters after trim. */
  description?: InputMaybe<Scalars['String']['input']>;
  educationRequirements?: InputMaybe<Scalars['String']['input']>;
  employmentType?: InputMaybe<EmploymentType>;
  experienceLevel?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  internationalStudentFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  preferredSkills?: InputMaybe<Array<Scalars['String']['input']>>;
  remoteOption?: InputMaybe<Scalars['Boolean']['input']>;
  requiredSkills?: InputMaybe<Array<Scalars['String']['input']>>;
  roleCategory?: InputMaybe<RoleCategory>;
  salary?: InputMaybe<Scalars['String']['input']>;
  salaryCurrency?: InputMaybe<Scalars['String']['input']>;
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  salaryPeriod?: InputMaybe<SalaryPeriod>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** At least 5 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  visaSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
  visaTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A complaint about an ad. */
export type JobReport = {
  __typename?: 'JobReport';
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  job?: Maybe<Job>;
  jobId: Scalars['Int']['output'];
  reason: ReportReason;
};

/**
 * What the search asks for (spec section 3, Job search filters). In `search` the word visa, sponsorship and subclass
 * numbers are filters; texts are read up to 200 characters.
 */
export type JobSearchFilter = {
  /** Software, Design, Marketing, Sales, or a role category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** One of the industries of spec section 3. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** A locality ('Ultimo NSW': 30 km around it), a state, 'Remote', or words of an ad's location. */
  location?: InputMaybe<Scalars['String']['input']>;
  remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** AUD a year of full time. */
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** AUD a year of full time; ads without pay never fit. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only ads whose hours fit subclass 500, or whose employer says so. */
  studentFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only ads that offer sponsorship. */
  visaSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
  /** Subclasses like 500; one of them. */
  visaTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Full-time, Part-time, Casual, Contract, Internship; one of them. */
  workTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of live ads, best first, or newest first without words. */
export type JobSearchPage = {
  __typename?: 'JobSearchPage';
  jobs: Array<Job>;
  /**
   * How many more would fit if they accepted the visa, like 500, without having to offer sponsorship; 0 when sponsorship
   * is not asked for. Errors: INVALID for an unknown visa type.
   */
  moreWithoutSponsorship: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  perPage: Scalars['Int']['output'];
  /** All that fit, exactly. */
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};


/** A page of live ads, best first, or newest first without words. */
export type JobSearchPageMoreWithoutSponsorshipArgs = {
  visaType?: InputMaybe<Scalars['String']['input']>;
};

/** Numbers over all live ads (spec section 3, Job stats). */
export type JobStats = {
  __typename?: 'JobStats';
  /** AUD a year of full time, over the ads that name pay; null without any. */
  averageSalary?: Maybe<Scalars['Int']['output']>;
  /** Most first; our own employers' ads are 'waratah'. */
  jobsBySource: Array<NamedCount>;
  /** Most first. */
  jobsByState: Array<NamedCount>;
  /** Posted in the last seven days. */
  recentJobsCount: Scalars['Int']['output'];
  studentFriendlyJobs: Scalars['Int']['output'];
  totalJobs: Scalars['Int']['output'];
  /** They accept some visa or offer sponsorship. */
  visaFriendlyJobs: Scalars['Int']['output'];
};

/** A locality of Australia. */
export type LocationSuggestion = {
  __typename?: 'LocationSuggestion';
  city: Scalars['String']['output'];
  /** Like 'Ultimo NSW'. */
  label: Scalars['String']['output'];
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state: Scalars['String']['output'];
};

/** The national minimum wage that holds now, so that a form can warn while pay is typed. */
export type MinimumWage = {
  __typename?: 'MinimumWage';
  /** AUD an hour with the casual loading. */
  casualHourly: Scalars['Float']['output'];
  /** The first day it holds, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** AUD an hour. */
  hourly: Scalars['Float']['output'];
  /** The decision that sets it. */
  source: Scalars['String']['output'];
};

/** How much waits for an operator. */
export type ModerationCounts = {
  __typename?: 'ModerationCounts';
  /** Reports that are not closed yet. */
  reports: Scalars['Int']['output'];
  /** Ads that wait for a review. */
  waiting: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Students only: saves a live ad; saving twice answers the same. Errors: NOT_FOUND, INVALID with the field. */
  addFavorite: Favorite;
  /** Operators only: the complaints about an ad are dealt with. Answers how many. */
  closeJobReports: Scalars['Int']['output'];
  /** The owner only: makes an uploaded object the ad's document. Errors: NOT_FOUND, INVALID for another kind of file. */
  commitJobDocument: Job;
  /**
   * Employers only; `step` is 0 to 4. With an idempotency key, saving twice makes one draft. Errors: INVALID with the
   * field: a title of 3 characters, an employment type, and visa types from step 3 on (spec section 5).
   */
  createJobDraft: JobDraft;
  /** The owner only: hides the ad and keeps it. Errors: NOT_FOUND. */
  deactivateJob: Job;
  /** The owner only: soft. Errors: NOT_FOUND. */
  deleteJob: Scalars['Boolean']['output'];
  /** The owner only. Errors: NOT_FOUND. */
  deleteJobDraft: Scalars['Boolean']['output'];
  /**
   * Employers only. With an idempotency key, posting twice makes one ad.
   * Errors: INVALID with the field, CONFLICT when the first under this key has other words.
   */
  postJob: Job;
  /**
   * The owner only: makes the ad and removes the draft. Publishing again answers the same ad.
   * Errors: NOT_FOUND, INVALID with each field that an ad needs and the draft lacks.
   */
  publishJobDraft: Job;
  /** Operators only: announces every ad again, so that other services can be rebuilt. Answers how many. */
  reannounceJobs: Scalars['Int']['output'];
  /** Students only. Errors: NOT_FOUND, also for one of another user. */
  removeFavorite: Scalars['Boolean']['output'];
  /** The owner only. Errors: NOT_FOUND. */
  removeJobDocument: Job;
  /** The owner only: thirty days from now, and shown again where it had ended. Errors: NOT_FOUND. */
  renewJob: Job;
  /** Any signed-in user: reports to operators what is wrong with an ad. Errors: NOT_FOUND, INVALID with the field. */
  reportJob: Scalars['Boolean']['output'];
  /**
   * Operators only; the employer is notified of a rejection by email. With `version`, only that version of the ad is reviewed.
   * Errors: NOT_FOUND, CONFLICT when it is not waiting or has changed since, INVALID when a rejection has no
   * reason.
   */
  reviewJob: Job;
  /**
   * Operators only: hides an ad that is not rejected yet, closes the reports about it and notifies its employer by
   * email. Errors: NOT_FOUND, CONFLICT when it is rejected already, INVALID without a reason.
   */
  takeDownJob: Job;
  /**
   * The owner only; absent fields stay as they are. With `version`, only that version is changed.
   * Errors: NOT_FOUND, INVALID with the field, CONFLICT when another version is there now.
   */
  updateJob: Job;
  /**
   * The owner only; absent fields stay as they are. With `version`, only that version is changed.
   * Errors: NOT_FOUND, INVALID with the field, CONFLICT when another version is there now.
   */
  updateJobDraft: JobDraft;
};


export type MutationAddFavoriteArgs = {
  jobId: Scalars['Int']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseJobReportsArgs = {
  jobId: Scalars['Int']['input'];
};


export type MutationCommitJobDocumentArgs = {
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationCreateJobDraftArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JobInput;
  step?: Scalars['Int']['input'];
};


export type MutationDeactivateJobArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteJobArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteJobDraftArgs = {
  id: Scalars['Int']['input'];
};


export type MutationPostJobArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JobInput;
};


export type MutationPublishJobDraftArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemoveFavoriteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemoveJobDocumentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRenewJobArgs = {
  id: Scalars['Int']['input'];
};


export type MutationReportJobArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  reason: ReportReason;
};


export type MutationReviewJobArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationTakeDownJobArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationUpdateJobArgs = {
  id: Scalars['Int']['input'];
  input: JobInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateJobDraftArgs = {
  id: Scalars['Int']['input'];
  input: JobInput;
  step?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** How many ads share a name. */
export type NamedCount = {
  __typename?: 'NamedCount';
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** What an employer writes in an ad or a draft (spec section 3). */
export type Posting = {
  city?: Maybe<Scalars['String']['output']>;
  /** Sanitised HTML; of a draft empty until it is written. */
  description: Scalars['String']['output'];
  educationRequirements?: Maybe<Scalars['String']['output']>;
  /** Absent when an imported ad states none. */
  employmentType?: Maybe<EmploymentType>;
  experienceLevel?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  internationalStudentFriendly?: Maybe<Scalars['Boolean']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  roleCategory?: Maybe<RoleCategory>;
  /** In words, made from the numbers when there are none. */
  salary?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, default AUD. */
  salaryCurrency: Scalars['String']['output'];
  /** In `salaryCurrency` for one `salaryPeriod`. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** In `salaryCurrency` for one `salaryPeriod`. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  salaryPeriod?: Maybe<SalaryPeriod>;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Grows with each change. Sent back with a change, it keeps one tab from overwriting another. */
  version: Scalars['Int']['output'];
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The employer's first screen in one read. Errors: FORBIDDEN for other roles. */
  employerDashboard: EmployerDashboard;
  /** One ad. Errors: NOT_FOUND when it is not there or not the reader's to see. */
  job: Job;
  /** One draft of the employer's own. Errors: NOT_FOUND, also for one of another employer. */
  jobDraft: JobDraft;
  /** Operators only: reports that are not closed yet, oldest first, those after an id; 200 at most. */
  jobReports: Array<JobReport>;
  /** Open to all. */
  jobStats: JobStats;
  /** Localities that begin with or contain the text: at least 2 characters, at most 10 answers. Open to all. */
  locationSuggestions: Array<LocationSuggestion>;
  /** Open to all. */
  minimumWage: MinimumWage;
  /** How much waits for an operator. Operators only. */
  moderationCounts: ModerationCounts;
  /** Students only: their saved jobs, newest first. */
  myFavorites: Array<Favorite>;
  /** The employer's own drafts, last changed first. Errors: FORBIDDEN for other roles. */
  myJobDrafts: Array<JobDraft>;
  /** The employer's own ads, newest first. Errors: FORBIDDEN for other roles. */
  myJobs: Array<Job>;
  /** Live ads of our own employers after an id, by id, for a sitemap; 1,000 at most. Open to all. */
  ownLiveJobs: Array<Job>;
  /** Ads waiting for a review, oldest first, those after an id; 200 at most. Operators only. */
  reviewQueue: Array<Job>;
  /** Any signed-in user; 20 to a page by default, 100 at most. Errors: INVALID with the parameter. */
  searchJobs: JobSearchPage;
};


export type QueryJobArgs = {
  id: Scalars['Int']['input'];
};


export type QueryJobDraftArgs = {
  id: Scalars['Int']['input'];
};


export type QueryJobReportsArgs = {
  after?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryLocationSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryOwnLiveJobsArgs = {
  after?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryReviewQueueArgs = {
  after?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};


export type QuerySearchJobsArgs = {
  filter?: JobSearchFilter;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};

/** What is wrong with an ad. */
export type ReportReason =
  | 'already_filled'
  | 'asks_for_money'
  | 'discrimination'
  | 'other'
  | 'scam'
  | 'wrong_information';

/** A sign of fraud that was read in an ad (design section 7). */
export type ReviewSignal = {
  __typename?: 'ReviewSignal';
  /** fee, messaging_app, identity_document, bank_details, too_good_pay, crypto, reshipping, home_work, outside_application. */
  kind: Scalars['String']['output'];
  /** The words as they stand in the ad. */
  quote: Scalars['String']['output'];
};

/** Whether others may see an ad (design section 9). */
export type ReviewStatus =
  | 'approved'
  | 'pending_review'
  | 'rejected';

/** Role categories (spec section 3). */
export type RoleCategory =
  | 'SERVICE_RETAIL_HOSPITALITY'
  | 'STUDY_ALIGNED_PROFESSIONAL';

/** What an amount of pay is paid for. */
export type SalaryPeriod =
  | 'hour'
  | 'week'
  | 'year';

/** Hours a week; `min` and `max` are equal where the ad names one number. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  max: Scalars['Float']['output'];
  min: Scalars['Float']['output'];
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
  EmployerStats: EmployerStats;
  Job: Job;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  EmployerStats:
    ( { __typename: 'EmployerStats' }
    & GraphQLRecursivePick<FederationTypes['EmployerStats'], {"employerId":true}> );
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}> );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Posting:
    | ( StoredJob )
    | ( StoredDraft )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmployerDashboard: ResolverTypeWrapper<Omit<EmployerDashboard, 'recentJobs'> & { recentJobs: Array<ResolversTypes['Job']> }>;
  EmployerStats: ResolverTypeWrapper<EmployerStats>;
  EmploymentType: EmploymentType;
  Favorite: ResolverTypeWrapper<StoredFavorite>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<StoredJob>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  JobCompany: ResolverTypeWrapper<JobCompany>;
  JobDocument: ResolverTypeWrapper<StoredDocument>;
  JobDraft: ResolverTypeWrapper<StoredDraft>;
  JobInput: JobInput;
  JobReport: ResolverTypeWrapper<Report>;
  JobSearchFilter: JobSearchFilter;
  JobSearchPage: ResolverTypeWrapper<SearchPage>;
  JobStats: ResolverTypeWrapper<JobStats>;
  LocationSuggestion: ResolverTypeWrapper<LocationSuggestion>;
  MinimumWage: ResolverTypeWrapper<MinimumWage>;
  ModerationCounts: ResolverTypeWrapper<ModerationCounts>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCount: ResolverTypeWrapper<NamedCount>;
  Posting: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Posting']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReportReason: ReportReason;
  ReviewSignal: ResolverTypeWrapper<ReviewSignal>;
  ReviewStatus: ReviewStatus;
  RoleCategory: RoleCategory;
  SalaryPeriod: SalaryPeriod;
  WeeklyHours: ResolverTypeWrapper<WeeklyHours>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  DateTime: Scalars['DateTime']['output'];
  EmployerDashboard: Omit<EmployerDashboard, 'recentJobs'> & { recentJobs: Array<ResolversParentTypes['Job']> };
  EmployerStats: EmployerStats | FederationReferenceTypes['EmployerStats'];
  Favorite: StoredFavorite;
  String: Scalars['String']['output'];
  JSON: Scalars['JSON']['output'];
  Job: StoredJob;
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  JobCompany: JobCompany;
  JobDocument: StoredDocument;
  JobDraft: StoredDraft;
  JobInput: JobInput;
  JobReport: Report;
  JobSearchFilter: JobSearchFilter;
  JobSearchPage: SearchPage;
  JobStats: JobStats;
  LocationSuggestion: LocationSuggestion;
  MinimumWage: MinimumWage;
  ModerationCounts: ModerationCounts;
  Mutation: Record<PropertyKey, never>;
  NamedCount: NamedCount;
  Posting: ResolversInterfaceTypes<ResolversParentTypes>['Posting'];
  Query: Record<PropertyKey, never>;
  ReviewSignal: ReviewSignal;
  WeeklyHours: WeeklyHours;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmployerDashboardResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['EmployerDashboard'] = ResolversParentTypes['EmployerDashboard']> = {
  recentJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['EmployerStats'], ParentType, ContextType>;
};

export type EmployerStatsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['EmployerStats'] = ResolversParentTypes['EmployerStats'], FederationReferenceType extends FederationReferenceTypes['EmployerStats'] = FederationReferenceTypes['EmployerStats']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EmployerStats']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activeJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'], FederationReferenceType extends FederationReferenceTypes['Job'] = FederationReferenceTypes['Job']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Job']> | FederationReferenceType, FederationReferenceType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['JobCompany'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['JobDocument']>, ParentType, ContextType>;
  educationRequirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employmentType?: Resolver<Maybe<ResolversTypes['EmploymentType']>, ParentType, ContextType>;
  experienceLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  favoriteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  internationalStudentFriendly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDuplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaratahJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payWarning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preferredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remoteOption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reviewReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewSignals?: Resolver<Array<ResolversTypes['ReviewSignal']>, ParentType, ContextType>;
  reviewStatus?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  roleCategory?: Resolver<Maybe<ResolversTypes['RoleCategory']>, ParentType, ContextType>;
  salary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salaryCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  salaryMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  salaryPeriod?: Resolver<Maybe<ResolversTypes['SalaryPeriod']>, ParentType, ContextType>;
  scrapedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceWebsite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visaSponsorship?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visaSponsorshipConfidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visaTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  weeklyHours?: Resolver<Maybe<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobCompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobCompany'] = ResolversParentTypes['JobCompany']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobDocumentResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobDocument'] = ResolversParentTypes['JobDocument']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobDraftResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobDraft'] = ResolversParentTypes['JobDraft']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  educationRequirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employmentType?: Resolver<ResolversTypes['EmploymentType'], ParentType, ContextType>;
  experienceLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  internationalStudentFriendly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remoteOption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roleCategory?: Resolver<Maybe<ResolversTypes['RoleCategory']>, ParentType, ContextType>;
  salary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salaryCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  salaryMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  salaryPeriod?: Resolver<Maybe<ResolversTypes['SalaryPeriod']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visaSponsorship?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visaTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobReportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobReport'] = ResolversParentTypes['JobReport']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
};

export type JobSearchPageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobSearchPage'] = ResolversParentTypes['JobSearchPage']> = {
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  moreWithoutSponsorship?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<JobSearchPageMoreWithoutSponsorshipArgs>>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobStatsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobStats'] = ResolversParentTypes['JobStats']> = {
  averageSalary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobsBySource?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  jobsByState?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  recentJobsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentFriendlyJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visaFriendlyJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationSuggestionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['LocationSuggestion'] = ResolversParentTypes['LocationSuggestion']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MinimumWageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MinimumWage'] = ResolversParentTypes['MinimumWage']> = {
  casualHourly?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hourly?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerationCountsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ModerationCounts'] = ResolversParentTypes['ModerationCounts']> = {
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addFavorite?: Resolver<ResolversTypes['Favorite'], ParentType, ContextType, RequireFields<MutationAddFavoriteArgs, 'jobId'>>;
  closeJobReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationCloseJobReportsArgs, 'jobId'>>;
  commitJobDocument?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationCommitJobDocumentArgs, 'id' | 'key' | 'name'>>;
  createJobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<MutationCreateJobDraftArgs, 'input' | 'step'>>;
  deactivateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationDeactivateJobArgs, 'id'>>;
  deleteJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteJobArgs, 'id'>>;
  deleteJobDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteJobDraftArgs, 'id'>>;
  postJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationPostJobArgs, 'input'>>;
  publishJobDraft?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationPublishJobDraftArgs, 'id'>>;
  reannounceJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removeFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveFavoriteArgs, 'id'>>;
  removeJobDocument?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRemoveJobDocumentArgs, 'id'>>;
  renewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRenewJobArgs, 'id'>>;
  reportJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportJobArgs, 'id' | 'reason'>>;
  reviewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationReviewJobArgs, 'approve' | 'id'>>;
  takeDownJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationTakeDownJobArgs, 'id' | 'reason'>>;
  updateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'id' | 'input'>>;
  updateJobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<MutationUpdateJobDraftArgs, 'id' | 'input'>>;
};

export type NamedCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostingResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Posting'] = ResolversParentTypes['Posting']> = {
  __resolveType: TypeResolveFn<'Job' | 'JobDraft', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  employerDashboard?: Resolver<ResolversTypes['EmployerDashboard'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<QueryJobDraftArgs, 'id'>>;
  jobReports?: Resolver<Array<ResolversTypes['JobReport']>, ParentType, ContextType, RequireFields<QueryJobReportsArgs, 'after' | 'first'>>;
  jobStats?: Resolver<ResolversTypes['JobStats'], ParentType, ContextType>;
  locationSuggestions?: Resolver<Array<ResolversTypes['LocationSuggestion']>, ParentType, ContextType, RequireFields<QueryLocationSuggestionsArgs, 'limit' | 'query'>>;
  minimumWage?: Resolver<ResolversTypes['MinimumWage'], ParentType, ContextType>;
  moderationCounts?: Resolver<ResolversTypes['ModerationCounts'], ParentType, ContextType>;
  myFavorites?: Resolver<Array<ResolversTypes['Favorite']>, ParentType, ContextType>;
  myJobDrafts?: Resolver<Array<ResolversTypes['JobDraft']>, ParentType, ContextType>;
  myJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  ownLiveJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryOwnLiveJobsArgs, 'after' | 'first'>>;
  reviewQueue?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'after' | 'first'>>;
  searchJobs?: Resolver<ResolversTypes['JobSearchPage'], ParentType, ContextType, RequireFields<QuerySearchJobsArgs, 'filter' | 'page' | 'perPage'>>;
};

export type ReviewSignalResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ReviewSignal'] = ResolversParentTypes['ReviewSignal']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeeklyHoursResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WeeklyHours'] = ResolversParentTypes['WeeklyHours']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmployerDashboard?: EmployerDashboardResolvers<ContextType>;
  EmployerStats?: EmployerStatsResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobCompany?: JobCompanyResolvers<ContextType>;
  JobDocument?: JobDocumentResolvers<ContextType>;
  JobDraft?: JobDraftResolvers<ContextType>;
  JobReport?: JobReportResolvers<ContextType>;
  JobSearchPage?: JobSearchPageResolvers<ContextType>;
  JobStats?: JobStatsResolvers<ContextType>;
  LocationSuggestion?: LocationSuggestionResolvers<ContextType>;
  MinimumWage?: MinimumWageResolvers<ContextType>;
  ModerationCounts?: ModerationCountsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  Posting?: PostingResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReviewSignal?: ReviewSignalResolvers<ContextType>;
  WeeklyHours?: WeeklyHoursResolvers<ContextType>;
};

