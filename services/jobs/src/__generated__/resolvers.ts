// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Company as ReadCompany, NamedCompany as ReadNamedCompany } from '../actions/read-company.ts';
import type { JobRecord as StoredClosedJob, JobRecord as StoredJob } from '../domain/job.ts';
import type { Favorite as StoredFavorite } from '../domain/favorite.ts';
import type { Feed as StoredFeed } from '../domain/imported/feed.ts';
import type { ImportRun as StoredRun } from '../domain/imported/run.ts';
import type { Report } from '../domain/report.ts';
import type { SavedSearch as StoredSearch } from '../domain/saved-search.ts';
import type { SearchPage } from '../actions/search-jobs.ts';
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

/** Everything stored about a person, for the privacy export (design section 9). Identity decides whose export it is. */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** Company, ads and drafts of an employer; saved jobs, saved searches and reports of others. */
  jobs: Scalars['JSON']['output'];
};

/** The state of an ad, as its employer sees it (design section 9). */
export type AdStanding =
  /** Past its expiry date. */
  | 'expired'
  /** Imported ads only: a copy of another ad, or no longer in its feed. */
  | 'hidden'
  /** It waits for an operator; `reviewReason` says why. */
  | 'in_review'
  | 'live'
  /** Deactivated by its employer. */
  | 'paused'
  /** An operator did not approve it; `reviewReason` says why. Changing the ad starts another review. */
  | 'rejected'
  /** Its employer's account is suspended. */
  | 'suspended'
  /** Its employer has not confirmed the email address. */
  | 'waiting_for_email';

/** What remains to be seen of an ad that has closed, in the words that others last saw. */
export type ClosedJob = {
  __typename?: 'ClosedJob';
  companyName: Scalars['String']['output'];
  /** Integer id of the ad. */
  id: Scalars['Int']['output'];
  /** Live ads: the same job if it was posted again, then those of the same or a related occupation, nearest first; at most 6. */
  similar: Array<Job>;
  title: Scalars['String']['output'];
};


/** What remains to be seen of an ad that has closed, in the words that others last saw. */
export type ClosedJobSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** A company with an account, public while an ad of it is live. Identity owns its description. */
export type Company = {
  __typename?: 'Company';
  /** Whether the ABN's checksum is right and an operator has approved an ad of the company. */
  abnChecked: Scalars['Boolean']['output'];
  /** Integer id of the employer. */
  id: Scalars['Int']['output'];
  /** Live ads, newest first, at most 50. */
  jobs: Array<Job>;
  name: Scalars['String']['output'];
};

/** A number for one day. */
export type DayCount = {
  __typename?: 'DayCount';
  count: Scalars['Int']['output'];
  /** The day in Sydney, YYYY-MM-DD. */
  day: Scalars['String']['output'];
};

/** Whose right to work an ad accepts, the strictest first. */
export type DemandedRights =
  /** Australian citizens. */
  | 'citizens'
  /** Citizens of Australia or New Zealand. */
  | 'citizens_nz'
  /** A security clearance, which only citizens get. */
  | 'clearance'
  /** Work without a limit on hours. */
  | 'full_hours'
  /** Any employer and any hours. */
  | 'full_rights'
  /** Holders of a working holiday visa (417, 462), and perhaps nobody else. */
  | 'holiday_makers'
  /** Everybody but holders of a working holiday visa (417, 462). */
  | 'no_holiday_makers'
  /** Nobody on a student visa. */
  | 'no_students'
  /** Nobody on a temporary visa. */
  | 'no_temporary'
  /** Work rights that do not end. */
  | 'permanent_rights'
  /** Citizens and permanent residents. */
  | 'residents'
  /** Citizens and permanent residents, with a security clearance, which few residents get. */
  | 'residents_cleared'
  /** Citizens, permanent residents and citizens of New Zealand. */
  | 'residents_nz'
  /** Holders of a student visa, and perhaps nobody else. */
  | 'students'
  /** Holders of a student visa or a working holiday visa, and perhaps nobody else. */
  | 'students_holiday_makers';

/** The content of the employer's dashboard. */
export type EmployerDashboard = {
  __typename?: 'EmployerDashboard';
  /** The five newest by posted date. */
  recentJobs: Array<Job>;
  stats: EmployerStats;
};

/** An employer's numbers (spec section 3, Dashboard stats). The applications service adds the numbers of applications. */
export type EmployerStats = {
  __typename?: 'EmployerStats';
  /** Ads that students see: approved, active and not expired. */
  activeJobs: Scalars['Int']['output'];
  employerId: Scalars['Int']['output'];
  /** Ads that are not deleted. */
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

/** A saved job (spec section 3, Favorite). It remains when its ad is gone. */
export type Favorite = {
  __typename?: 'Favorite';
  /** As it was when the job was saved. */
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  /** Null when the ad is no longer live. */
  job?: Maybe<Job>;
  jobId: Scalars['Int']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  /** As it was when the job was saved. */
  title: Scalars['String']['output'];
};

/** A source of ads that is imported repeatedly. Ads that it no longer has are closed (design section 9). */
export type Feed = {
  __typename?: 'Feed';
  /** How many ads it had at its last import. */
  ads: Scalars['Int']['output'];
  /** The host of its address; absent when files are uploaded instead. The full address may contain a key and is not shown. */
  host?: Maybe<Scalars['String']['output']>;
  /** Its latest import. */
  lastRun?: Maybe<ImportRun>;
  name: Scalars['String']['output'];
  /** When it is imported next. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** A cron pattern, in Sydney time. */
  schedule?: Maybe<Scalars['String']['output']>;
  /** The website that its ads come from. */
  source: Scalars['String']['output'];
};

/** A new feed. A schedule requires an address. */
export type FeedInput = {
  /** csv, ndjson, jobposting or jobposting-tar; detected when absent. */
  format?: InputMaybe<Scalars['String']['input']>;
  /** Columns for fields, like `title=job_title,city=town`. */
  map?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 40 lower-case letters, digits or dashes. */
  name: Scalars['String']['input'];
  /** A cron pattern, in Sydney time, with at least ten minutes between two imports. */
  schedule?: InputMaybe<Scalars['String']['input']>;
  /** The website of ads that name none; default is the feed's name. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** An http or https address of a public server; the setting FEED_ADDRESSES can allow others. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Rows of a file by outcome; `read` is the sum of the others. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Known ads without a change, and near-copies of other ads. */
  duplicate: Scalars['Int']['output'];
  /** Ads that were not known before. */
  new: Scalars['Int']['output'];
  read: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
};

/** One import of a file or feed. */
export type ImportRun = {
  __typename?: 'ImportRun';
  /** How many ads were closed because the feed no longer has them. */
  closed: Scalars['Int']['output'];
  counts: ImportCounts;
  createdAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The feed's name; absent for a file that belongs to no feed. */
  feed?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Columns that are not imported. */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** Why no ads were closed although the feed lacks some; else null. */
  keptBecause?: Maybe<Scalars['String']['output']>;
  /** The file's name. */
  name: Scalars['String']['output'];
  /** Why it failed; null unless it did. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Most frequent first, at most 50. */
  reasons: Array<RejectionCount>;
  rowsPerSecond?: Maybe<Scalars['Float']['output']>;
  secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** The part of the file that is done, 0 to 1. */
  share: Scalars['Float']['output'];
  status: ImportStatus;
};

/** The status of an import. */
export type ImportStatus =
  | 'done'
  /** The file could not be read to its end; the rows before the fault were imported. */
  | 'failed'
  | 'running'
  /** It waits for a worker. */
  | 'waiting';

/** A job ad (spec section 3, Job). Its employer sees it in every state, everybody else only while it is live. */
export type Job = Posting & {
  __typename?: 'Job';
  city?: Maybe<Scalars['String']['output']>;
  company: JobCompany;
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. */
  description: Scalars['String']['output'];
  /** A file attached to the ad; null when there is none. */
  document?: Maybe<JobDocument>;
  educationRequirements?: Maybe<Scalars['String']['output']>;
  /** The employer's user id, for other services only; null for imported ads. */
  employerId?: Maybe<Scalars['Int']['output']>;
  /** Absent in imported ads that state none. */
  employmentType?: Maybe<EmploymentType>;
  experienceLevel?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the caller's favorite for this ad; null when it is not saved. */
  favoriteId?: Maybe<Scalars['Int']['output']>;
  hoursMax?: Maybe<Scalars['Float']['output']>;
  /** Hours a week as entered in the form; they take precedence over the text. If only one of the two is set, it means exactly that many. */
  hoursMin?: Maybe<Scalars['Float']['output']>;
  /** Integer id. */
  id: Scalars['Int']['output'];
  internationalStudentFriendly?: Maybe<Scalars['Boolean']['output']>;
  isActive: Scalars['Boolean']['output'];
  isDuplicate: Scalars['Boolean']['output'];
  isWaratahJob: Scalars['Boolean']['output'];
  location?: Maybe<Scalars['String']['output']>;
  /** What is wrong with the pay; for its employer and operators. Null when nothing is. */
  payWarning?: Maybe<Scalars['String']['output']>;
  postedDate?: Maybe<Scalars['DateTime']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  /** Why the ad is in review or was rejected; for its employer only. */
  reviewReason?: Maybe<Scalars['String']['output']>;
  /** Signs of fraud read in the ad; for its employer and operators, empty for everybody else. */
  reviewSignals: Array<ReviewSignal>;
  reviewStatus: ReviewStatus;
  roleCategory?: Maybe<RoleCategory>;
  /** The pay in words; composed from the numbers when the ad has none. */
  salary?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, default AUD. */
  salaryCurrency: Scalars['String']['output'];
  /** In `salaryCurrency` per `salaryPeriod`. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** In `salaryCurrency` per `salaryPeriod`. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  salaryPeriod?: Maybe<SalaryPeriod>;
  scrapedAt?: Maybe<Scalars['DateTime']['output']>;
  shiftEnd?: Maybe<Scalars['String']['output']>;
  /** Approximate local times of a shift, like 17:30, both or neither. An end before the start is on the next day. */
  shiftStart?: Maybe<Scalars['String']['output']>;
  /** Live ads of the same or a related occupation, nearest first, at most 6. */
  similar: Array<Job>;
  sourceUrl?: Maybe<Scalars['String']['output']>;
  sourceWebsite?: Maybe<Scalars['String']['output']>;
  /** The state of the ad; `live` while others can see it. */
  standing: AdStanding;
  /** When that state began; null for old ads, where it was not recorded. */
  standingSince?: Maybe<Scalars['DateTime']['output']>;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with each change that its employer makes. A client sends it back with a change, so that one tab cannot overwrite another. */
  version: Scalars['Int']['output'];
  /** How many students opened the ad on each of the last 30 days, days without any left out; for its employer, null for everybody else. */
  viewsByDay?: Maybe<Array<DayCount>>;
  /** The employer's choice, else what was read in the text; null when neither says anything. */
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** 0 to 1: the confidence of what was read in the text about sponsorship; absent until the text is read. */
  visaSponsorshipConfidence?: Maybe<Scalars['Float']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
  /** Hours a week from the form, else from the text; null when neither states them, or until the text is read. */
  weeklyHours?: Maybe<WeeklyHours>;
  workDays: Array<Weekday>;
  /** The right to work that the text asks for; null until the text is read. */
  workRights?: Maybe<StatedWorkRights>;
};


/** A job ad (spec section 3, Job). Its employer sees it in every state, everybody else only while it is live. */
export type JobSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** The company that offers a job. */
export type JobCompany = {
  __typename?: 'JobCompany';
  /** Integer id of the employer; absent on imported ads. */
  id?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
};

/** A file attached to an ad, like a position description: PDF, DOC, DOCX, TXT or MD. */
export type JobDocument = {
  __typename?: 'JobDocument';
  name: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  /** Link to the file, valid for five minutes. */
  url: Scalars['String']['output'];
};

/** An ad that is not posted yet (spec section 3, Job draft). Visible to its employer only. */
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
  hoursMax?: Maybe<Scalars['Float']['output']>;
  /** Hours a week as entered in the form; they take precedence over the text. If only one of the two is set, it means exactly that many. */
  hoursMin?: Maybe<Scalars['Float']['output']>;
  /** Integer id; drafts have ids of their own. */
  id: Scalars['Int']['output'];
  internationalStudentFriendly?: Maybe<Scalars['Boolean']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  roleCategory?: Maybe<RoleCategory>;
  /** The pay in words; composed from the numbers when the draft has none. */
  salary?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, default AUD. */
  salaryCurrency: Scalars['String']['output'];
  /** In `salaryCurrency` per `salaryPeriod`. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** In `salaryCurrency` per `salaryPeriod`. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  salaryPeriod?: Maybe<SalaryPeriod>;
  shiftEnd?: Maybe<Scalars['String']['output']>;
  /** Approximate local times of a shift, like 17:30, both or neither. An end before the start is on the next day. */
  shiftStart?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  /** The wizard's step at which it was saved, 0 to 4. */
  step: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with each save. A client sends it back with a change, so that one tab cannot overwrite another. */
  version: Scalars['Int']['output'];
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
  workDays: Array<Weekday>;
};

/** Fields of an ad. Posting requires title, description, role category and employment type (design section 12). */
export type JobInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** HTML or text, at least 20 characters after trim. */
  description?: InputMaybe<Scalars['String']['input']>;
  educationRequirements?: InputMaybe<Scalars['String']['input']>;
  employmentType?: InputMaybe<EmploymentType>;
  experienceLevel?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  hoursMax?: InputMaybe<Scalars['Float']['input']>;
  /** Hours a week, 1 to 60; they take precedence over the text. If only one of the two is set, it means exactly that many. */
  hoursMin?: InputMaybe<Scalars['Float']['input']>;
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
  shiftEnd?: InputMaybe<Scalars['String']['input']>;
  /** Approximate local times of a shift, like 17:30, both or neither. An end before the start is on the next day. */
  shiftStart?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** At least 5 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  visaSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
  visaTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  workDays?: InputMaybe<Array<Weekday>>;
};

/** A report that something is wrong with an ad. */
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
 * Filters of the search (spec section 3, Job search filters). In `search`, the words visa and sponsorship and subclass
 * numbers act as filters. Texts are read up to 200 characters.
 */
export type JobSearchFilter = {
  /** Software, Design, Marketing, Sales, or a role category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** One of the industries of spec section 3. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** A locality like 'Ultimo NSW' (ads within `radiusKm` of it), a state, 'Remote', or words of an ad's location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Only ads posted within this many days, 1 to 365. */
  postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Kilometres around a locality, 1 to 500, default 30. Ignored for other locations. */
  radiusKm?: InputMaybe<Scalars['Int']['input']>;
  remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** AUD a year at full-time hours. */
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** AUD a year at full-time hours; leaves out ads without pay. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<JobSort>;
  /** Only ads whose hours fit subclass 500, or whose employer calls them student friendly. */
  studentFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only ads that offer sponsorship. */
  visaSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
  /** Subclasses like 500. An ad matches if it accepts any of them. */
  visaTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only ads that do not offer sponsorship; overrides `visaSponsorship`. */
  withoutSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
  /** Full-time, Part-time, Casual, Contract, Internship. An ad matches if it has any of them. */
  workTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of live ads. */
export type JobSearchPage = {
  __typename?: 'JobSearchPage';
  /**
   * How many ads, the first ones of the list, have all words of the search in their title, skills, facts, place or company.
   * The others have them only in the description, or have only some of them.
   */
  close: Scalars['Int']['output'];
  jobs: Array<Job>;
  /**
   * How many more ads the same search would find with `withoutSponsorship` and this visa type, like 500, in place of
   * `visaSponsorship`. 0 when `visaSponsorship` is not set. Errors: INVALID for an unknown visa type.
   */
  moreWithoutSponsorship: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  perPage: Scalars['Int']['output'];
  /** The exact number of matching ads. */
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};


/** A page of live ads. */
export type JobSearchPageMoreWithoutSponsorshipArgs = {
  visaType?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list. In each, ads that contain all words of the search come first. */
export type JobSort =
  /** By relevance and age; newest first when no words are searched. */
  | 'best'
  /** By distance from the locality in `location`; like `best` without one. */
  | 'nearest'
  | 'newest'
  /** By the lowest pay the ad names, per year, highest first; ads without pay last. */
  | 'pay';

/** Numbers over all live ads (spec section 3, Job stats). */
export type JobStats = {
  __typename?: 'JobStats';
  /** AUD a year at full-time hours, over the ads that name pay; null without any. */
  averageSalary?: Maybe<Scalars['Int']['output']>;
  /** Largest number first; ads of employers with an account are 'waratah'. */
  jobsBySource: Array<NamedCount>;
  /** Largest number first. */
  jobsByState: Array<NamedCount>;
  /** Posted in the last seven days. */
  recentJobsCount: Scalars['Int']['output'];
  studentFriendlyJobs: Scalars['Int']['output'];
  totalJobs: Scalars['Int']['output'];
  /** Ads that accept a visa or offer sponsorship. */
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

/** The current national minimum wage, so that a form can warn while pay is typed. */
export type MinimumWage = {
  __typename?: 'MinimumWage';
  /** AUD an hour, with the casual loading. */
  casualHourly: Scalars['Float']['output'];
  /** The day it took effect, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** AUD an hour, without loading. */
  hourly: Scalars['Float']['output'];
  /** The decision that set it. */
  source: Scalars['String']['output'];
};

/** How much work waits for operators. */
export type ModerationCounts = {
  __typename?: 'ModerationCounts';
  /** Reports that are not closed yet. */
  reports: Scalars['Int']['output'];
  /** Ads that wait for a review. */
  waiting: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Students only: saves a live ad. Saving it again returns the existing favorite. Errors: NOT_FOUND, INVALID with the field, CONFLICT for more than 300. */
  addFavorite: Favorite;
  /** Operators only: adds a feed. Errors: INVALID naming each wrong field, CONFLICT when the name is taken. */
  addFeed: Feed;
  /** Students only: renames a saved search, or pauses it. Errors: NOT_FOUND, INVALID. */
  changeSearch: SavedSearch;
  /** Operators only: closes the open reports about an ad. Returns how many. */
  closeJobReports: Scalars['Int']['output'];
  /** The owner only: makes an uploaded file the ad's document. Called by the upload routes. Errors: NOT_FOUND, INVALID for another kind of file. */
  commitJobDocument: Job;
  /**
   * Employers only: saves a draft; `step` is 0 to 4. A repeat with the same idempotency key returns the draft of the first
   * call. Errors: INVALID with the field, CONFLICT for more than 50 drafts (25 before the email address is confirmed).
   * Required are a title of 3 characters, an employment type, and from step 3 on visa
   * types (spec section 5).
   */
  createJobDraft: JobDraft;
  /** The owner only: hides an ad without deleting it. Errors: NOT_FOUND. */
  deactivateJob: Job;
  /** The owner only: deletes an ad; applications and saved jobs keep their copy of its title. Errors: NOT_FOUND. */
  deleteJob: Scalars['Boolean']['output'];
  /** The owner only: deletes a draft. Errors: NOT_FOUND. */
  deleteJobDraft: Scalars['Boolean']['output'];
  /**
   * Employers only: posts an ad. A repeat with the same idempotency key returns the ad of the first call.
   * Errors: INVALID with the field, CONFLICT when the first call had other content, or when the employer has 1,000 ads (25
   * before the email address is confirmed).
   */
  postJob: Job;
  /**
   * The owner only: posts a draft as an ad and removes the draft. Publishing it again returns the same ad.
   * Errors: NOT_FOUND, INVALID with each required field that the draft lacks, CONFLICT when the employer has too many ads.
   */
  publishJobDraft: Job;
  /** Operators only: publishes every ad again in the background, so that other services can be rebuilt; `reannouncedJobs` shows the progress. Returns how many. */
  reannounceJobs: Scalars['Int']['output'];
  /** Students only: removes a saved job. Errors: NOT_FOUND, also for a favorite of another user. */
  removeFavorite: Scalars['Boolean']['output'];
  /** Operators only: removes a feed; its ads remain until they expire. Errors: NOT_FOUND. */
  removeFeed: Scalars['Boolean']['output'];
  /** The owner only: removes the ad's document. Errors: NOT_FOUND. */
  removeJobDocument: Job;
  /** Students only: removes a saved search. Errors: NOT_FOUND. */
  removeSearch: Scalars['Boolean']['output'];
  /** The owner only: sets the expiry to thirty days from now and shows the ad again if it had expired. Errors: NOT_FOUND. */
  renewJob: Job;
  /** Any signed-in user: reports an ad to the operators. Errors: NOT_FOUND, INVALID with the field. */
  reportJob: Scalars['Boolean']['output'];
  /**
   * Operators only: approves or rejects an ad that waits for a review; its employer is notified by email. Errors: NOT_FOUND,
   * CONFLICT when the ad is not waiting, or when `version` is given and is not the current one, INVALID for a rejection
   * without a reason.
   */
  reviewJob: Job;
  /**
   * Operators only: starts an import of a feed from its address. Ads that the feed no longer has are closed, unless they are
   * more than half; `acceptLosses` closes them even then. Errors: NOT_FOUND, CONFLICT while the feed is being imported or
   * when it has no address.
   */
  runFeed: ImportRun;
  /**
   * Students only: saves a search with its name (at most 100 characters) and the query string of its page (at most 600).
   * Saving the same query string again returns the existing search. Errors: INVALID with the field, also for more than ten
   * searches.
   */
  saveSearch: SavedSearch;
  /** Operators only: rejects an ad in any other state, closes the reports about it and notifies its employer by email. Errors: NOT_FOUND, CONFLICT when it is rejected already, INVALID without a reason. */
  takeDownJob: Job;
  /**
   * The owner only: changes an ad; absent fields are not changed. Errors: NOT_FOUND, INVALID with the field, CONFLICT when
   * `version` is given and is not the current one, TOO_MANY above 60 changes a minute.
   */
  updateJob: Job;
  /**
   * The owner only: changes a draft; absent fields are not changed. Errors: NOT_FOUND, INVALID with the field, CONFLICT when
   * `version` is given and is not the current one.
   */
  updateJobDraft: JobDraft;
};


export type MutationAddFavoriteArgs = {
  jobId: Scalars['Int']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddFeedArgs = {
  input: FeedInput;
};


export type MutationChangeSearchArgs = {
  id: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  paused?: InputMaybe<Scalars['Boolean']['input']>;
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


export type MutationRemoveFeedArgs = {
  name: Scalars['String']['input'];
};


export type MutationRemoveJobDocumentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemoveSearchArgs = {
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


export type MutationRunFeedArgs = {
  acceptLosses?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};


export type MutationSaveSearchArgs = {
  filter: JobSearchFilter;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
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

/** A company without an account, as imported ads name it. Nothing about it is checked. */
export type NamedCompany = {
  __typename?: 'NamedCompany';
  /** Live ads, newest first, at most 50. */
  jobs: Array<Job>;
  name: Scalars['String']['output'];
};

/** The number of ads under one name. */
export type NamedCount = {
  __typename?: 'NamedCount';
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** The fields of an ad or a draft that its employer writes (spec section 3). */
export type Posting = {
  city?: Maybe<Scalars['String']['output']>;
  /** Sanitised HTML; empty in a draft until it is written. */
  description: Scalars['String']['output'];
  educationRequirements?: Maybe<Scalars['String']['output']>;
  /** Absent in imported ads that state none. */
  employmentType?: Maybe<EmploymentType>;
  experienceLevel?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  hoursMax?: Maybe<Scalars['Float']['output']>;
  /** Hours a week as entered in the form; they take precedence over the text. If only one of the two is set, it means exactly that many. */
  hoursMin?: Maybe<Scalars['Float']['output']>;
  internationalStudentFriendly?: Maybe<Scalars['Boolean']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  roleCategory?: Maybe<RoleCategory>;
  /** The pay in words; composed from the numbers when the employer wrote none. */
  salary?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, default AUD. */
  salaryCurrency: Scalars['String']['output'];
  /** In `salaryCurrency` per `salaryPeriod`. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** In `salaryCurrency` per `salaryPeriod`. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  salaryPeriod?: Maybe<SalaryPeriod>;
  shiftEnd?: Maybe<Scalars['String']['output']>;
  /** Approximate local times of a shift, like 17:30, both or neither. An end before the start is on the next day. */
  shiftStart?: Maybe<Scalars['String']['output']>;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Rises with each change. A client sends it back with a change, so that one tab cannot overwrite another. */
  version: Scalars['Int']['output'];
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
  workDays: Array<Weekday>;
};

export type Query = {
  __typename?: 'Query';
  /** Any signed-in user: an ad that was open and has closed, by its end, its employer or its source. Errors: NOT_FOUND for any other, also for one that is hidden or deleted. */
  closedJob: ClosedJob;
  /** Any signed-in user: a company by its employer's id. Errors: NOT_FOUND unless it has a live ad. */
  company: Company;
  /** Any signed-in user: a company without an account, by the name in imported ads. Errors: NOT_FOUND unless it has a live ad. */
  companyNamed: NamedCompany;
  /** Employers only: their dashboard. Errors: FORBIDDEN for other roles. */
  employerDashboard: EmployerDashboard;
  /** Operators only: all feeds, by name. */
  feeds: Array<Feed>;
  /** Operators only: imports, latest first, at most 100. */
  importRuns: Array<ImportRun>;
  /** One ad. Errors: NOT_FOUND, also for an ad that the caller may not see. */
  job: Job;
  /** Employers only: one of their own drafts. Errors: NOT_FOUND, also for a draft of another employer. */
  jobDraft: JobDraft;
  /** Operators only: open reports, oldest first, at most 200; `after` is the last id of the page before. */
  jobReports: Array<JobReport>;
  /** Open to everybody: numbers over all live ads. */
  jobStats: JobStats;
  /** Open to everybody: localities that contain the text, those that begin with it first. The text has at least 2 characters; `limit` is at most 10. */
  locationSuggestions: Array<LocationSuggestion>;
  /** Open to everybody: the current national minimum wage. */
  minimumWage: MinimumWage;
  /** Operators only: how much work waits for them. */
  moderationCounts: ModerationCounts;
  /** Students only: their saved jobs, newest first, at most 300. */
  myFavorites: Array<Favorite>;
  /** Employers only: one of their own ads, in any state. Errors: FORBIDDEN for other roles; NOT_FOUND, also for an ad of another employer. */
  myJob: Job;
  /** Employers only: their own drafts, last changed first, at most 50. Errors: FORBIDDEN for other roles. */
  myJobDrafts: Array<JobDraft>;
  /** Employers only: their own ads, newest first, at most 100; `after` is the last id of the page before. Errors: FORBIDDEN for other roles. */
  myJobs: Array<Job>;
  /** Students only: their saved searches, oldest first. */
  mySearches: Array<SavedSearch>;
  /** Open to everybody: live ads of employers with an account, by id, for the sitemap. At most 1,000; `after` is the last id of the page before. */
  ownLiveJobs: Array<Job>;
  /** Operators only: the progress of the latest `reannounceJobs`. */
  reannouncedJobs: Reannouncement;
  /** Operators only: ads that wait for a review, oldest first, at most 200; `after` is the last id of the page before. */
  reviewQueue: Array<Job>;
  /** Any signed-in user: live ads. At most 100 a page. Errors: INVALID with the parameter. */
  searchJobs: JobSearchPage;
};


export type QueryClosedJobArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCompanyArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCompanyNamedArgs = {
  name: Scalars['String']['input'];
};


export type QueryImportRunsArgs = {
  first?: Scalars['Int']['input'];
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


export type QueryMyJobArgs = {
  id: Scalars['Int']['input'];
};


export type QueryMyJobsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
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

/** The progress of publishing every record again. */
export type Reannouncement = {
  __typename?: 'Reannouncement';
  announced: Scalars['Int']['output'];
  /** Absent while it is running, and when none was ever started. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many records there were when it started. */
  of: Scalars['Int']['output'];
};

/** How many rows were rejected for one reason. */
export type RejectionCount = {
  __typename?: 'RejectionCount';
  count: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

/** What a report says is wrong with an ad. */
export type ReportReason =
  | 'already_filled'
  | 'asks_for_money'
  | 'discrimination'
  | 'other'
  | 'scam'
  | 'wrong_information';

/** A sign of fraud read in an ad (design section 7). */
export type ReviewSignal = {
  __typename?: 'ReviewSignal';
  /** fee, messaging_app, identity_document, bank_details, too_good_pay, crypto, reshipping, pyramid_selling, home_work, outside_application, sexual_service, visa_pressure, unlawful_work, worded_like_fraud, other_language, unread_document. */
  kind: Scalars['String']['output'];
  /** The words of the ad, unchanged. */
  quote: Scalars['String']['output'];
};

/** The result of an ad's review; others see approved ads only (design section 9). */
export type ReviewStatus =
  | 'approved'
  | 'pending_review'
  | 'rejected';

/** Role categories (spec section 3). */
export type RoleCategory =
  | 'SERVICE_RETAIL_HOSPITALITY'
  | 'STUDY_ALIGNED_PROFESSIONAL';

/** The period that an amount of pay covers. */
export type SalaryPeriod =
  | 'day'
  | 'hour'
  | 'week'
  | 'year';

/** A search that a student saved. The morning email lists its new ads. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  createdAt: Scalars['DateTime']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** While paused, its new ads are not emailed. */
  paused: Scalars['Boolean']['output'];
  /** The query string of the search page, without a question mark. */
  query: Scalars['String']['output'];
};

/** Who may take a job, according to its text. */
export type StatedWorkRights = {
  __typename?: 'StatedWorkRights';
  /** Whom the words name, or may name when they are unclear; null when they name nobody. */
  demanded?: Maybe<DemandedRights>;
  kind: WorkRightsKind;
  /** The words of the ad; null when it has none. */
  quote?: Maybe<Scalars['String']['output']>;
};

/** Days of the week. */
export type Weekday =
  | 'fri'
  | 'mon'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

/** Hours a week; `min` and `max` are equal when the ad names one number. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  /** Whether they were estimated from days and times, a roster or the words full time. */
  inferred: Scalars['Boolean']['output'];
  max: Scalars['Float']['output'];
  min: Scalars['Float']['output'];
};

export type WorkRightsKind =
  /** Unrestricted work rights required. */
  | 'full_rights'
  /** Open to visas with limited work rights. */
  | 'open'
  /** Citizens and permanent residents only. */
  | 'residents_only'
  /** The text speaks of it, but not clearly. */
  | 'unclear'
  | 'unstated';

/** An ad that need not be posted, read by the ai service: what its card would show. */
export type WrittenAd = {
  __typename?: 'WrittenAd';
  reading: Scalars['JSON']['output'];
  /** Whether the text offers sponsorship. */
  sponsors: Scalars['Boolean']['output'];
  /** Like `Job.weeklyHours`. */
  weeklyHours?: Maybe<WeeklyHours>;
  /** Like `Job.workRights`. */
  workRights?: Maybe<StatedWorkRights>;
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
  Company: Company;
  EmployerStats: EmployerStats;
  Job: Job;
  WrittenAd: WrittenAd;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"id":true}> );
  EmployerStats:
    ( { __typename: 'EmployerStats' }
    & GraphQLRecursivePick<FederationTypes['EmployerStats'], {"employerId":true}> );
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}> );
  WrittenAd:
    ( { __typename: 'WrittenAd' }
    & GraphQLRecursivePick<FederationTypes['WrittenAd'], {"reading":true}> );
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
  AdStanding: AdStanding;
  ClosedJob: ResolverTypeWrapper<StoredClosedJob>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Company: ResolverTypeWrapper<ReadCompany>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayCount: ResolverTypeWrapper<DayCount>;
  DemandedRights: DemandedRights;
  EmployerDashboard: ResolverTypeWrapper<Omit<EmployerDashboard, 'recentJobs'> & { recentJobs: Array<ResolversTypes['Job']> }>;
  EmployerStats: ResolverTypeWrapper<EmployerStats>;
  EmploymentType: EmploymentType;
  Favorite: ResolverTypeWrapper<StoredFavorite>;
  Feed: ResolverTypeWrapper<StoredFeed>;
  FeedInput: FeedInput;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportRun: ResolverTypeWrapper<StoredRun>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ImportStatus: ImportStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<StoredJob>;
  JobCompany: ResolverTypeWrapper<JobCompany>;
  JobDocument: ResolverTypeWrapper<StoredDocument>;
  JobDraft: ResolverTypeWrapper<StoredDraft>;
  JobInput: JobInput;
  JobReport: ResolverTypeWrapper<Report>;
  JobSearchFilter: JobSearchFilter;
  JobSearchPage: ResolverTypeWrapper<SearchPage>;
  JobSort: JobSort;
  JobStats: ResolverTypeWrapper<JobStats>;
  LocationSuggestion: ResolverTypeWrapper<LocationSuggestion>;
  MinimumWage: ResolverTypeWrapper<MinimumWage>;
  ModerationCounts: ResolverTypeWrapper<ModerationCounts>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCompany: ResolverTypeWrapper<ReadNamedCompany>;
  NamedCount: ResolverTypeWrapper<NamedCount>;
  Posting: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Posting']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reannouncement: ResolverTypeWrapper<Reannouncement>;
  RejectionCount: ResolverTypeWrapper<RejectionCount>;
  ReportReason: ReportReason;
  ReviewSignal: ResolverTypeWrapper<ReviewSignal>;
  ReviewStatus: ReviewStatus;
  RoleCategory: RoleCategory;
  SalaryPeriod: SalaryPeriod;
  SavedSearch: ResolverTypeWrapper<StoredSearch>;
  StatedWorkRights: ResolverTypeWrapper<StatedWorkRights>;
  Weekday: Weekday;
  WeeklyHours: ResolverTypeWrapper<WeeklyHours>;
  WorkRightsKind: WorkRightsKind;
  WrittenAd: ResolverTypeWrapper<WrittenAd>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  ClosedJob: StoredClosedJob;
  String: Scalars['String']['output'];
  Company: ReadCompany;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayCount: DayCount;
  EmployerDashboard: Omit<EmployerDashboard, 'recentJobs'> & { recentJobs: Array<ResolversParentTypes['Job']> };
  EmployerStats: EmployerStats | FederationReferenceTypes['EmployerStats'];
  Favorite: StoredFavorite;
  Feed: StoredFeed;
  FeedInput: FeedInput;
  ImportCounts: ImportCounts;
  ImportRun: StoredRun;
  Float: Scalars['Float']['output'];
  JSON: Scalars['JSON']['output'];
  Job: StoredJob;
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
  NamedCompany: ReadNamedCompany;
  NamedCount: NamedCount;
  Posting: ResolversInterfaceTypes<ResolversParentTypes>['Posting'];
  Query: Record<PropertyKey, never>;
  Reannouncement: Reannouncement;
  RejectionCount: RejectionCount;
  ReviewSignal: ReviewSignal;
  SavedSearch: StoredSearch;
  StatedWorkRights: StatedWorkRights;
  WeeklyHours: WeeklyHours;
  WrittenAd: WrittenAd | FederationReferenceTypes['WrittenAd'];
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ClosedJobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ClosedJob'] = ResolversParentTypes['ClosedJob']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<ClosedJobSimilarArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abnChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export type FeedResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Feed'] = ResolversParentTypes['Feed']> = {
  ads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  duplicate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRunResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ImportRun'] = ResolversParentTypes['ImportRun']> = {
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ignoredColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keptBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['RejectionCount']>, ParentType, ContextType>;
  rowsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
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
  employerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  employmentType?: Resolver<Maybe<ResolversTypes['EmploymentType']>, ParentType, ContextType>;
  experienceLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  favoriteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hoursMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  shiftEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shiftStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<JobSimilarArgs, 'first'>>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceWebsite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['AdStanding'], ParentType, ContextType>;
  standingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewsByDay?: Resolver<Maybe<Array<ResolversTypes['DayCount']>>, ParentType, ContextType>;
  visaSponsorship?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visaSponsorshipConfidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visaTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  weeklyHours?: Resolver<Maybe<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
  workDays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  workRights?: Resolver<Maybe<ResolversTypes['StatedWorkRights']>, ParentType, ContextType>;
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
  hoursMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  shiftEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shiftStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visaSponsorship?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visaTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  workDays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
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
  close?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  addFeed?: Resolver<ResolversTypes['Feed'], ParentType, ContextType, RequireFields<MutationAddFeedArgs, 'input'>>;
  changeSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationChangeSearchArgs, 'id'>>;
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
  removeFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveFeedArgs, 'name'>>;
  removeJobDocument?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRemoveJobDocumentArgs, 'id'>>;
  removeSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSearchArgs, 'id'>>;
  renewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRenewJobArgs, 'id'>>;
  reportJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportJobArgs, 'id' | 'reason'>>;
  reviewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationReviewJobArgs, 'approve' | 'id'>>;
  runFeed?: Resolver<ResolversTypes['ImportRun'], ParentType, ContextType, RequireFields<MutationRunFeedArgs, 'acceptLosses' | 'name'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'filter' | 'name' | 'query'>>;
  takeDownJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationTakeDownJobArgs, 'id' | 'reason'>>;
  updateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'id' | 'input'>>;
  updateJobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<MutationUpdateJobDraftArgs, 'id' | 'input'>>;
};

export type NamedCompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['NamedCompany'] = ResolversParentTypes['NamedCompany']> = {
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostingResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Posting'] = ResolversParentTypes['Posting']> = {
  __resolveType: TypeResolveFn<'Job' | 'JobDraft', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  closedJob?: Resolver<ResolversTypes['ClosedJob'], ParentType, ContextType, RequireFields<QueryClosedJobArgs, 'id'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  companyNamed?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType, RequireFields<QueryCompanyNamedArgs, 'name'>>;
  employerDashboard?: Resolver<ResolversTypes['EmployerDashboard'], ParentType, ContextType>;
  feeds?: Resolver<Array<ResolversTypes['Feed']>, ParentType, ContextType>;
  importRuns?: Resolver<Array<ResolversTypes['ImportRun']>, ParentType, ContextType, RequireFields<QueryImportRunsArgs, 'first'>>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<QueryJobDraftArgs, 'id'>>;
  jobReports?: Resolver<Array<ResolversTypes['JobReport']>, ParentType, ContextType, RequireFields<QueryJobReportsArgs, 'after' | 'first'>>;
  jobStats?: Resolver<ResolversTypes['JobStats'], ParentType, ContextType>;
  locationSuggestions?: Resolver<Array<ResolversTypes['LocationSuggestion']>, ParentType, ContextType, RequireFields<QueryLocationSuggestionsArgs, 'limit' | 'query'>>;
  minimumWage?: Resolver<ResolversTypes['MinimumWage'], ParentType, ContextType>;
  moderationCounts?: Resolver<ResolversTypes['ModerationCounts'], ParentType, ContextType>;
  myFavorites?: Resolver<Array<ResolversTypes['Favorite']>, ParentType, ContextType>;
  myJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryMyJobArgs, 'id'>>;
  myJobDrafts?: Resolver<Array<ResolversTypes['JobDraft']>, ParentType, ContextType>;
  myJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, Partial<QueryMyJobsArgs>>;
  mySearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  ownLiveJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryOwnLiveJobsArgs, 'after' | 'first'>>;
  reannouncedJobs?: Resolver<ResolversTypes['Reannouncement'], ParentType, ContextType>;
  reviewQueue?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'after' | 'first'>>;
  searchJobs?: Resolver<ResolversTypes['JobSearchPage'], ParentType, ContextType, RequireFields<QuerySearchJobsArgs, 'filter' | 'page' | 'perPage'>>;
};

export type ReannouncementResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Reannouncement'] = ResolversParentTypes['Reannouncement']> = {
  announced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RejectionCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['RejectionCount'] = ResolversParentTypes['RejectionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewSignalResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ReviewSignal'] = ResolversParentTypes['ReviewSignal']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatedWorkRightsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['StatedWorkRights'] = ResolversParentTypes['StatedWorkRights']> = {
  demanded?: Resolver<Maybe<ResolversTypes['DemandedRights']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkRightsKind'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WeeklyHoursResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WeeklyHours'] = ResolversParentTypes['WeeklyHours']> = {
  inferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WrittenAdResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WrittenAd'] = ResolversParentTypes['WrittenAd'], FederationReferenceType extends FederationReferenceTypes['WrittenAd'] = FederationReferenceTypes['WrittenAd']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WrittenAd']> | FederationReferenceType, FederationReferenceType, ContextType>;
  reading?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sponsors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weeklyHours?: Resolver<Maybe<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
  workRights?: Resolver<Maybe<ResolversTypes['StatedWorkRights']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  ClosedJob?: ClosedJobResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayCount?: DayCountResolvers<ContextType>;
  EmployerDashboard?: EmployerDashboardResolvers<ContextType>;
  EmployerStats?: EmployerStatsResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  Feed?: FeedResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportRun?: ImportRunResolvers<ContextType>;
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
  NamedCompany?: NamedCompanyResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  Posting?: PostingResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reannouncement?: ReannouncementResolvers<ContextType>;
  RejectionCount?: RejectionCountResolvers<ContextType>;
  ReviewSignal?: ReviewSignalResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  StatedWorkRights?: StatedWorkRightsResolvers<ContextType>;
  WeeklyHours?: WeeklyHoursResolvers<ContextType>;
  WrittenAd?: WrittenAdResolvers<ContextType>;
};

