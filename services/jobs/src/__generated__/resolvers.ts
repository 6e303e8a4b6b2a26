// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { JobRecord as StoredJob } from '../domain/job.ts';
import type { Draft as StoredDraft } from '../domain/draft.ts';
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
  _FieldSet: { input: unknown; output: unknown; }
};

/** What the employer's first screen shows. */
export type EmployerDashboard = {
  __typename?: 'EmployerDashboard';
  /** The five newest by posted date. */
  recentJobs: Array<Job>;
  stats: EmployerStats;
};

/**
 * An employer's numbers (spec section 3, Dashboard stats). Those of applications come from whoever owns applications,
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

/** A job ad (spec section 3, Job). Its employer sees it in every state, others only while it is live. */
export type Job = {
  __typename?: 'Job';
  city?: Maybe<Scalars['String']['output']>;
  company: JobCompany;
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. */
  description: Scalars['String']['output'];
  educationRequirements?: Maybe<Scalars['String']['output']>;
  /** As stored, a value of EmploymentType; absent when an imported ad states none. */
  employmentType?: Maybe<EmploymentType>;
  experienceLevel?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
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
  visaSponsorship?: Maybe<Scalars['Boolean']['output']>;
  /** 0 to 1, how surely the text speaks of sponsorship; absent until the ad is assessed. */
  visaSponsorshipConfidence?: Maybe<Scalars['Float']['output']>;
  /** Codes 500, 485, 189, 190, 491, 482, 186, 417/462, other. */
  visaTypes: Array<Scalars['String']['output']>;
};

/** Who offers a job. */
export type JobCompany = {
  __typename?: 'JobCompany';
  /** Integer id of the employer; absent on imported ads. */
  id?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
};

/** An ad that is not posted yet (spec section 3, Job draft); nobody but its employer sees it. */
export type JobDraft = {
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
  /** The decision that says so. */
  source: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
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
  /** Employers only. With an idempotency key, posting twice makes one ad. Errors: INVALID with the field. */
  postJob: Job;
  /**
   * The owner only: makes the ad and removes the draft. Publishing again answers the same ad.
   * Errors: NOT_FOUND, INVALID with each field that an ad needs and the draft lacks.
   */
  publishJobDraft: Job;
  /** Operators only: announces every ad again, so that other services can be rebuilt. Answers how many. */
  reannounceJobs: Scalars['Int']['output'];
  /** The owner only: thirty days from now, and shown again where it had ended. Errors: NOT_FOUND. */
  renewJob: Job;
  /** Operators only. Errors: NOT_FOUND, CONFLICT when it is not waiting, INVALID when a rejection has no reason. */
  reviewJob: Job;
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


export type MutationRenewJobArgs = {
  id: Scalars['Int']['input'];
};


export type MutationReviewJobArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
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

export type Query = {
  __typename?: 'Query';
  /** The employer's first screen in one read. Errors: FORBIDDEN for other roles. */
  employerDashboard: EmployerDashboard;
  /** One ad. Errors: NOT_FOUND when it is not there or not the reader's to see. */
  job: Job;
  /** One draft of the employer's own. Errors: NOT_FOUND when it is not there or somebody else's. */
  jobDraft: JobDraft;
  /** Localities that begin with or contain the text: at least 2 characters, at most 10 answers. Open to all. */
  locationSuggestions: Array<LocationSuggestion>;
  /** Open to all. */
  minimumWage: MinimumWage;
  /** The employer's own drafts, last changed first. Errors: FORBIDDEN for other roles. */
  myJobDrafts: Array<JobDraft>;
  /** The employer's own ads, newest first. Errors: FORBIDDEN for other roles. */
  myJobs: Array<Job>;
  /** Ads waiting for a review, oldest first. Operators only. */
  reviewQueue: Array<Job>;
};


export type QueryJobArgs = {
  id: Scalars['Int']['input'];
};


export type QueryJobDraftArgs = {
  id: Scalars['Int']['input'];
};


export type QueryLocationSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryReviewQueueArgs = {
  first?: Scalars['Int']['input'];
};

/** A sign of fraud that was read in an ad (design section 7). */
export type ReviewSignal = {
  __typename?: 'ReviewSignal';
  /** fee, messaging_app, identity_document, bank_details, too_good_pay, crypto, reshipping or another kind of the ai service. */
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
  EmployerStats: EmployerStats;
  Job: Job;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  EmployerStats:
    ( { __typename: 'EmployerStats' }
    & GraphQLRecursivePick<FederationTypes['EmployerStats'], {"employerId":true}> );
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmployerDashboard: ResolverTypeWrapper<Omit<EmployerDashboard, 'recentJobs'> & { recentJobs: Array<ResolversTypes['Job']> }>;
  EmployerStats: ResolverTypeWrapper<EmployerStats>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  EmploymentType: EmploymentType;
  Job: ResolverTypeWrapper<StoredJob>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  JobCompany: ResolverTypeWrapper<JobCompany>;
  JobDraft: ResolverTypeWrapper<StoredDraft>;
  JobInput: JobInput;
  LocationSuggestion: ResolverTypeWrapper<LocationSuggestion>;
  MinimumWage: ResolverTypeWrapper<MinimumWage>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReviewSignal: ResolverTypeWrapper<ReviewSignal>;
  ReviewStatus: ReviewStatus;
  RoleCategory: RoleCategory;
  SalaryPeriod: SalaryPeriod;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  EmployerDashboard: Omit<EmployerDashboard, 'recentJobs'> & { recentJobs: Array<ResolversParentTypes['Job']> };
  EmployerStats: EmployerStats | FederationReferenceTypes['EmployerStats'];
  Int: Scalars['Int']['output'];
  Job: StoredJob;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  JobCompany: JobCompany;
  JobDraft: StoredDraft;
  JobInput: JobInput;
  LocationSuggestion: LocationSuggestion;
  MinimumWage: MinimumWage;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  ReviewSignal: ReviewSignal;
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

export type JobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'], FederationReferenceType extends FederationReferenceTypes['Job'] = FederationReferenceTypes['Job']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Job']> | FederationReferenceType, FederationReferenceType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['JobCompany'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  educationRequirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employmentType?: Resolver<Maybe<ResolversTypes['EmploymentType']>, ParentType, ContextType>;
  experienceLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
};

export type JobCompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobCompany'] = ResolversParentTypes['JobCompany']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createJobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<MutationCreateJobDraftArgs, 'input' | 'step'>>;
  deactivateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationDeactivateJobArgs, 'id'>>;
  deleteJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteJobArgs, 'id'>>;
  deleteJobDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteJobDraftArgs, 'id'>>;
  postJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationPostJobArgs, 'input'>>;
  publishJobDraft?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationPublishJobDraftArgs, 'id'>>;
  reannounceJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRenewJobArgs, 'id'>>;
  reviewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationReviewJobArgs, 'approve' | 'id'>>;
  updateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'id' | 'input'>>;
  updateJobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<MutationUpdateJobDraftArgs, 'id' | 'input'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  employerDashboard?: Resolver<ResolversTypes['EmployerDashboard'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobDraft?: Resolver<ResolversTypes['JobDraft'], ParentType, ContextType, RequireFields<QueryJobDraftArgs, 'id'>>;
  locationSuggestions?: Resolver<Array<ResolversTypes['LocationSuggestion']>, ParentType, ContextType, RequireFields<QueryLocationSuggestionsArgs, 'limit' | 'query'>>;
  minimumWage?: Resolver<ResolversTypes['MinimumWage'], ParentType, ContextType>;
  myJobDrafts?: Resolver<Array<ResolversTypes['JobDraft']>, ParentType, ContextType>;
  myJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  reviewQueue?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'first'>>;
};

export type ReviewSignalResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ReviewSignal'] = ResolversParentTypes['ReviewSignal']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  DateTime?: GraphQLScalarType;
  EmployerDashboard?: EmployerDashboardResolvers<ContextType>;
  EmployerStats?: EmployerStatsResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobCompany?: JobCompanyResolvers<ContextType>;
  JobDraft?: JobDraftResolvers<ContextType>;
  LocationSuggestion?: LocationSuggestionResolvers<ContextType>;
  MinimumWage?: MinimumWageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReviewSignal?: ReviewSignalResolvers<ContextType>;
};

