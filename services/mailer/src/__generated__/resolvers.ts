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
  /** The user's email address, by which messages are found. */
  email: Scalars['String']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** Messages to the person: what each was about, when, and what became of it; their words are not kept. Whether the address is on the mailing list. */
  mailer: Scalars['JSON']['output'];
};

/** What a mail provider reports of an address. */
export type MailReport =
  /** There is no such mailbox: nothing is sent to it any more. */
  | 'bounce'
  /** Its owner called our mail unwanted: only what they ask for themselves is sent. */
  | 'complaint';

export type Mutation = {
  __typename?: 'Mutation';
  /** By the link of the confirmation email: adds its address to the list. Errors: INVALID for an invalid or expired link. */
  confirmMailingList: Scalars['Boolean']['output'];
  /**
   * Open to everybody, rate limited: asks an address to confirm its subscription to the mailing list (the footer's form, design
   * section 9). Answers true for known and unknown addresses alike. Errors: INVALID with the field, TOO_MANY.
   */
  joinMailingList: Scalars['Boolean']['output'];
  /** By the link of any email of the list: removes its address. Errors: INVALID for an invalid or expired link. */
  leaveMailingList: Scalars['Boolean']['output'];
  /** Operators only: takes reports of an address back. Answers whether there were any. */
  liftMailSuppression: Scalars['Boolean']['output'];
  /** Operators only, as by a provider's webhook: writes to an address no more. Errors: INVALID with the field. */
  reportMailAddress: Scalars['Boolean']['output'];
  /**
   * Operators only: an email to every confirmed address of the mailing list; an empty line begins a paragraph. An address gets
   * the same text once, so an interrupted run can be repeated. Answers how many addresses are on the list; a dry run does no
   * more than that. Errors: INVALID with the field.
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


export type MutationReportMailAddressArgs = {
  address: Scalars['String']['input'];
  kind: MailReport;
};


export type MutationWriteToMailingListArgs = {
  dryRun?: Scalars['Boolean']['input'];
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
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
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['AccountExport'], {"email":true}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  MailReport: MailReport;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailer?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  confirmMailingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmMailingListArgs, 'token'>>;
  joinMailingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationJoinMailingListArgs, 'email'>>;
  leaveMailingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveMailingListArgs, 'token'>>;
  liftMailSuppression?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLiftMailSuppressionArgs, 'address'>>;
  reportMailAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportMailAddressArgs, 'address' | 'kind'>>;
  writeToMailingList?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationWriteToMailingListArgs, 'dryRun' | 'subject' | 'text'>>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
};

