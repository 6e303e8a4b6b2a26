// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo } from 'graphql';
import type { Explained } from '../actions/explain-matching.ts';
import type { Choice } from '../domain/choose.ts';
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
  _FieldSet: { input: unknown; output: unknown; }
};

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
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Operators only: puts the unsent digests of a day in the mailer's hands again. Answers how many. */
  replayDigests: Scalars['Int']['output'];
  /** Turns the morning e-mail on again, by the same link. Errors: INVALID for a forged or foreign link. */
  resubscribe: Scalars['Boolean']['output'];
  /** Operators only: runs the matching of a day, default today in MATCH_TZ. A second run of a day sends nothing. */
  runMatching: MatchingRun;
  /** Turns the morning e-mail off, by the signed link of an e-mail. Errors: INVALID for a forged or foreign link. */
  unsubscribe: Scalars['Boolean']['output'];
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

export type Query = {
  __typename?: 'Query';
  /** Operators only: who would get what, and why; nothing is written or sent. At most 100 students; one with `studentId`. */
  dryRunMatching: Array<StudentMatches>;
};


export type QueryDryRunMatchingArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  studentId?: InputMaybe<Scalars['Int']['input']>;
};

/** What one student would get, or got, on one day. */
export type StudentMatches = {
  __typename?: 'StudentMatches';
  /** The gates in their order, each with the jobs left after it. */
  funnel: Array<GateCount>;
  matches: Array<Match>;
  /** Why the student gets nothing; absent when they get something. */
  nothingBecause?: Maybe<Scalars['String']['output']>;
  studentId: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Eligibility: Eligibility;
  GateCount: ResolverTypeWrapper<GateCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Match: ResolverTypeWrapper<Choice>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MatchingRun: ResolverTypeWrapper<MatchingRun>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StudentMatches: ResolverTypeWrapper<Explained>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  GateCount: GateCount;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Match: Choice;
  Float: Scalars['Float']['output'];
  MatchingRun: MatchingRun;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  StudentMatches: Explained;
};

export type GateCountResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['GateCount'] = ResolversParentTypes['GateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MatchingRunResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MatchingRun'] = ResolversParentTypes['MatchingRun']> = {
  already?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prepared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  replayDigests?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReplayDigestsArgs, 'day'>>;
  resubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResubscribeArgs, 'token'>>;
  runMatching?: Resolver<ResolversTypes['MatchingRun'], ParentType, ContextType, Partial<MutationRunMatchingArgs>>;
  unsubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  dryRunMatching?: Resolver<Array<ResolversTypes['StudentMatches']>, ParentType, ContextType, RequireFields<QueryDryRunMatchingArgs, 'first'>>;
};

export type StudentMatchesResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['StudentMatches'] = ResolversParentTypes['StudentMatches']> = {
  funnel?: Resolver<Array<ResolversTypes['GateCount']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  nothingBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  GateCount?: GateCountResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchingRun?: MatchingRunResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StudentMatches?: StudentMatchesResolvers<ContextType>;
};

