// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Moving } from '../actions/preview-move.ts';
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
  /** The user's email address. The mailer finds their messages by it. */
  email: Scalars['String']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** Emails to the person: kind, time and outcome, without their text; and whether the address is on the mailing list. */
  mailer: Scalars['JSON']['output'];
};

export type Applicant = {
  __typename?: 'Applicant';
  fullName: Scalars['String']['output'];
};

/** An application, owned by the applications service. */
export type Application = {
  __typename?: 'Application';
  employerId: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  job: ApplicationJob;
  /** A preview, for the ad's employer, of the email that the student gets when the application moves to a status; null for everybody else. */
  moveEmail?: Maybe<EmailPreview>;
  user: Applicant;
};


/** An application, owned by the applications service. */
export type ApplicationMoveEmailArgs = {
  status: ApplicationStatus;
};

export type ApplicationCompany = {
  __typename?: 'ApplicationCompany';
  name: Scalars['String']['output'];
};

export type ApplicationJob = {
  __typename?: 'ApplicationJob';
  company: ApplicationCompany;
  title: Scalars['String']['output'];
};

/** Statuses of an application (spec section 4, design section 9). */
export type ApplicationStatus =
  | 'applied'
  | 'interviewed'
  | 'offered'
  | 'rejected'
  | 'reviewed';

/** An email as the recipient gets it. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  subject: Scalars['String']['output'];
  /** The text without layout. */
  text: Scalars['String']['output'];
};

/** What a mail provider reports about an address. */
export type MailReport =
  /** The mailbox does not exist: nothing is sent to it any more. */
  | 'bounce'
  /** The owner marked an email as unwanted: only emails they request are sent. */
  | 'complaint';

/** An address that gets no email, or only emails that its owner requests. */
export type MailSuppression = {
  __typename?: 'MailSuppression';
  /** SHA-256 of the address in lower case; the address itself is not kept. */
  addressSha256: Scalars['String']['output'];
  /** When it was last reported. */
  at: Scalars['DateTime']['output'];
  kind: MailReport;
  /** The words of the mail server or provider, without the address. */
  reason: Scalars['String']['output'];
};

export type MailSuppressions = {
  __typename?: 'MailSuppressions';
  /** At most 1,000, latest report first. */
  suppressed: Array<MailSuppression>;
  total: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an address to the mailing list, with the token of the confirmation email. Errors: INVALID for an invalid or expired link. */
  confirmMailingList: Scalars['Boolean']['output'];
  /**
   * Open to everybody, rate limited: emails an address a link to confirm its subscription to the mailing list (the footer's
   * form, design section 9). Returns true for known and unknown addresses alike. Errors: INVALID with the field, TOO_MANY.
   */
  joinMailingList: Scalars['Boolean']['output'];
  /** Removes an address from the mailing list, with the token of any email to the list. Errors: INVALID for an invalid or expired link. */
  leaveMailingList: Scalars['Boolean']['output'];
  /**
   * Operators only: removes all reports about an address, so that it gets email again. Returns whether there were any.
   * Errors: INVALID if it is no email address.
   */
  liftMailSuppression: Scalars['Boolean']['output'];
  /**
   * Operators only: removes reports made since a time, or whose reason contains a text, for instance after a mail server
   * was misconfigured. Returns how many addresses get email again. Errors: INVALID when neither is given.
   */
  liftMailSuppressions: Scalars['Int']['output'];
  /** Operators only, for a provider's webhook: suppresses an address. Errors: INVALID with the field. */
  reportMailAddress: Scalars['Boolean']['output'];
  /**
   * Operators only: emails every confirmed address of the mailing list; an empty line begins a paragraph. An address gets
   * the same text once, so an interrupted run can be repeated. Returns how many addresses are on the list; a dry run only
   * counts them. Errors: INVALID with the field.
   */
  writeToMailingList: Scalars['Int']['output'];
};


export type MutationConfirmMailingListArgs = {
  token: Scalars['String']['input'];
};


export type MutationJoinMailingListArgs = {
  email: Scalars['String']['input'];
};


export type MutationLeaveMailingListArgs = {
  token: Scalars['String']['input'];
};


export type MutationLiftMailSuppressionArgs = {
  address: Scalars['String']['input'];
};


export type MutationLiftMailSuppressionsArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationReportMailAddressArgs = {
  address: Scalars['String']['input'];
  kind: MailReport;
};


export type MutationWriteToMailingListArgs = {
  dryRun?: Scalars['Boolean']['input'];
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** Operators only: suppressed addresses, optionally those reported since a time or whose reason contains a text. */
  mailSuppressions: MailSuppressions;
};


export type QueryMailSuppressionsArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
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
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['AccountExport'], {"email":true}> ) );
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Application'], {"employerId":true,"user":{"fullName":true},"job":{"title":true,"company":{"name":true}}}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Applicant: ResolverTypeWrapper<Applicant>;
  Application: ResolverTypeWrapper<Moving>;
  ApplicationCompany: ResolverTypeWrapper<ApplicationCompany>;
  ApplicationJob: ResolverTypeWrapper<ApplicationJob>;
  ApplicationStatus: ApplicationStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmailPreview: ResolverTypeWrapper<EmailPreview>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  MailReport: MailReport;
  MailSuppression: ResolverTypeWrapper<MailSuppression>;
  MailSuppressions: ResolverTypeWrapper<MailSuppressions>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Applicant: Applicant;
  Application: Moving;
  ApplicationCompany: ApplicationCompany;
  ApplicationJob: ApplicationJob;
  DateTime: Scalars['DateTime']['output'];
  EmailPreview: EmailPreview;
  JSON: Scalars['JSON']['output'];
  MailSuppression: MailSuppression;
  MailSuppressions: MailSuppressions;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailer?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moveEmail?: Resolver<Maybe<ResolversTypes['EmailPreview']>, ParentType, ContextType, RequireFields<ApplicationMoveEmailArgs, 'status'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmailPreviewResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['EmailPreview'] = ResolversParentTypes['EmailPreview']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MailSuppressionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MailSuppression'] = ResolversParentTypes['MailSuppression']> = {
  addressSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailReport'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailSuppressionsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['MailSuppressions'] = ResolversParentTypes['MailSuppressions']> = {
  suppressed?: Resolver<Array<ResolversTypes['MailSuppression']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  confirmMailingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmMailingListArgs, 'token'>>;
  joinMailingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationJoinMailingListArgs, 'email'>>;
  leaveMailingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveMailingListArgs, 'token'>>;
  liftMailSuppression?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLiftMailSuppressionArgs, 'address'>>;
  liftMailSuppressions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationLiftMailSuppressionsArgs>>;
  reportMailAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportMailAddressArgs, 'address' | 'kind'>>;
  writeToMailingList?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationWriteToMailingListArgs, 'dryRun' | 'subject' | 'text'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  mailSuppressions?: Resolver<ResolversTypes['MailSuppressions'], ParentType, ContextType, Partial<QueryMailSuppressionsArgs>>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmailPreview?: EmailPreviewResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  MailSuppression?: MailSuppressionResolvers<ContextType>;
  MailSuppressions?: MailSuppressionsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

