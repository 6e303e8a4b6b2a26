// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Verification, Decision, View } from '../domain/record.ts';
import type { Review } from '../actions/reviews.ts';
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
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** The verification, who looked at its documents and what was decided. */
  visa: Scalars['JSON']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Students only: makes an uploaded file the VEVO document, in place of the one before. Errors: INVALID naming `file` where
   * the content is no whole PDF, JPG, PNG, DOC or DOCX.
   */
  commitVisaDocument: VisaStatus;
  /**
   * Operators only. Errors: NOT_FOUND, FORBIDDEN for one's own, INVALID naming the field, CONFLICT when it does not wait (any
   * more) or was changed after `version`.
   */
  decideVisaVerification: VisaReview;
  /** Operators only: notes who looked and when, and answers a link. Errors: NOT_FOUND when there is no document, or no more. */
  openVisaDocument: VisaDocumentLink;
  /** Operators only: announces every decision again, so that other services can be rebuilt. Answers how many. */
  reannounceVerifications: Scalars['Int']['output'];
  /**
   * Students only: asks for a review of the uploaded document. Errors: INVALID naming `consent`, `document`, `visa_subclass`
   * or `visa_expiry`.
   */
  requestVisaVerification: VisaStatus;
};


export type MutationCommitVisaDocumentArgs = {
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationDecideVisaVerificationArgs = {
  decision: VisaDecisionInput;
  studentId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationOpenVisaDocumentArgs = {
  studentId: Scalars['Int']['input'];
};


export type MutationRequestVisaVerificationArgs = {
  input: VisaVerificationInput;
};

export type Query = {
  __typename?: 'Query';
  /** The caller's own. Students only. */
  visaDocuments: VisaDocuments;
  /** Operators only. Errors: NOT_FOUND when the student never requested a review. */
  visaReview: VisaReview;
  /** Operators only. `first` is at most 100. Errors: INVALID for a cursor that is none. */
  visaReviews: VisaReviewPage;
  /** The caller's own. Students only. */
  visaStatus: VisaStatus;
};


export type QueryVisaReviewArgs = {
  studentId: Scalars['Int']['input'];
};


export type QueryVisaReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What an operator decided, or the end of a visa that passed. */
export type VisaDecision = {
  __typename?: 'VisaDecision';
  at: Scalars['DateTime']['output'];
  conditions: Array<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  /** The operator's user id; null for the operators' key and where no operator took part. */
  reviewer?: Maybe<Scalars['Int']['output']>;
  /** verified, rejected or expired. */
  status: VisaVerificationStatus;
  visaExpiry?: Maybe<Scalars['String']['output']>;
  visaSubclass?: Maybe<Scalars['String']['output']>;
};

/** Approved with what the document shows, or rejected with a reason for the student. */
export type VisaDecisionInput = {
  approve: Scalars['Boolean']['input'];
  /** At most 20 of at most 200 characters. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Needed to reject: at most 1,000 characters; the student reads it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the visa, YYYY-MM-DD, not in the past; needed to approve but for permanent visas (189, 190, 186). */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  /** Needed to approve: a code or label of spec section 3, but for 'Other/Not Sure'. */
  visaSubclass?: InputMaybe<Scalars['String']['input']>;
};

/** The caller's document of one kind. */
export type VisaDocument = {
  __typename?: 'VisaDocument';
  /** A link, good for five minutes; null when there is no document, or no more. */
  resolvedUrl?: Maybe<Scalars['String']['output']>;
};

/** A link to a student's document, good for five minutes. */
export type VisaDocumentLink = {
  __typename?: 'VisaDocumentLink';
  name: Scalars['String']['output'];
  /** MIME type, found in the content. */
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A record that a student's document was opened. */
export type VisaDocumentView = {
  __typename?: 'VisaDocumentView';
  at: Scalars['DateTime']['output'];
  /** The operator's user id; null for the operators' key. */
  viewer?: Maybe<Scalars['Int']['output']>;
};

/** The caller's documents (spec section 3). */
export type VisaDocuments = {
  __typename?: 'VisaDocuments';
  vevo: VisaDocument;
};

/** A student's verification, as operators see it. */
export type VisaReview = {
  __typename?: 'VisaReview';
  /** Decisions of before, the last first. */
  decisions: Array<VisaDecision>;
  /** The visa of the profile now, a code; empty when not given. */
  declaredSubclass: Scalars['String']['output'];
  documentName?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  documentSize?: Maybe<Scalars['Int']['output']>;
  /** MIME type, found in the content. */
  documentType?: Maybe<Scalars['String']['output']>;
  status: VisaVerificationStatus;
  studentId: Scalars['Int']['output'];
  /** As on the profile now. */
  studentName: Scalars['String']['output'];
  submittedAt: Scalars['DateTime']['output'];
  /** Names what the reviewer has seen: rises with every upload, request and decision. Send it back with the decision. */
  version: Scalars['Int']['output'];
  /** Every opening of any document of this student, the last first. */
  views: Array<VisaDocumentView>;
  /** Last day as the student said it, YYYY-MM-DD; null when not said. */
  visaExpiry?: Maybe<Scalars['String']['output']>;
  /** The visa that the student said with the request. */
  visaSubclass: Scalars['String']['output'];
};

/** Waiting verifications, those that wait longest first. */
export type VisaReviewPage = {
  __typename?: 'VisaReviewPage';
  /** Give it as `after` for the next page; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  reviews: Array<VisaReview>;
  /** How many wait in all. */
  total: Scalars['Int']['output'];
};

/** A student's visa status record (spec section 3), with what the screen says beside it. */
export type VisaStatus = {
  __typename?: 'VisaStatus';
  /** Conditions of the verified visa, as its grant names them. */
  conditions: Array<Scalars['String']['output']>;
  /** When it was last decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** It was decided about: a new request needs another document. */
  documentDecided: Scalars['Boolean']['output'];
  /** When the document is deleted automatically; null while it waits for a review, or when there is none. */
  documentKeptUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the document's file as uploaded; null when there is none, or after it was deleted. */
  documentName?: Maybe<Scalars['String']['output']>;
  documentUploadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A review was requested at least once. */
  hasVerification: Scalars['Boolean']['output'];
  /** Why the last document was rejected. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** When the review was last requested. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A sentence for the student that goes with the status. */
  verificationMessage: Scalars['String']['output'];
  verificationStatus: VisaVerificationStatus;
  /** A link to the document, good for five minutes; null when there is none, or after it was deleted. */
  vevoDocumentUrl?: Maybe<Scalars['String']['output']>;
  /** Last day of that visa, YYYY-MM-DD; null when it has none or it was not said. */
  visaExpiry?: Maybe<Scalars['String']['output']>;
  /** The visa that was verified, else the one that was said with the last request; a code like "500" (design section 12). */
  visaSubclass?: Maybe<Scalars['String']['output']>;
};

/** What is left open is taken from the student's profile. */
export type VisaVerificationInput = {
  /** Must be true: we may check the visa with what the document says. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last day of the visa, YYYY-MM-DD. */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  /** A code or label of spec section 3, but for 'Other/Not Sure'. */
  visaSubclass?: InputMaybe<Scalars['String']['input']>;
};

/** How far a verification is; the words on the wire (design section 9). */
export type VisaVerificationStatus =
  | 'expired'
  | 'not_started'
  | 'pending'
  | 'rejected'
  | 'verified';



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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  VisaDecision: ResolverTypeWrapper<Decision>;
  VisaDecisionInput: VisaDecisionInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  VisaDocument: ResolverTypeWrapper<VisaDocument>;
  VisaDocumentLink: ResolverTypeWrapper<VisaDocumentLink>;
  VisaDocumentView: ResolverTypeWrapper<View>;
  VisaDocuments: ResolverTypeWrapper<VisaDocuments>;
  VisaReview: ResolverTypeWrapper<Review>;
  VisaReviewPage: ResolverTypeWrapper<Omit<VisaReviewPage, 'reviews'> & { reviews: Array<ResolversTypes['VisaReview']> }>;
  VisaStatus: ResolverTypeWrapper<Verification>;
  VisaVerificationInput: VisaVerificationInput;
  VisaVerificationStatus: VisaVerificationStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: AccountExport | FederationReferenceTypes['AccountExport'];
  Int: Scalars['Int']['output'];
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  VisaDecision: Decision;
  VisaDecisionInput: VisaDecisionInput;
  Boolean: Scalars['Boolean']['output'];
  VisaDocument: VisaDocument;
  VisaDocumentLink: VisaDocumentLink;
  VisaDocumentView: View;
  VisaDocuments: VisaDocuments;
  VisaReview: Review;
  VisaReviewPage: Omit<VisaReviewPage, 'reviews'> & { reviews: Array<ResolversParentTypes['VisaReview']> };
  VisaStatus: Verification;
  VisaVerificationInput: VisaVerificationInput;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visa?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  commitVisaDocument?: Resolver<ResolversTypes['VisaStatus'], ParentType, ContextType, RequireFields<MutationCommitVisaDocumentArgs, 'key' | 'name'>>;
  decideVisaVerification?: Resolver<ResolversTypes['VisaReview'], ParentType, ContextType, RequireFields<MutationDecideVisaVerificationArgs, 'decision' | 'studentId' | 'version'>>;
  openVisaDocument?: Resolver<ResolversTypes['VisaDocumentLink'], ParentType, ContextType, RequireFields<MutationOpenVisaDocumentArgs, 'studentId'>>;
  reannounceVerifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestVisaVerification?: Resolver<ResolversTypes['VisaStatus'], ParentType, ContextType, RequireFields<MutationRequestVisaVerificationArgs, 'input'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  visaDocuments?: Resolver<ResolversTypes['VisaDocuments'], ParentType, ContextType>;
  visaReview?: Resolver<ResolversTypes['VisaReview'], ParentType, ContextType, RequireFields<QueryVisaReviewArgs, 'studentId'>>;
  visaReviews?: Resolver<ResolversTypes['VisaReviewPage'], ParentType, ContextType, RequireFields<QueryVisaReviewsArgs, 'first'>>;
  visaStatus?: Resolver<ResolversTypes['VisaStatus'], ParentType, ContextType>;
};

export type VisaDecisionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaDecision'] = ResolversParentTypes['VisaDecision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VisaVerificationStatus'], ParentType, ContextType>;
  visaExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaSubclass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisaDocumentResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaDocument'] = ResolversParentTypes['VisaDocument']> = {
  resolvedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisaDocumentLinkResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaDocumentLink'] = ResolversParentTypes['VisaDocumentLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisaDocumentViewResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaDocumentView'] = ResolversParentTypes['VisaDocumentView']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VisaDocumentsResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaDocuments'] = ResolversParentTypes['VisaDocuments']> = {
  vevo?: Resolver<ResolversTypes['VisaDocument'], ParentType, ContextType>;
};

export type VisaReviewResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaReview'] = ResolversParentTypes['VisaReview']> = {
  decisions?: Resolver<Array<ResolversTypes['VisaDecision']>, ParentType, ContextType>;
  declaredSubclass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VisaVerificationStatus'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['VisaDocumentView']>, ParentType, ContextType>;
  visaExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaSubclass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisaReviewPageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaReviewPage'] = ResolversParentTypes['VisaReviewPage']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['VisaReview']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisaStatusResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaStatus'] = ResolversParentTypes['VisaStatus']> = {
  conditions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentDecided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documentKeptUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentUploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VisaVerificationStatus'], ParentType, ContextType>;
  vevoDocumentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaSubclass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  VisaDecision?: VisaDecisionResolvers<ContextType>;
  VisaDocument?: VisaDocumentResolvers<ContextType>;
  VisaDocumentLink?: VisaDocumentLinkResolvers<ContextType>;
  VisaDocumentView?: VisaDocumentViewResolvers<ContextType>;
  VisaDocuments?: VisaDocumentsResolvers<ContextType>;
  VisaReview?: VisaReviewResolvers<ContextType>;
  VisaReviewPage?: VisaReviewPageResolvers<ContextType>;
  VisaStatus?: VisaStatusResolvers<ContextType>;
};

