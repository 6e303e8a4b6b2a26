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
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Everything stored about a person, for the privacy export (design section 9). Identity decides whose export it is. */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** Facts read from the profile and resume. */
  ai: Scalars['JSON']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
};

/** Words of an ad that the answer rests on. */
export type AdMark = {
  __typename?: 'AdMark';
  /** Where it ends; the character there is no longer part of it. */
  end: Scalars['Int']['output'];
  kind: AdMarkKind;
  /** What it means, like 'Citizens only'; for `fraud`, with what to do about it. */
  meaning: Scalars['String']['output'];
  /** Exactly as in `text`. */
  quote: Scalars['String']['output'];
  /** Where the quote begins in `text`, in UTF-16 units. */
  start: Scalars['Int']['output'];
};

/** What words of an ad tell. */
export type AdMarkKind =
  | 'abroad'
  /** A sign of fraud. */
  | 'fraud'
  | 'hours'
  /** It may be in Sydney, Melbourne or Brisbane, which are no regional area. */
  | 'major_city'
  /** It says that nobody can apply any more, or its closing date has passed. */
  | 'over'
  | 'pay'
  /** How it pays, where workers are often paid too little: cash, an ABN, commission only, or something kept back. */
  | 'pay_term'
  | 'remote'
  /** Whether it sponsors a visa. */
  | 'sponsorship'
  /** How long the job lasts. */
  | 'term'
  | 'unpaid'
  /** Whose right to work it accepts. */
  | 'work_rights';

/** An ad from anywhere. Unknown fields may be left out. */
export type AdToCheckInput = {
  /** The employer's name; at most 200 characters are read. Some visas bind their holders to one employer. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Where the work is, like 'Gosford NSW'; at most 200 characters are read. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Its words as text or HTML, at most 50,000 characters, 20,000 without the tags. */
  text: Scalars['String']['input'];
  /** At most 200 characters are read. Without it, a short first line of the text is the title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** How many texts the ai service has read. */
export type AssessmentCounts = {
  __typename?: 'AssessmentCounts';
  /** Ads with an assessment. */
  jobs: Scalars['Int']['output'];
  /** Profiles with an assessment. */
  profiles: Scalars['Int']['output'];
};

/** An ad from anywhere as it was read. It is read in memory and forgotten: neither stored nor logged nor sent to a model. */
export type CheckedAd = {
  __typename?: 'CheckedAd';
  /** The words that the answer rests on, in their order. */
  marks: Array<AdMark>;
  /**
   * For who hires: whether the typical holder of each visa may take the job, by the rules of matching. What is forbidden on
   * every visa, like pay below the minimum, is told by `pay`.
   */
  openings: Array<VisaOpening>;
  /** The facts read in it, for other services; a student sends them back to keep the answer (`keepCheck`). */
  reading: Scalars['JSON']['output'];
  /** The words that were read, as plain text. */
  text: Scalars['String']['output'];
};

/** The facts for a generated description. Codes are those of ads; unknown codes are ignored. */
export type DescriptionInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  employmentType?: InputMaybe<Scalars['String']['input']>;
  hoursMax?: InputMaybe<Scalars['Float']['input']>;
  /** Hours a week, at most 60; other values are ignored. */
  hoursMin?: InputMaybe<Scalars['Float']['input']>;
  internationalStudentFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  roleCategory?: InputMaybe<Scalars['String']['input']>;
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** Australian dollars for one `salaryPeriod`; ignored without a period. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** hour, week or year. */
  salaryPeriod?: InputMaybe<Scalars['String']['input']>;
  shiftEnd?: InputMaybe<Scalars['String']['input']>;
  /** Local times like 17:30. */
  shiftStart?: InputMaybe<Scalars['String']['input']>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Required: 'Please enter a job title first' (spec section 5). */
  title?: InputMaybe<Scalars['String']['input']>;
  visaSponsorship?: InputMaybe<Scalars['Boolean']['input']>;
  /** mon, tue, wed, thu, fri, sat, sun. */
  workDays?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Who wrote a description: the language model, or the built-in composer when no model is configured. */
export type DescriptionWriter =
  | 'local'
  | 'model';

/** A description of a job, 160 to 260 words (spec section 9). */
export type GeneratedDescription = {
  __typename?: 'GeneratedDescription';
  /** HTML of paragraphs, headings and lists. It states no facts but the given ones. */
  description: Scalars['String']['output'];
  writer: DescriptionWriter;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Employers only: writes a description. `model` is used if the operator's list allows it. Errors: INVALID naming the title
   * when it is missing or names no job; TOO_MANY above the daily budget; UNAVAILABLE, in the words of spec section 8, when
   * the model fails or its answer is unusable.
   */
  generateJobDescription: GeneratedDescription;
  /** Operators only: reads every known ad and profile again and publishes the results. Returns how many were queued. */
  reassess: Scalars['Int']['output'];
};


export type MutationGenerateJobDescriptionArgs = {
  input: DescriptionInput;
  model?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** Operators only. */
  assessmentCounts: AssessmentCounts;
  /**
   * Open to everybody: reads an ad from anywhere; `answer` of the result tells whether the holder of a visa may take the job.
   * Errors: INVALID naming the field, with what to do about a text that cannot be read; TOO_MANY above 30 a minute.
   */
  checkAd: CheckedAd;
  /** Students only: what was read from their resume; null without a resume, and until the first one is read; of one that replaces another, see `uploadedAt`. Errors: FORBIDDEN for other roles. */
  myResume?: Maybe<ResumeForm>;
  /** Any signed-in user: skills that match the text typed so far, at least 2 characters. At most 10. `about` is text that indicates the field of work. */
  skillSuggestions: Array<Scalars['String']['output']>;
  /** Employers only: analyses an ad without storing it. Errors: TOO_MANY above 60 a minute. */
  writtenAd: WrittenAd;
};


export type QueryCheckAdArgs = {
  input: AdToCheckInput;
};


export type QuerySkillSuggestionsArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};


export type QueryWrittenAdArgs = {
  input: WrittenAdInput;
};

/** What was read from a resume, as suggestions for the profile. It reaches the profile only when the student saves it. */
export type ResumeForm = {
  __typename?: 'ResumeForm';
  education: Array<ResumeStudy>;
  experience: Array<ResumeWork>;
  languages: Array<Scalars['String']['output']>;
  licences: Array<Scalars['String']['output']>;
  /** Skills of the portal's dictionary, at most 40. */
  skills: Array<Scalars['String']['output']>;
  /** When the resume that this was read from was uploaded. If it differs from the user's `resumeUploadedAt`, the stored resume is yet to be read. Null for a resume last announced by an earlier release. */
  uploadedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A course of study read from a resume; missing values are empty. */
export type ResumeStudy = {
  __typename?: 'ResumeStudy';
  degree: Scalars['String']['output'];
  /** Four digits. */
  endYear: Scalars['String']['output'];
  field: Scalars['String']['output'];
  institution: Scalars['String']['output'];
  /** Four digits. */
  startYear: Scalars['String']['output'];
};

/** A position read from a resume; missing values are empty. */
export type ResumeWork = {
  __typename?: 'ResumeWork';
  company: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Like `start`, or 'Present'. */
  end: Scalars['String']['output'];
  /** A month, YYYY-MM, or a year alone. */
  start: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Whether holders of a visa may take the job that an ad describes: general information, not legal advice. */
export type VisaOpening = {
  __typename?: 'VisaOpening';
  /** The reason, quoting the ad when its words decide; may be empty for `open`. */
  because: Scalars['String']['output'];
  kind: VisaOpeningKind;
  /** The visa's name. */
  label: Scalars['String']['output'];
  /** Code of the visa. */
  visa: Scalars['String']['output'];
};

/** Whether a typical holder of a visa may take the job: `ask` when the law or the ad leaves a question open. */
export type VisaOpeningKind =
  | 'ask'
  | 'closed'
  | 'open';

/** An ad that need not be posted. Its key carries what was read in it, so that matching can resolve fields without a stored copy. */
export type WrittenAd = {
  __typename?: 'WrittenAd';
  /** Sentences about hours and pay that the text says otherwise than the form, with the words of the text. Such an ad is a question to students whom more hours would shut out. */
  contradictions: Array<Scalars['String']['output']>;
  /** Whether holders of each visa may take the job, by the same rules as matching; empty without a title and a description. */
  openings: Array<VisaOpening>;
  /** The ad's fields and the facts read in its text, for other services; clients do not need it. */
  reading: Scalars['JSON']['output'];
};

/** The fields of an ad, posted or not. Unknown codes are ignored. */
export type WrittenAdInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** HTML or text; at most 50,000 characters are read. */
  description?: InputMaybe<Scalars['String']['input']>;
  educationRequirements?: InputMaybe<Scalars['String']['input']>;
  employmentType?: InputMaybe<Scalars['String']['input']>;
  experienceLevel?: InputMaybe<Scalars['String']['input']>;
  hoursMax?: InputMaybe<Scalars['Float']['input']>;
  /** Hours a week, 1 to 60; they take precedence over hours in the text, unless it states more. */
  hoursMin?: InputMaybe<Scalars['Float']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  remoteOption?: InputMaybe<Scalars['Boolean']['input']>;
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** Australian dollars for one `salaryPeriod`. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** hour, week or year. */
  salaryPeriod?: InputMaybe<Scalars['String']['input']>;
  shiftEnd?: InputMaybe<Scalars['String']['input']>;
  /** Rough local times of a shift, like 17:30. */
  shiftStart?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters are read. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Codes or names of visas; an empty list means that the ad names none. */
  visaTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** mon, tue, wed, thu, fri, sat, sun. */
  workDays?: InputMaybe<Array<Scalars['String']['input']>>;
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
  CheckedAd: CheckedAd;
  WrittenAd: WrittenAd;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  CheckedAd:
    ( { __typename: 'CheckedAd' }
    & GraphQLRecursivePick<FederationTypes['CheckedAd'], {"reading":true}> );
  WrittenAd:
    ( { __typename: 'WrittenAd' }
    & GraphQLRecursivePick<FederationTypes['WrittenAd'], {"reading":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AdMark: ResolverTypeWrapper<AdMark>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AdMarkKind: AdMarkKind;
  AdToCheckInput: AdToCheckInput;
  AssessmentCounts: ResolverTypeWrapper<AssessmentCounts>;
  CheckedAd: ResolverTypeWrapper<CheckedAd>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DescriptionInput: DescriptionInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DescriptionWriter: DescriptionWriter;
  GeneratedDescription: ResolverTypeWrapper<GeneratedDescription>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResumeForm: ResolverTypeWrapper<ResumeForm>;
  ResumeStudy: ResolverTypeWrapper<ResumeStudy>;
  ResumeWork: ResolverTypeWrapper<ResumeWork>;
  VisaOpening: ResolverTypeWrapper<VisaOpening>;
  VisaOpeningKind: VisaOpeningKind;
  WrittenAd: ResolverTypeWrapper<WrittenAd>;
  WrittenAdInput: WrittenAdInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  AdMark: AdMark;
  String: Scalars['String']['output'];
  AdToCheckInput: AdToCheckInput;
  AssessmentCounts: AssessmentCounts;
  CheckedAd: CheckedAd | FederationReferenceTypes['CheckedAd'];
  DateTime: Scalars['DateTime']['output'];
  DescriptionInput: DescriptionInput;
  Float: Scalars['Float']['output'];
  Boolean: Scalars['Boolean']['output'];
  GeneratedDescription: GeneratedDescription;
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  ResumeForm: ResumeForm;
  ResumeStudy: ResumeStudy;
  ResumeWork: ResumeWork;
  VisaOpening: VisaOpening;
  WrittenAd: WrittenAd | FederationReferenceTypes['WrittenAd'];
  WrittenAdInput: WrittenAdInput;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  ai?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdMarkResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AdMark'] = ResolversParentTypes['AdMark']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdMarkKind'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentCountsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AssessmentCounts'] = ResolversParentTypes['AssessmentCounts']> = {
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckedAdResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['CheckedAd'] = ResolversParentTypes['CheckedAd'], FederationReferenceType extends FederationReferenceTypes['CheckedAd'] = FederationReferenceTypes['CheckedAd']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CheckedAd']> | FederationReferenceType, FederationReferenceType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['AdMark']>, ParentType, ContextType>;
  openings?: Resolver<Array<ResolversTypes['VisaOpening']>, ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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
  assessmentCounts?: Resolver<ResolversTypes['AssessmentCounts'], ParentType, ContextType>;
  checkAd?: Resolver<ResolversTypes['CheckedAd'], ParentType, ContextType, RequireFields<QueryCheckAdArgs, 'input'>>;
  myResume?: Resolver<Maybe<ResolversTypes['ResumeForm']>, ParentType, ContextType>;
  skillSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySkillSuggestionsArgs, 'query'>>;
  writtenAd?: Resolver<ResolversTypes['WrittenAd'], ParentType, ContextType, RequireFields<QueryWrittenAdArgs, 'input'>>;
};

export type ResumeFormResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ResumeForm'] = ResolversParentTypes['ResumeForm']> = {
  education?: Resolver<Array<ResolversTypes['ResumeStudy']>, ParentType, ContextType>;
  experience?: Resolver<Array<ResolversTypes['ResumeWork']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  licences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResumeStudyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ResumeStudy'] = ResolversParentTypes['ResumeStudy']> = {
  degree?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeWorkResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['ResumeWork'] = ResolversParentTypes['ResumeWork']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisaOpeningResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaOpening'] = ResolversParentTypes['VisaOpening']> = {
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VisaOpeningKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WrittenAdResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['WrittenAd'] = ResolversParentTypes['WrittenAd'], FederationReferenceType extends FederationReferenceTypes['WrittenAd'] = FederationReferenceTypes['WrittenAd']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WrittenAd']> | FederationReferenceType, FederationReferenceType, ContextType>;
  contradictions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openings?: Resolver<Array<ResolversTypes['VisaOpening']>, ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  AdMark?: AdMarkResolvers<ContextType>;
  AssessmentCounts?: AssessmentCountsResolvers<ContextType>;
  CheckedAd?: CheckedAdResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  GeneratedDescription?: GeneratedDescriptionResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResumeForm?: ResumeFormResolvers<ContextType>;
  ResumeStudy?: ResumeStudyResolvers<ContextType>;
  ResumeWork?: ResumeWorkResolvers<ContextType>;
  VisaOpening?: VisaOpeningResolvers<ContextType>;
  WrittenAd?: WrittenAdResolvers<ContextType>;
};

