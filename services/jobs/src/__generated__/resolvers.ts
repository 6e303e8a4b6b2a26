// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { JobRecord as StoredJob } from '../domain/job.ts';
import type { AskedContext } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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
  postedDate?: Maybe<Scalars['DateTime']['output']>;
  preferredSkills: Array<Scalars['String']['output']>;
  remoteOption: Scalars['Boolean']['output'];
  requiredSkills: Array<Scalars['String']['output']>;
  /** Why the ad is held or was rejected, for its employer. */
  reviewReason?: Maybe<Scalars['String']['output']>;
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

export type Mutation = {
  __typename?: 'Mutation';
  /** The owner only: hides the ad and keeps it. Errors: NOT_FOUND. */
  deactivateJob: Job;
  /** The owner only: soft. Errors: NOT_FOUND. */
  deleteJob: Scalars['Boolean']['output'];
  /** Employers only. With an idempotency key, posting twice makes one ad. Errors: INVALID with the field. */
  postJob: Job;
  /** Operators only: announces every ad again, so that other services can be rebuilt. Answers how many. */
  reannounceJobs: Scalars['Int']['output'];
  /** Operators only. Errors: NOT_FOUND, CONFLICT when it is not waiting, INVALID when a rejection has no reason. */
  reviewJob: Job;
  /** The owner only; absent fields stay as they are. Errors: NOT_FOUND, INVALID with the field. */
  updateJob: Job;
};


export type MutationDeactivateJobArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteJobArgs = {
  id: Scalars['Int']['input'];
};


export type MutationPostJobArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JobInput;
};


export type MutationReviewJobArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateJobArgs = {
  id: Scalars['Int']['input'];
  input: JobInput;
};

export type Query = {
  __typename?: 'Query';
  /** One ad. Errors: NOT_FOUND when it is not there or not the reader's to see. */
  job: Job;
  /** The employer's own ads, newest first. Errors: FORBIDDEN for other roles. */
  myJobs: Array<Job>;
  /** Ads waiting for a review, oldest first. Operators only. */
  reviewQueue: Array<Job>;
};


export type QueryJobArgs = {
  id: Scalars['Int']['input'];
};


export type QueryReviewQueueArgs = {
  first?: Scalars['Int']['input'];
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
  Job: Job;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmploymentType: EmploymentType;
  Job: ResolverTypeWrapper<StoredJob>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  JobCompany: ResolverTypeWrapper<JobCompany>;
  JobInput: JobInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReviewStatus: ReviewStatus;
  RoleCategory: RoleCategory;
  SalaryPeriod: SalaryPeriod;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Job: StoredJob;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  JobCompany: JobCompany;
  JobInput: JobInput;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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
  postedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preferredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remoteOption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reviewReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  visaSponsorship?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visaSponsorshipConfidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visaTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobCompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['JobCompany'] = ResolversParentTypes['JobCompany']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deactivateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationDeactivateJobArgs, 'id'>>;
  deleteJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteJobArgs, 'id'>>;
  postJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationPostJobArgs, 'input'>>;
  reannounceJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationReviewJobArgs, 'approve' | 'id'>>;
  updateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'id' | 'input'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  myJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  reviewQueue?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'first'>>;
};

export type Resolvers<ContextType = AskedContext> = {
  DateTime?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobCompany?: JobCompanyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

