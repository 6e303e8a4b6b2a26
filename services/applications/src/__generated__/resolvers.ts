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

/** Everything stored about a person, for the privacy export (design section 9). Identity decides whose export it is. */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** A student's applications and answers to morning emails; of an employer, the stored copy of their name and email address. */
  applications: Scalars['JSON']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
};

/** The applicant's details when they applied (spec section 3, Application). */
export type Applicant = {
  __typename?: 'Applicant';
  degree: Scalars['String']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  /** Four digits; null when not given, and in old applications, where it was not recorded. */
  graduationYear?: Maybe<Scalars['String']['output']>;
  /** In the student's own words. */
  languages: Array<Scalars['String']['output']>;
  university: Scalars['String']['output'];
  /** Code of the visa on the profile; null when none was given, and in old applications, where it was not recorded. */
  visaType?: Maybe<Scalars['String']['output']>;
};

/** An application (spec section 3, Application). Visible to its student and the ad's employer only. */
export type Application = {
  __typename?: 'Application';
  appliedAt: Scalars['DateTime']['output'];
  employerId: Scalars['Int']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  /** The ad as it was when the student applied. */
  job: ApplicationJob;
  /** When the ad stopped taking applications; absent while it takes them. */
  jobClosedAt?: Maybe<Scalars['DateTime']['output']>;
  /** deactivated, deleted, expired, duplicate, rejected or held; absent while the ad is open. */
  jobClosedReason?: Maybe<Scalars['String']['output']>;
  jobId: Scalars['Int']['output'];
  /** The statuses that the employer may choose next; empty when there is none. */
  nextStatuses: Array<ApplicationStatus>;
  /** The employer's private note; null for everybody else, and when there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** The file name of the uploaded resume. */
  resumeName?: Maybe<Scalars['String']['output']>;
  /** Link to the resume as it was when the student applied, valid for five minutes; absent when there was none. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  status: ApplicationStatus;
  /** When the status last changed, or when the application was made if it never did. */
  statusChangedAt: Scalars['DateTime']['output'];
  /** The student's user id; for other services only. */
  studentId: Scalars['Int']['output'];
  /** Until when the last change of status can be undone; for its employer, absent once the student was emailed. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The student's details when they applied. */
  user: Applicant;
  /** Rises with each change. A client sends it back with a change, so that one tab cannot overwrite another. */
  version: Scalars['Int']['output'];
  /** When the student withdrew it; absent unless they did. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** In the words of the ad. */
  location?: Maybe<Scalars['String']['output']>;
  /** One of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  state?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ApplicationOutlook = {
  __typename?: 'ApplicationOutlook';
  /** Whether any answer but `interested` and `already_applied` withdraws their application: one made by email that the employer has not reviewed. */
  endsWithNotForMe: Scalars['Boolean']['output'];
  kind: ApplicationOutlookKind;
  /** Missing fields by their REST names: full_name, email, university, degree. Empty unless `kind` is `profile`. */
  missing: Array<Scalars['String']['output']>;
  /** The ad's address on the other website; only for `source`. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** What "I'm interested" waits for before it becomes an application; null if it does not wait, as for deleted ads and ads of other websites. */
  wait?: Maybe<InterestWait>;
  /** When they withdrew their last application for the ad; null if they have not, or have applied again. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Whether a student can apply for an ad, and if not, why. */
export type ApplicationOutlookKind =
  /** They have applied already. */
  | 'applied'
  /** The ad takes no applications. */
  | 'closed'
  /** They can apply. */
  | 'open'
  /** Their profile lacks required fields; see `missing`. */
  | 'profile'
  /** The ad is from another website; see `sourceUrl`. */
  | 'source';

/** A page of an employer's applications, newest first. */
export type ApplicationPage = {
  __typename?: 'ApplicationPage';
  applications: Array<Application>;
  /** The value of `after` for the next page; absent on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Statuses of an application (spec section 4, design section 9). */
export type ApplicationStatus =
  | 'applied'
  | 'interviewed'
  | 'offered'
  | 'rejected'
  | 'reviewed';

/** A number for one day. */
export type DayCount = {
  __typename?: 'DayCount';
  count: Scalars['Int']['output'];
  /** The day in Sydney, YYYY-MM-DD. */
  day: Scalars['String']['output'];
};

/** An employer's numbers (spec section 3, Dashboard stats). The jobs service owns the numbers of ads. */
export type EmployerStats = {
  __typename?: 'EmployerStats';
  employerId: Scalars['Int']['output'];
  /** Applications that are applied or In Review (spec section 4); null when they cannot be counted now. */
  pendingApplications?: Maybe<Scalars['Int']['output']>;
  /** All applications that were not withdrawn; null when they cannot be counted now. */
  totalApplications?: Maybe<Scalars['Int']['output']>;
};

/** What a student's interest waits for. The application is made at the first moment on which nothing of it is left. */
export type InterestWait = {
  __typename?: 'InterestWait';
  /** It waits until the ad takes applications again. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the student has said that they are interested; if not, it would wait if they did so now. */
  isGiven: Scalars['Boolean']['output'];
  /** It waits for these fields of the profile, by their REST names: full_name, email, university, degree. */
  missing: Array<Scalars['String']['output']>;
  /** The last day in Sydney, YYYY-MM-DD. */
  until: Scalars['String']['output'];
};

/** A job ad; the jobs service owns its other fields. */
export type Job = {
  __typename?: 'Job';
  /** The caller's own application; null for everybody who did not apply. */
  application?: Maybe<Application>;
  /** How many students have applied; for the ad's employer, null for everybody else. */
  applicationCount?: Maybe<Scalars['Int']['output']>;
  /** How many students applied on each of the last 30 days, days without any left out; for the ad's employer, null for everybody else. */
  appliedByDay?: Maybe<Array<DayCount>>;
  /** Integer id. */
  id: Scalars['Int']['output'];
  /** When the caller withdrew their application; null unless they did and have not applied again. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An application, as the link in its confirmation email shows it. */
export type MailedApplication = {
  __typename?: 'MailedApplication';
  /** Whether it was withdrawn and the student has applied for the ad again; that application stands. */
  appliedAgain: Scalars['Boolean']['output'];
  companyName: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Whether it was withdrawn, by the student or with their account. */
  withdrawn: Scalars['Boolean']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Students only: applies with the current profile and resume. Errors: NOT_FOUND; CONFLICT for a second application, a closed
   * ad or an ad of another website; INVALID with each required field that the profile lacks; UNAVAILABLE while the event of a
   * new account, ad or resume has not arrived. A repeat under the same idempotency key answers the first application, also after it
   * was withdrawn; CONFLICT if that was for another ad.
   */
  applyForJob: Application;
  /**
   * The ad's employer only: changes the status of an application; the student is notified by email. With `undoable` the email
   * is delayed by ten seconds and not sent if the change is undone. Errors: FORBIDDEN in pilot mode; NOT_FOUND; CONFLICT for a
   * status that is not in `nextStatuses`, or when `version` is given and is not the current one.
   */
  changeApplicationStatus: Application;
  /** The ad's employer only: saves a private note of at most 2,000 characters; a blank text removes it. Errors: NOT_FOUND, INVALID with the field. */
  noteApplication: Application;
  /** The ad's employer only: undoes an undoable change of status. Errors: NOT_FOUND, CONFLICT once the student was emailed. */
  undoApplicationMove: Application;
  /** Students only: withdraws an application: the employer no longer sees it, and is told, unless it is the third of one day (decision 0117). Errors: NOT_FOUND, also for an application of another student. */
  withdrawApplication: Scalars['Boolean']['output'];
  /** Withdraws an application, by the signed link of its confirmation email instead of a sign-in; a repeat changes nothing. Errors: INVALID for a forged or expired link, NOT_FOUND. */
  withdrawMailedApplication: MailedApplication;
};


export type MutationApplyForJobArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['Int']['input'];
};


export type MutationChangeApplicationStatusArgs = {
  id: Scalars['Int']['input'];
  status: ApplicationStatus;
  undoable?: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationNoteApplicationArgs = {
  id: Scalars['Int']['input'];
  note: Scalars['String']['input'];
};


export type MutationUndoApplicationMoveArgs = {
  id: Scalars['Int']['input'];
};


export type MutationWithdrawApplicationArgs = {
  id: Scalars['Int']['input'];
};


export type MutationWithdrawMailedApplicationArgs = {
  token: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** One application, for its student and the ad's employer. Errors: NOT_FOUND, also for an application of other people. */
  application: Application;
  /** Students only: whether they can apply for an ad. Errors: NOT_FOUND for an unknown ad. */
  applicationOutlook: ApplicationOutlook;
  /**
   * Employers only: applications for their own ads, newest first; none for an ad of another employer. At most 500 a page.
   * Errors: INVALID for an unknown cursor.
   */
  employerApplications: ApplicationPage;
  /** Whether a student can apply for an ad, by the signed link of a morning email instead of a sign-in. Errors: INVALID for a forged or expired link, NOT_FOUND. */
  mailApplicationOutlook: ApplicationOutlook;
  /** An application, by the signed link of its confirmation email instead of a sign-in. Errors: INVALID for a forged or expired link, NOT_FOUND. */
  mailedApplication: MailedApplication;
  /** Students only: their applications, newest first, at most 500. With `withdrawn` also those they withdrew, the latest of each ad that they did not apply for again. */
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


export type QueryMailedApplicationArgs = {
  token: Scalars['String']['input'];
};


export type QueryMyApplicationsArgs = {
  withdrawn?: Scalars['Boolean']['input'];
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ApplicationOutlookKind: ApplicationOutlookKind;
  ApplicationPage: ResolverTypeWrapper<Omit<ApplicationPage, 'applications'> & { applications: Array<ResolversTypes['Application']> }>;
  ApplicationStatus: ApplicationStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayCount: ResolverTypeWrapper<DayCount>;
  EmployerStats: ResolverTypeWrapper<EmployerStats>;
  InterestWait: ResolverTypeWrapper<InterestWait>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<Omit<Job, 'application'> & { application?: Maybe<ResolversTypes['Application']> }>;
  MailedApplication: ResolverTypeWrapper<StoredApplication>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  Boolean: Scalars['Boolean']['output'];
  ApplicationPage: Omit<ApplicationPage, 'applications'> & { applications: Array<ResolversParentTypes['Application']> };
  DateTime: Scalars['DateTime']['output'];
  DayCount: DayCount;
  EmployerStats: EmployerStats | FederationReferenceTypes['EmployerStats'];
  InterestWait: InterestWait;
  JSON: Scalars['JSON']['output'];
  Job: Omit<Job, 'application'> & { application?: Maybe<ResolversParentTypes['Application']> } | FederationReferenceTypes['Job'];
  MailedApplication: StoredApplication;
  Mutation: Record<PropertyKey, never>;
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
  graduationYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  university?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  employerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['ApplicationJob'], ParentType, ContextType>;
  jobClosedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jobClosedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  endsWithNotForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApplicationOutlookKind'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wait?: Resolver<Maybe<ResolversTypes['InterestWait']>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApplicationPageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ApplicationPage'] = ResolversParentTypes['ApplicationPage']> = {
  applications?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployerStatsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['EmployerStats'] = ResolversParentTypes['EmployerStats'], FederationReferenceType extends FederationReferenceTypes['EmployerStats'] = FederationReferenceTypes['EmployerStats']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EmployerStats']> | FederationReferenceType, FederationReferenceType, ContextType>;
  employerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingApplications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalApplications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InterestWaitResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['InterestWait'] = ResolversParentTypes['InterestWait']> = {
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'], FederationReferenceType extends FederationReferenceTypes['Job'] = FederationReferenceTypes['Job']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Job']> | FederationReferenceType, FederationReferenceType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  applicationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  appliedByDay?: Resolver<Maybe<Array<ResolversTypes['DayCount']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MailedApplicationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MailedApplication'] = ResolversParentTypes['MailedApplication']> = {
  appliedAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  applyForJob?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationApplyForJobArgs, 'jobId'>>;
  changeApplicationStatus?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationChangeApplicationStatusArgs, 'id' | 'status' | 'undoable'>>;
  noteApplication?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationNoteApplicationArgs, 'id' | 'note'>>;
  undoApplicationMove?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationUndoApplicationMoveArgs, 'id'>>;
  withdrawApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawApplicationArgs, 'id'>>;
  withdrawMailedApplication?: Resolver<ResolversTypes['MailedApplication'], ParentType, ContextType, RequireFields<MutationWithdrawMailedApplicationArgs, 'token'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  applicationOutlook?: Resolver<ResolversTypes['ApplicationOutlook'], ParentType, ContextType, RequireFields<QueryApplicationOutlookArgs, 'jobId'>>;
  employerApplications?: Resolver<ResolversTypes['ApplicationPage'], ParentType, ContextType, RequireFields<QueryEmployerApplicationsArgs, 'first'>>;
  mailApplicationOutlook?: Resolver<ResolversTypes['ApplicationOutlook'], ParentType, ContextType, RequireFields<QueryMailApplicationOutlookArgs, 'jobId' | 'token'>>;
  mailedApplication?: Resolver<ResolversTypes['MailedApplication'], ParentType, ContextType, RequireFields<QueryMailedApplicationArgs, 'token'>>;
  myApplications?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<QueryMyApplicationsArgs, 'withdrawn'>>;
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
  DayCount?: DayCountResolvers<ContextType>;
  EmployerStats?: EmployerStatsResolvers<ContextType>;
  InterestWait?: InterestWaitResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  MailedApplication?: MailedApplicationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

