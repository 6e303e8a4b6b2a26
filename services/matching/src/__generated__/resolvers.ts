// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Explained } from '../actions/explain-matching.ts';
import type { Choice } from '../domain/choose.ts';
import type { OwnPreferences } from '../domain/preferences.ts';
import type { WorkRule as Rule } from '@waratah/vocabulary/law/rules';
import type { MyMatches as StoredMatches } from '../actions/my-matches.ts';
import type { SentMatch as StoredSentMatch } from '../actions/answer-match.ts';
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
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** All that is kept of a person; identity says who it is (design section 9, privacy). */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** The matching profile, preferences and every digest. */
  matching: Scalars['JSON']['output'];
};

/** An official course break; both local days belong to it. */
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

/** Levels of a course that the law distinguishes: `research` is a master by research or a doctorate. */
export type CourseLevel =
  | 'masters_coursework'
  | 'other'
  | 'research';

/** What a job is to a student's visa (design section 6, gate). */
export type Eligibility =
  | 'check'
  | 'eligible'
  | 'not_eligible';

/** How many jobs were left after one gate. */
export type GateCount = {
  __typename?: 'GateCount';
  count: Scalars['Int']['output'];
  /** Like 'accept your visa'. */
  label: Scalars['String']['output'];
};

/** What a grant notice may say of work; `limited` is 48 hours a fortnight in session, as for students. */
export type GrantedWork =
  | 'full'
  | 'limited'
  | 'none';

/** An ad; its fields belong to the jobs service. */
export type Job = {
  __typename?: 'Job';
  /** Integer id. */
  id: Scalars['Int']['output'];
};

/** A job chosen for a student, with why. */
export type Match = {
  __typename?: 'Match';
  companyName: Scalars['String']['output'];
  eligibility: Eligibility;
  jobId: Scalars['Int']['output'];
  /** What to ask before accepting; only for `check`. */
  question?: Maybe<Scalars['String']['output']>;
  /** True sentences computed from the score, best first. */
  reasons: Array<Scalars['String']['output']>;
  /** 0 to 1. */
  score: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

/** What a student says of a job they were sent. */
export type MatchAnswer =
  | 'interested'
  | 'less_like_this'
  | 'not_my_visa'
  | 'wrong_place';

/** The progress of a day's matching, and the outcomes of its emails. */
export type MatchingDay = {
  __typename?: 'MatchingDay';
  /** Sent, but perhaps twice under one Message-ID, because a crash came between the sending and the note of it. */
  ambiguous: Scalars['Int']['output'];
  /** Parts of the scheduled run, and how many of them are done. */
  chunks: Scalars['Int']['output'];
  chunksDone: Scalars['Int']['output'];
  /** Local day in MATCH_TZ, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Students for whom nothing fitted, or nothing was left. */
  empty: Scalars['Int']['output'];
  /** Refused by the mailbox, or not requested before the day ended. */
  failed: Scalars['Int']['output'];
  /** Emails planned: for all students for whom a job fitted. */
  planned: Scalars['Int']['output'];
  /** When the day's scheduled run began; null before that. An operator's run needs none. */
  plannedAt?: Maybe<Scalars['String']['output']>;
  /** Accepted by a mail server. */
  sent: Scalars['Int']['output'];
  /** Students that the scheduled run has looked at. */
  students: Scalars['Int']['output'];
  /** Of them, not yet accepted by a mail server. */
  waiting: Scalars['Int']['output'];
};

/** What a run of a day did. */
export type MatchingRun = {
  __typename?: 'MatchingRun';
  /** Students who had this day's digest already. */
  already: Scalars['Int']['output'];
  /** Local day in MATCH_TZ, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Students without a fitting job. */
  empty: Scalars['Int']['output'];
  /** Digests prepared by this run. */
  prepared: Scalars['Int']['output'];
  /** Students looked at. */
  students: Scalars['Int']['output'];
  /** Live ads that were left out because the ai service has not read them yet. */
  unassessed: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Answers about a job that was sent; the last answer counts, and the next run uses it. By the signed link of an email, or signed in as a student. Errors: INVALID for a forged or expired link, NOT_FOUND for a job that was not sent, FORBIDDEN. */
  answerMatch: SentMatch;
  /** Operators only: puts the unsent digests of a day in the mailer's hands again. Answers how many. */
  replayDigests: Scalars['Int']['output'];
  /** Turns the morning email on again, by the same link. Errors: INVALID for a forged or foreign link. */
  resubscribe: Scalars['Boolean']['output'];
  /** Operators only: runs the matching of a day, default today in MATCH_TZ. A second run of a day sends nothing. */
  runMatching: MatchingRun;
  /** Turns the morning email off, by the signed link of an email. Errors: INVALID for a forged or foreign link. */
  unsubscribe: Scalars['Boolean']['output'];
  /** The same by the signed link of an email, without a login. Errors: INVALID with the field, or for a forged or expired link. */
  updateMailPreferences: Preferences;
  /** Students only: changes their preferences, which the next run uses. Errors: INVALID with the field, FORBIDDEN for other roles. */
  updatePreferences: Preferences;
};


export type MutationAnswerMatchArgs = {
  answer: MatchAnswer;
  jobId: Scalars['Int']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
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

/** A student's own matches, with the same reasons as in their email. */
export type MyMatches = {
  __typename?: 'MyMatches';
  /** Local day of the latest digest, YYYY-MM-DD; absent before the first. */
  day?: Maybe<Scalars['String']['output']>;
  /** The jobs of that digest, best first. */
  matches: Array<SentMatch>;
  /** What a run would find now: the gates with the jobs left after each, and why there would be nothing; absent until the profile is taken in. */
  outlook?: Maybe<StudentMatches>;
};

/** A student's preferences (design section 9). The defaults exclude nothing. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Official course breaks in the order of their days: hours are not limited within them. */
  breaks: Array<CourseBreak>;
  /** First day of that course, YYYY-MM-DD; absent when not said. */
  courseBegins?: Maybe<Scalars['String']['output']>;
  /** Level of the course, the student's own or on a family member's visa that of the student; absent when not said. */
  courseLevel?: Maybe<CourseLevel>;
  /** Whether the morning email is sent. Default true. */
  digest: Scalars['Boolean']['output'];
  /** The sponsor (482, 494, 407, 408), or the employer worked for now (417/462); absent when not said. */
  employer?: Maybe<Scalars['String']['output']>;
  /** First day with that employer, YYYY-MM-DD; absent when not said. */
  employerSince?: Maybe<Scalars['String']['output']>;
  /** Last day with the sponsor where that employment has ended, YYYY-MM-DD; absent when it lasts or was not said. */
  employmentEnded?: Maybe<Scalars['String']['output']>;
  /** Hours a week wanted at most; absent means any. */
  hoursWanted?: Maybe<Scalars['Float']['output']>;
  /** Hours a week already worked elsewhere; they count against the 48 a fortnight of subclass 500. Default 0. */
  hoursWorked: Scalars['Float']['output'];
  /** Dollars an hour below which no job is wanted; absent means any pay. */
  payFloor?: Maybe<Scalars['Float']['output']>;
  /** ACT, NSW, NT, QLD, SA, TAS, VIC, WA; none means the home state. Remote jobs are always among them. */
  states: Array<Scalars['String']['output']>;
  /** Local day on which the visa ends, YYYY-MM-DD; absent when not said. */
  visaExpiry?: Maybe<Scalars['String']['output']>;
  /** Code of the visa that matching goes by, as verified, else as on the profile: it says which of the facts below the law needs. Null when not given. */
  visaType?: Maybe<Scalars['String']['output']>;
  /** Whether that visa was verified. */
  visaVerified: Scalars['Boolean']['output'];
  /** What the grant notice says about work, for visas whose conditions depend on it; absent when unknown. */
  workGranted?: Maybe<GrantedWork>;
  /** Employment types CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP; none means any. */
  workTypes: Array<Scalars['String']['output']>;
};

/** Absent fields stay as they are; null empties a field that may be absent. */
export type PreferencesInput = {
  /** At most 12. */
  breaks?: InputMaybe<Array<CourseBreakInput>>;
  /** YYYY-MM-DD. */
  courseBegins?: InputMaybe<Scalars['String']['input']>;
  courseLevel?: InputMaybe<CourseLevel>;
  digest?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 200 characters. */
  employer?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD. */
  employerSince?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD. */
  employmentEnded?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60. */
  hoursWanted?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 60. */
  hoursWorked?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 200 dollars an hour. */
  payFloor?: InputMaybe<Scalars['Float']['input']>;
  /** Each one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA. */
  states?: InputMaybe<Array<Scalars['String']['input']>>;
  /** YYYY-MM-DD. */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  workGranted?: InputMaybe<GrantedWork>;
  /** Each one of CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP. */
  workTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Query = {
  __typename?: 'Query';
  /** Operators only: who would get what, and why; nothing is written or sent. At most 100 students; one with `studentId`. */
  dryRunMatching: Array<StudentMatches>;
  /** A job that was sent, by the signed link of the email. Errors: INVALID for a forged or expired link, NOT_FOUND. */
  mailMatch: SentMatch;
  /** The same by the signed link of an email, without a login. Errors: INVALID for a forged or expired link. */
  mailPreferences: Preferences;
  /** Operators only: a day's matching, default today in MATCH_TZ. Errors: INVALID with the field `day`. */
  matchingDay: MatchingDay;
  /** Students only: their latest matches, and what a run would find now. Errors: FORBIDDEN for other roles. */
  myMatches: MyMatches;
  /** Students only: their preferences. Errors: FORBIDDEN for other roles. */
  myPreferences: Preferences;
  /** Students only: jobs that fit now, best first, at most ten; what was sent before is among them. A job that ended this moment is null. Errors: FORBIDDEN for other roles. */
  recommendedJobs: Array<Maybe<Job>>;
  /** The law of work visas as the gate keeps it: every rule with its source, in the order of the table. Open to everybody. */
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

/** A job that was sent to a student, as the email worded it. */
export type SentMatch = {
  __typename?: 'SentMatch';
  /** What the student said of it; absent until they did. */
  answer?: Maybe<MatchAnswer>;
  /** Like 'closes 18 Dec'; empty when it has no end. */
  closes: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  jobId: Scalars['Int']['output'];
  /** Like '$33 an hour'; empty when the ad states none. */
  pay: Scalars['String']['output'];
  /** Like 'Sydney NSW' or 'Remote'. */
  place: Scalars['String']['output'];
  /** What to ask before accepting; absent for eligible ones. */
  question?: Maybe<Scalars['String']['output']>;
  reasons: Array<Scalars['String']['output']>;
  /** 0 to 1. */
  score: Scalars['Float']['output'];
  title: Scalars['String']['output'];
  /** Where the ad can be read. */
  url: Scalars['String']['output'];
};

/** What one student would get, or got, on one day. */
export type StudentMatches = {
  __typename?: 'StudentMatches';
  /** The gates in their order, each with the jobs left after it. */
  funnel: Array<GateCount>;
  matches: Array<Match>;
  /** Why the student gets nothing; absent when they get something. */
  nothingBecause?: Maybe<Scalars['String']['output']>;
  /** What the student could change in order to get something; absent when they get something, or nothing would help. */
  relax?: Maybe<Scalars['String']['output']>;
  studentId: Scalars['Int']['output'];
};

/** A rule of the law of work visas (Schedule 8 of the Migration Regulations 1994): general information, not legal advice. */
export type WorkRule = {
  __typename?: 'WorkRule';
  /** The day on which the rule was last read in its source, YYYY-MM-DD; absent until somebody did. */
  checkedOn?: Maybe<Scalars['String']['output']>;
  /** Number of the condition; absent where the visa has none on work. */
  condition?: Maybe<Scalars['String']['output']>;
  /** First day on which it holds, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** Whether the rule holds and its source was never read, or not in the last 180 days. */
  isDue: Scalars['Boolean']['output'];
  /** The visa as people read it. */
  label: Scalars['String']['output'];
  /** Address of the source. */
  source: Scalars['String']['output'];
  /** The rule in a sentence. */
  text: Scalars['String']['output'];
  /** Last day on which it holds; absent while it does. */
  until?: Maybe<Scalars['String']['output']>;
  /** Code of the visa. */
  visa: Scalars['String']['output'];
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
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CourseBreak: ResolverTypeWrapper<CourseBreak>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CourseBreakInput: CourseBreakInput;
  CourseLevel: CourseLevel;
  Eligibility: Eligibility;
  GateCount: ResolverTypeWrapper<GateCount>;
  GrantedWork: GrantedWork;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<Job>;
  Match: ResolverTypeWrapper<Choice>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MatchAnswer: MatchAnswer;
  MatchingDay: ResolverTypeWrapper<MatchingDay>;
  MatchingRun: ResolverTypeWrapper<MatchingRun>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  MyMatches: ResolverTypeWrapper<StoredMatches>;
  Preferences: ResolverTypeWrapper<OwnPreferences>;
  PreferencesInput: PreferencesInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SentMatch: ResolverTypeWrapper<StoredSentMatch>;
  StudentMatches: ResolverTypeWrapper<Explained>;
  WorkRule: ResolverTypeWrapper<Rule>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  CourseBreak: CourseBreak;
  String: Scalars['String']['output'];
  CourseBreakInput: CourseBreakInput;
  GateCount: GateCount;
  JSON: Scalars['JSON']['output'];
  Job: Job;
  Match: Choice;
  Float: Scalars['Float']['output'];
  MatchingDay: MatchingDay;
  MatchingRun: MatchingRun;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  MyMatches: StoredMatches;
  Preferences: OwnPreferences;
  PreferencesInput: PreferencesInput;
  Query: Record<PropertyKey, never>;
  SentMatch: StoredSentMatch;
  StudentMatches: Explained;
  WorkRule: Rule;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matching?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CourseBreakResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['CourseBreak'] = ResolversParentTypes['CourseBreak']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GateCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['GateCount'] = ResolversParentTypes['GateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  replayDigests?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReplayDigestsArgs, 'day'>>;
  resubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResubscribeArgs, 'token'>>;
  runMatching?: Resolver<ResolversTypes['MatchingRun'], ParentType, ContextType, Partial<MutationRunMatchingArgs>>;
  unsubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  updateMailPreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType, RequireFields<MutationUpdateMailPreferencesArgs, 'input' | 'token'>>;
  updatePreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
};

export type MyMatchesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MyMatches'] = ResolversParentTypes['MyMatches']> = {
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['SentMatch']>, ParentType, ContextType>;
  outlook?: Resolver<Maybe<ResolversTypes['StudentMatches']>, ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  breaks?: Resolver<Array<ResolversTypes['CourseBreak']>, ParentType, ContextType>;
  courseBegins?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseLevel?: Resolver<Maybe<ResolversTypes['CourseLevel']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employerSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employmentEnded?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursWanted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hoursWorked?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payFloor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  visaExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workGranted?: Resolver<Maybe<ResolversTypes['GrantedWork']>, ParentType, ContextType>;
  workTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  dryRunMatching?: Resolver<Array<ResolversTypes['StudentMatches']>, ParentType, ContextType, RequireFields<QueryDryRunMatchingArgs, 'first'>>;
  mailMatch?: Resolver<ResolversTypes['SentMatch'], ParentType, ContextType, RequireFields<QueryMailMatchArgs, 'jobId' | 'token'>>;
  mailPreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType, RequireFields<QueryMailPreferencesArgs, 'token'>>;
  matchingDay?: Resolver<ResolversTypes['MatchingDay'], ParentType, ContextType, Partial<QueryMatchingDayArgs>>;
  myMatches?: Resolver<ResolversTypes['MyMatches'], ParentType, ContextType>;
  myPreferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  recommendedJobs?: Resolver<Array<Maybe<ResolversTypes['Job']>>, ParentType, ContextType>;
  workRules?: Resolver<Array<ResolversTypes['WorkRule']>, ParentType, ContextType>;
};

export type SentMatchResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['SentMatch'] = ResolversParentTypes['SentMatch']> = {
  answer?: Resolver<Maybe<ResolversTypes['MatchAnswer']>, ParentType, ContextType>;
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudentMatchesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['StudentMatches'] = ResolversParentTypes['StudentMatches']> = {
  funnel?: Resolver<Array<ResolversTypes['GateCount']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  nothingBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  CourseBreak?: CourseBreakResolvers<ContextType>;
  GateCount?: GateCountResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchingDay?: MatchingDayResolvers<ContextType>;
  MatchingRun?: MatchingRunResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyMatches?: MyMatchesResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SentMatch?: SentMatchResolvers<ContextType>;
  StudentMatches?: StudentMatchesResolvers<ContextType>;
  WorkRule?: WorkRuleResolvers<ContextType>;
};

