// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  /** What was read of the profile and resume. */
  ai: Scalars['JSON']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
};

/** What the ai service's work amounts to so far. */
export type AssessmentCounts = {
  __typename?: 'AssessmentCounts';
  /** Ads with an assessment. */
  jobs: Scalars['Int']['output'];
  /** Profiles with an assessment. */
  profiles: Scalars['Int']['output'];
};

/** Role categories and employment types are those of ads; what is none of them says nothing. */
export type DescriptionInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  employmentType?: InputMaybe<Scalars['String']['input']>;
  internationalStudentFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  roleCategory?: InputMaybe<Scalars['String']['input']>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Required: 'Please enter a job title first' (spec section 5). */
  title?: InputMaybe<Scalars['String']['input']>;
  visaSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Who wrote a description: our own composer where no model is configured, else the model. */
export type DescriptionWriter =
  | 'local'
  | 'model';

/** A description of a job, 160 to 260 words (spec section 9). */
export type GeneratedDescription = {
  __typename?: 'GeneratedDescription';
  /** HTML of paragraphs, headings and lists; holds no fact that was not given. */
  description: Scalars['String']['output'];
  writer: DescriptionWriter;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Employers only. `model` is used where it is on the operator's list. Errors: INVALID without a title, TOO_MANY above the
   * day's budget, UNAVAILABLE in the words of spec section 8 where the model fails or answers nothing of use.
   */
  generateJobDescription: GeneratedDescription;
  /** Operators only: assesses every known ad and profile again and publishes the results. Answers how many were queued. */
  reassess: Scalars['Int']['output'];
};


export type MutationGenerateJobDescriptionArgs = {
  input: DescriptionInput;
  model?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * Employers only: what the ad as written is to each visa that it can name, by the rules of the matching's gate. Empty
   * without a title and a description. Errors: TOO_MANY above sixty a minute.
   */
  adOpenTo: Array<VisaOpening>;
  /** Operators only. */
  assessmentCounts: AssessmentCounts;
  /** Skills of our dictionary that match the text typed so far: at least 2 characters, at most 10 answers. `about` is text that indicates the field of work. Any signed-in user. */
  skillSuggestions: Array<Scalars['String']['output']>;
};


export type QueryAdOpenToArgs = {
  input: WrittenAdInput;
};


export type QuerySkillSuggestionsArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};

/** Whether an ad as written is open to the holders of a visa: general information, not legal advice. */
export type VisaOpening = {
  __typename?: 'VisaOpening';
  /** Why, in words that quote the ad where it decides; may be empty for an open one. */
  because: Scalars['String']['output'];
  kind: VisaOpeningKind;
  /** The visa as people read it. */
  label: Scalars['String']['output'];
  /** Code of the visa. */
  visa: Scalars['String']['output'];
};

/** What an ad is to the typical holder of a visa: `ask` where the law or the ad's words leave a question. */
export type VisaOpeningKind =
  | 'ask'
  | 'closed'
  | 'open';

/** An ad as its employer has written it so far; posted or not. Other texts than the listed codes say nothing. */
export type WrittenAdInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** HTML or text; at most 50,000 characters are read. */
  description?: InputMaybe<Scalars['String']['input']>;
  educationRequirements?: InputMaybe<Scalars['String']['input']>;
  employmentType?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  remoteOption?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters are read. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Codes or names of visas; none means that the ad names none. */
  visaTypes?: InputMaybe<Array<Scalars['String']['input']>>;
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
  AssessmentCounts: ResolverTypeWrapper<AssessmentCounts>;
  DescriptionInput: DescriptionInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DescriptionWriter: DescriptionWriter;
  GeneratedDescription: ResolverTypeWrapper<GeneratedDescription>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  VisaOpening: ResolverTypeWrapper<VisaOpening>;
  VisaOpeningKind: VisaOpeningKind;
  WrittenAdInput: WrittenAdInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  AssessmentCounts: AssessmentCounts;
  DescriptionInput: DescriptionInput;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  GeneratedDescription: GeneratedDescription;
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  VisaOpening: VisaOpening;
  WrittenAdInput: WrittenAdInput;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  ai?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentCountsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AssessmentCounts'] = ResolversParentTypes['AssessmentCounts']> = {
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GeneratedDescriptionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['GeneratedDescription'] = ResolversParentTypes['GeneratedDescription']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writer?: Resolver<ResolversTypes['DescriptionWriter'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  generateJobDescription?: Resolver<ResolversTypes['GeneratedDescription'], ParentType, ContextType, RequireFields<MutationGenerateJobDescriptionArgs, 'input'>>;
  reassess?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adOpenTo?: Resolver<Array<ResolversTypes['VisaOpening']>, ParentType, ContextType, RequireFields<QueryAdOpenToArgs, 'input'>>;
  assessmentCounts?: Resolver<ResolversTypes['AssessmentCounts'], ParentType, ContextType>;
  skillSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySkillSuggestionsArgs, 'query'>>;
};

export type VisaOpeningResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaOpening'] = ResolversParentTypes['VisaOpening']> = {
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VisaOpeningKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  AssessmentCounts?: AssessmentCountsResolvers<ContextType>;
  GeneratedDescription?: GeneratedDescriptionResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  VisaOpening?: VisaOpeningResolvers<ContextType>;
};

