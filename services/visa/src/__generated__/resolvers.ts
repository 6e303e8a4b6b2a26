// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Applied } from '../actions/share-visa.ts';
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

/** Everything stored about a person, for the privacy export (design section 9). Identity decides whose export it is. */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** The verification, who opened its documents, and the decisions. */
  visa: Scalars['JSON']['output'];
};

/** An application, owned by the applications service. */
export type Application = {
  __typename?: 'Application';
  employerId: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** Whether the student agrees now; for other services only. */
  sharesVisa?: Maybe<Scalars['Boolean']['output']>;
  studentId: Scalars['Int']['output'];
  /** The verified visa, for the ad's employer and only while the student agrees; null for everybody else. */
  verifiedVisa?: Maybe<SharedVisa>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Students only: makes an uploaded file the VEVO document and replaces the one before. Called by the upload routes.
   * Errors: INVALID naming `file` unless the content is a complete PDF, JPG, PNG, DOC or DOCX.
   */
  commitVisaDocument: VisaStatus;
  /**
   * Operators only: approves or rejects. When two operators must approve, the first approval leaves the status pending
   * (`firstApproval`), and the second must name the same visa and last day. Errors: NOT_FOUND; FORBIDDEN when the caller is
   * the student; INVALID naming the field; CONFLICT when it is not pending, has changed since `version`, the caller has not
   * opened the document, or the first approval differs.
   */
  decideVisaVerification: VisaReview;
  /** Operators only: a link to the document; records who opened it and when. Errors: NOT_FOUND when there is no document, or after it was deleted. */
  openVisaDocument: VisaDocumentLink;
  /** Operators only: publishes every decision again in the background, so that other services can be rebuilt; `reannouncedVerifications` shows the progress. Returns how many. */
  reannounceVerifications: Scalars['Int']['output'];
  /**
   * Students only: asks for a review of the uploaded document. Errors: INVALID naming `consent`, `document`, `visa_subclass`
   * or `visa_expiry`.
   */
  requestVisaVerification: VisaStatus;
  /**
   * Operators only: revokes the verification of a visa; its status becomes rejected. The student is shown the reason, at most
   * 1,000 characters. Errors: NOT_FOUND, FORBIDDEN when the caller is the student, INVALID naming `reason`, CONFLICT when it
   * is not verified or has changed since `version`.
   */
  revokeVisaVerification: VisaReview;
  /** Students only: whether employers they applied to may see that the visa is verified and the hours it leaves. Effective immediately. */
  shareVisa: VisaStatus;
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


export type MutationRevokeVisaVerificationArgs = {
  reason: Scalars['String']['input'];
  studentId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationShareVisaArgs = {
  share: Scalars['Boolean']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** Operators only: the progress of the latest `reannounceVerifications`. */
  reannouncedVerifications: Reannouncement;
  /** Students only: their own. */
  visaDocuments: VisaDocuments;
  /** Operators only: one student's verification. Errors: NOT_FOUND when the student never requested a review. */
  visaReview: VisaReview;
  /** Operators only: verifications that wait for a review. `first` is at most 100. Errors: INVALID for an unknown cursor. */
  visaReviews: VisaReviewPage;
  /** Students only: their own. */
  visaStatus: VisaStatus;
};


export type QueryVisaReviewArgs = {
  studentId: Scalars['Int']['input'];
};


export type QueryVisaReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The progress of publishing every record again. */
export type Reannouncement = {
  __typename?: 'Reannouncement';
  announced: Scalars['Int']['output'];
  /** Absent while it is running, and when none was ever started. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many records there were when it started. */
  of: Scalars['Int']['output'];
};

/** A verified visa, as the employer of an application sees it. */
export type SharedVisa = {
  __typename?: 'SharedVisa';
  /** A code like "500" (design section 12). */
  subclass: Scalars['String']['output'];
  /** The month of its last day, YYYY-MM; null when it has none. */
  until?: Maybe<Scalars['String']['output']>;
};

/** A decision of an operator, or the expiry of a verified visa. */
export type VisaDecision = {
  __typename?: 'VisaDecision';
  at: Scalars['DateTime']['output'];
  conditions: Array<Scalars['String']['output']>;
  /** User id of the first of two approving operators; null for the operators' key and when one operator decided. */
  firstReviewer?: Maybe<Scalars['Int']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  /** The operator's user id; null for the operators' key and for an expiry. */
  reviewer?: Maybe<Scalars['Int']['output']>;
  /** Whether it revoked an earlier approval. */
  revoked: Scalars['Boolean']['output'];
  /** verified, rejected or expired. */
  status: VisaVerificationStatus;
  visaExpiry?: Maybe<Scalars['String']['output']>;
  visaSubclass?: Maybe<Scalars['String']['output']>;
};

/** An approval with the details of the document, or a rejection with a reason for the student. */
export type VisaDecisionInput = {
  approve: Scalars['Boolean']['input'];
  /** At most 20, each at most 200 characters. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Required for a rejection: at most 1,000 characters, shown to the student. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the visa, YYYY-MM-DD, not in the past; required for an approval, except of permanent visas (189, 190, 186). */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  /** Required for an approval: a code or label of spec section 3, except 'Other/Not Sure'. */
  visaSubclass?: InputMaybe<Scalars['String']['input']>;
};

/** The caller's document of one kind. */
export type VisaDocument = {
  __typename?: 'VisaDocument';
  /** A link, valid for five minutes; null when there is no document, or after it was deleted. */
  resolvedUrl?: Maybe<Scalars['String']['output']>;
};

/** A link to a student's document, valid for five minutes. */
export type VisaDocumentLink = {
  __typename?: 'VisaDocumentLink';
  name: Scalars['String']['output'];
  /** MIME type, detected from the content. */
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

/** An approval that a second operator has to confirm. Its details are hidden, so that the second operator judges independently. */
export type VisaFirstApproval = {
  __typename?: 'VisaFirstApproval';
  at: Scalars['DateTime']['output'];
  /** Whether the caller gave it. */
  mine: Scalars['Boolean']['output'];
};

/** A student's verification, as operators see it. */
export type VisaReview = {
  __typename?: 'VisaReview';
  /** Earlier decisions, latest first. */
  decisions: Array<VisaDecision>;
  /** The visa on the profile now, a code; empty when not given. */
  declaredSubclass: Scalars['String']['output'];
  documentName?: Maybe<Scalars['String']['output']>;
  /** In bytes. */
  documentSize?: Maybe<Scalars['Int']['output']>;
  /** MIME type, detected from the content. */
  documentType?: Maybe<Scalars['String']['output']>;
  /** The first approval when two operators must approve (setting `VISA_REVIEWERS`); null until then. */
  firstApproval?: Maybe<VisaFirstApproval>;
  /** Whether the caller has opened the current document, which a decision requires. */
  openedByMe: Scalars['Boolean']['output'];
  status: VisaVerificationStatus;
  studentId: Scalars['Int']['output'];
  /** The name on the profile now. */
  studentName: Scalars['String']['output'];
  submittedAt: Scalars['DateTime']['output'];
  /** Rises with every upload, request and decision. Sent back with a decision, it names what the reviewer has seen. */
  version: Scalars['Int']['output'];
  /** Every time a document of this student was opened, latest first. */
  views: Array<VisaDocumentView>;
  /** Last day that the student named in the request, YYYY-MM-DD; null when none. */
  visaExpiry?: Maybe<Scalars['String']['output']>;
  /** The visa that the student named in the request, a code. */
  visaSubclass: Scalars['String']['output'];
};

/** Verifications that wait for a review, longest waiting first. */
export type VisaReviewPage = {
  __typename?: 'VisaReviewPage';
  /** The value of `after` for the next page; null on the last page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  reviews: Array<VisaReview>;
  /** How many verifications wait in total. */
  total: Scalars['Int']['output'];
};

/** A student's visa status record (spec section 3), with the sentence that the screen shows. */
export type VisaStatus = {
  __typename?: 'VisaStatus';
  /** Conditions of the verified visa, as the grant notice words them. */
  conditions: Array<Scalars['String']['output']>;
  /** When it was last decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the document was decided on already: a new request needs another document. */
  documentDecided: Scalars['Boolean']['output'];
  /** When the document will be deleted automatically; null while it waits for a review, or when there is none. */
  documentKeptUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The document's file name as uploaded; null when there is none, or after it was deleted. */
  documentName?: Maybe<Scalars['String']['output']>;
  documentUploadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a review was ever requested. */
  hasVerification: Scalars['Boolean']['output'];
  /** Why the last document was rejected. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** When the student agreed that employers they applied to may see that the visa is verified and the hours it leaves; null while they do not agree. */
  sharedSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the review was last requested. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A sentence for the student that explains the status. */
  verificationMessage: Scalars['String']['output'];
  verificationStatus: VisaVerificationStatus;
  /** A link to the document, valid for five minutes; null when there is none, or after it was deleted. */
  vevoDocumentUrl?: Maybe<Scalars['String']['output']>;
  /** Last day of that visa, YYYY-MM-DD; null when it has none or it is unknown. */
  visaExpiry?: Maybe<Scalars['String']['output']>;
  /** The verified visa, else the one named in the last request; a code like "500" (design section 12). */
  visaSubclass?: Maybe<Scalars['String']['output']>;
};

/** A request for a review. Absent fields are taken from the student's profile. */
export type VisaVerificationInput = {
  /** Must be true: the student agrees that the portal checks the visa with the details in the document. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last day of the visa, YYYY-MM-DD. */
  visaExpiry?: InputMaybe<Scalars['String']['input']>;
  /** A code or label of spec section 3, except 'Other/Not Sure'. */
  visaSubclass?: InputMaybe<Scalars['String']['input']>;
};

/** The status of a verification, with the values of the REST API (design section 9). */
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
  Application: Application;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Application'], {"studentId":true,"employerId":true}>
        | GraphQLRecursivePick<FederationTypes['Application'], {"studentId":true,"employerId":true}>
        | GraphQLRecursivePick<FederationTypes['Application'], {"studentId":true,"employerId":true}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<AccountExport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Application: ResolverTypeWrapper<Applied>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reannouncement: ResolverTypeWrapper<Reannouncement>;
  SharedVisa: ResolverTypeWrapper<SharedVisa>;
  VisaDecision: ResolverTypeWrapper<Decision>;
  VisaDecisionInput: VisaDecisionInput;
  VisaDocument: ResolverTypeWrapper<VisaDocument>;
  VisaDocumentLink: ResolverTypeWrapper<VisaDocumentLink>;
  VisaDocumentView: ResolverTypeWrapper<View>;
  VisaDocuments: ResolverTypeWrapper<VisaDocuments>;
  VisaFirstApproval: ResolverTypeWrapper<VisaFirstApproval>;
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
  Application: Applied;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  Reannouncement: Reannouncement;
  SharedVisa: SharedVisa;
  VisaDecision: Decision;
  VisaDecisionInput: VisaDecisionInput;
  VisaDocument: VisaDocument;
  VisaDocumentLink: VisaDocumentLink;
  VisaDocumentView: View;
  VisaDocuments: VisaDocuments;
  VisaFirstApproval: VisaFirstApproval;
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

export type ApplicationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharesVisa?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  verifiedVisa?: Resolver<Maybe<ResolversTypes['SharedVisa']>, ParentType, ContextType>;
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
  revokeVisaVerification?: Resolver<ResolversTypes['VisaReview'], ParentType, ContextType, RequireFields<MutationRevokeVisaVerificationArgs, 'reason' | 'studentId' | 'version'>>;
  shareVisa?: Resolver<ResolversTypes['VisaStatus'], ParentType, ContextType, RequireFields<MutationShareVisaArgs, 'share'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  reannouncedVerifications?: Resolver<ResolversTypes['Reannouncement'], ParentType, ContextType>;
  visaDocuments?: Resolver<ResolversTypes['VisaDocuments'], ParentType, ContextType>;
  visaReview?: Resolver<ResolversTypes['VisaReview'], ParentType, ContextType, RequireFields<QueryVisaReviewArgs, 'studentId'>>;
  visaReviews?: Resolver<ResolversTypes['VisaReviewPage'], ParentType, ContextType, RequireFields<QueryVisaReviewsArgs, 'first'>>;
  visaStatus?: Resolver<ResolversTypes['VisaStatus'], ParentType, ContextType>;
};

export type ReannouncementResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Reannouncement'] = ResolversParentTypes['Reannouncement']> = {
  announced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedVisaResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['SharedVisa'] = ResolversParentTypes['SharedVisa']> = {
  subclass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisaDecisionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaDecision'] = ResolversParentTypes['VisaDecision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstReviewer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type VisaFirstApprovalResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaFirstApproval'] = ResolversParentTypes['VisaFirstApproval']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VisaReviewResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['VisaReview'] = ResolversParentTypes['VisaReview']> = {
  decisions?: Resolver<Array<ResolversTypes['VisaDecision']>, ParentType, ContextType>;
  declaredSubclass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstApproval?: Resolver<Maybe<ResolversTypes['VisaFirstApproval']>, ParentType, ContextType>;
  openedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  sharedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VisaVerificationStatus'], ParentType, ContextType>;
  vevoDocumentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaSubclass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reannouncement?: ReannouncementResolvers<ContextType>;
  SharedVisa?: SharedVisaResolvers<ContextType>;
  VisaDecision?: VisaDecisionResolvers<ContextType>;
  VisaDocument?: VisaDocumentResolvers<ContextType>;
  VisaDocumentLink?: VisaDocumentLinkResolvers<ContextType>;
  VisaDocumentView?: VisaDocumentViewResolvers<ContextType>;
  VisaDocuments?: VisaDocumentsResolvers<ContextType>;
  VisaFirstApproval?: VisaFirstApprovalResolvers<ContextType>;
  VisaReview?: VisaReviewResolvers<ContextType>;
  VisaReviewPage?: VisaReviewPageResolvers<ContextType>;
  VisaStatus?: VisaStatusResolvers<ContextType>;
};

