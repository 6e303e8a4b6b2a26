// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Application as StoredApplication } from '../domain/application.ts';
import type { ReadOutlook } from '../actions/outlook-for.ts';
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
  /** A student's applications and answers to morning emails; for an employer, the copy of their name and address. */
  applications: Scalars['JSON']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
};

/** Who applied, as they were (spec section 3, Application). */
export type Applicant = {
  __typename?: 'Applicant';
  degree: Scalars['String']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  university: Scalars['String']['output'];
};

/** An application (spec section 3, Application). Visible to its student and the ad's employer only. */
export type Application = {
  __typename?: 'Application';
  appliedAt: Scalars['DateTime']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  /** The ad as it was when they applied. */
  job: ApplicationJob;
  /** Since when the ad takes no applications; absent while it does. */
  jobClosedAt?: Maybe<Scalars['DateTime']['output']>;
  /** deactivated, deleted, expired, duplicate, rejected or held; absent while the ad is open. */
  jobClosedReason?: Maybe<Scalars['String']['output']>;
  jobId: Scalars['Int']['output'];
  /** Where its employer may move it now; empty at its end. */
  nextStatuses: Array<ApplicationStatus>;
  /** The resume's file name as uploaded. */
  resumeName?: Maybe<Scalars['String']['output']>;
  /** Link to the resume as it was when they applied, good for five minutes; absent when there was none. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  status: ApplicationStatus;
  /** When its status changed last; when it was made, before the first change. */
  statusChangedAt: Scalars['DateTime']['output'];
  /** The applicant as they were when they applied. */
  user: Applicant;
  /** Grows with each change. Sent back with a change, it keeps one tab from overwriting another. */
  version: Scalars['Int']['output'];
};

export type ApplicationCompany = {
  __typename?: 'ApplicationCompany';
  name: Scalars['String']['output'];
};

/** The ad of an application, as it was when the student applied. */
export type ApplicationJob = {
  __typename?: 'ApplicationJob';
  city?: Maybe<Scalars['String']['output']>;
  company: ApplicationCompany;
  /** As the ad words it. */
  location?: Maybe<Scalars['String']['output']>;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ApplicationOutlook = {
  __typename?: 'ApplicationOutlook';
  kind: ApplicationOutlookKind;
  /** Names of the wire: full_name, email, university, degree. Empty but for `profile`. */
  missing: Array<Scalars['String']['output']>;
  /** Where the ad comes from; only for `source`. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
};

/** Why a student cannot apply for an ad yet. */
export type ApplicationOutlookKind =
  /** They have applied. */
  | 'applied'
  /** The ad takes no applications. */
  | 'closed'
  /** Nothing: they may. */
  | 'open'
  /** Their profile lacks something; see `missing`. */
  | 'profile'
  /** The ad is another website's; see `sourceUrl`. */
  | 'source';

/** Some of an employer's applications, newest first. */
export type ApplicationPage = {
  __typename?: 'ApplicationPage';
  applications: Array<Application>;
  /** Where the next page begins; absent on the last. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Where an application can be moved (spec section 4, design section 9). */
export type ApplicationStatus =
  | 'applied'
  | 'interviewed'
  | 'offered'
  | 'rejected'
  | 'reviewed';

/** An employer's numbers (spec section 3, Dashboard stats); those of ads are the jobs service's. */
export type EmployerStats = {
  __typename?: 'EmployerStats';
  employerId: Scalars['Int']['output'];
  /** Those that wait for the employer: applied or In Review (spec section 4); null when unknown. */
  pendingApplications?: Maybe<Scalars['Int']['output']>;
  /** All applications that were not withdrawn; null when unknown, so that the ads' numbers can still be answered. */
  totalApplications?: Maybe<Scalars['Int']['output']>;
};

/** An ad; its other fields belong to the jobs service. */
export type Job = {
  __typename?: 'Job';
  /** The caller's own application, for students who applied; null for everybody else. */
  application?: Maybe<Application>;
  /** How many have applied, for the ad's employer; null for everybody else. */
  applicationCount?: Maybe<Scalars['Int']['output']>;
  /** Integer id. */
  id: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Students only: applies with the profile and resume of now. Errors: NOT_FOUND; CONFLICT for a second time, a closed ad or
   * one of another website; INVALID with each field that the profile lacks.
   */
  applyForJob: Application;
  /**
   * The ad's employer only: changes the status of an application; the student is notified by email. With `version`, only that version is
   * changed. Errors: FORBIDDEN in the pilot, NOT_FOUND, CONFLICT for a step that is skipped or was already taken.
   */
  changeApplicationStatus: Application;
  /** Students only: withdraws an application; its employer is notified. Errors: NOT_FOUND, also for one of another user. */
  withdrawApplication: Scalars['Boolean']['output'];
};


export type MutationApplyForJobArgs = {
  jobId: Scalars['Int']['input'];
};


export type MutationChangeApplicationStatusArgs = {
  id: Scalars['Int']['input'];
  status: ApplicationStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationWithdrawApplicationArgs = {
  id: Scalars['Int']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** One application, for its student and the ad's employer. Errors: NOT_FOUND, also for one of another user. */
  application: Application;
  /** Students only: whether they can apply for an ad. Errors: NOT_FOUND. */
  applicationOutlook: ApplicationOutlook;
  /**
   * Employers only: applications for their own ads, newest first; another's ad has none. At most 500 a page.
   * Errors: INVALID for a cursor that we did not give.
   */
  employerApplications: ApplicationPage;
  /** The same by the signed link of a morning email, without a login. Errors: INVALID for a forged or expired link, NOT_FOUND. */
  mailApplicationOutlook: ApplicationOutlook;
  /** Students only: their applications, newest first, at most 500. */
  myApplications: Array<Application>;
};


export type QueryApplicationArgs = {
  id: Scalars['Int']['input'];
};


export type QueryApplicationOutlookArgs = {
  jobId: Scalars['Int']['input'];
};


export type QueryEmployerApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  jobId?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ApplicationStatus>;
};


export type QueryMailApplicationOutlookArgs = {
  jobId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
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
  EmployerStats: EmployerStats;
  Job: Job;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}> );
  EmployerStats:
    ( { __typename: 'EmployerStats' }
    & GraphQLRecursivePick<FederationTypes['EmployerStats'], {"employerId":true}> );
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Applicant: ResolverTypeWrapper<Applicant>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Application: ResolverTypeWrapper<StoredApplication>;
  ApplicationCompany: ResolverTypeWrapper<ApplicationCompany>;
  ApplicationJob: ResolverTypeWrapper<ApplicationJob>;
  ApplicationOutlook: ResolverTypeWrapper<ReadOutlook>;
  ApplicationOutlookKind: ApplicationOutlookKind;
  ApplicationPage: ResolverTypeWrapper<Omit<ApplicationPage, 'applications'> & { applications: Array<ResolversTypes['Application']> }>;
  ApplicationStatus: ApplicationStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmployerStats: ResolverTypeWrapper<EmployerStats>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<Omit<Job, 'application'> & { application?: Maybe<ResolversTypes['Application']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  Applicant: Applicant;
  String: Scalars['String']['output'];
  Application: StoredApplication;
  ApplicationCompany: ApplicationCompany;
  ApplicationJob: ApplicationJob;
  ApplicationOutlook: ReadOutlook;
  ApplicationPage: Omit<ApplicationPage, 'applications'> & { applications: Array<ResolversParentTypes['Application']> };
  DateTime: Scalars['DateTime']['output'];
  EmployerStats: EmployerStats | FederationReferenceTypes['EmployerStats'];
  JSON: Scalars['JSON']['output'];
  Job: Omit<Job, 'application'> & { application?: Maybe<ResolversParentTypes['Application']> } | FederationReferenceTypes['Job'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  applications?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicantResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Applicant'] = ResolversParentTypes['Applicant']> = {
  degree?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  university?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['ApplicationJob'], ParentType, ContextType>;
  jobClosedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jobClosedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
  resumeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicationCompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ApplicationCompany'] = ResolversParentTypes['ApplicationCompany']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationJobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ApplicationJob'] = ResolversParentTypes['ApplicationJob']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['ApplicationCompany'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationOutlookResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ApplicationOutlook'] = ResolversParentTypes['ApplicationOutlook']> = {
  kind?: Resolver<ResolversTypes['ApplicationOutlookKind'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationPageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ApplicationPage'] = ResolversParentTypes['ApplicationPage']> = {
  applications?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmployerStatsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['EmployerStats'] = ResolversParentTypes['EmployerStats'], FederationReferenceType extends FederationReferenceTypes['EmployerStats'] = FederationReferenceTypes['EmployerStats']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EmployerStats']> | FederationReferenceType, FederationReferenceType, ContextType>;
  employerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingApplications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalApplications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'], FederationReferenceType extends FederationReferenceTypes['Job'] = FederationReferenceTypes['Job']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Job']> | FederationReferenceType, FederationReferenceType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  applicationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  applyForJob?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationApplyForJobArgs, 'jobId'>>;
  changeApplicationStatus?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationChangeApplicationStatusArgs, 'id' | 'status'>>;
  withdrawApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawApplicationArgs, 'id'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  applicationOutlook?: Resolver<ResolversTypes['ApplicationOutlook'], ParentType, ContextType, RequireFields<QueryApplicationOutlookArgs, 'jobId'>>;
  employerApplications?: Resolver<ResolversTypes['ApplicationPage'], ParentType, ContextType, RequireFields<QueryEmployerApplicationsArgs, 'first'>>;
  mailApplicationOutlook?: Resolver<ResolversTypes['ApplicationOutlook'], ParentType, ContextType, RequireFields<QueryMailApplicationOutlookArgs, 'jobId' | 'token'>>;
  myApplications?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  Applicant?: ApplicantResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationCompany?: ApplicationCompanyResolvers<ContextType>;
  ApplicationJob?: ApplicationJobResolvers<ContextType>;
  ApplicationOutlook?: ApplicationOutlookResolvers<ContextType>;
  ApplicationPage?: ApplicationPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmployerStats?: EmployerStatsResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

