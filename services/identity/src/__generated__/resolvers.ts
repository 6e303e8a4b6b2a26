// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as StoredUser } from '../domain/user.ts';
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
  _FieldSet: { input: unknown; output: unknown; }
};

/** A course of study (spec section 3, User). */
export type Education = {
  __typename?: 'Education';
  degree: Scalars['String']['output'];
  endYear: Scalars['String']['output'];
  field: Scalars['String']['output'];
  institution: Scalars['String']['output'];
  startYear: Scalars['String']['output'];
};

export type EducationInput = {
  degree?: Scalars['String']['input'];
  endYear?: Scalars['String']['input'];
  field?: Scalars['String']['input'];
  institution?: Scalars['String']['input'];
  startYear?: Scalars['String']['input'];
};

/** Absent fields stay as they are (design section 12). */
export type EmployerProfileInput = {
  companyDescription?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  companySize?: InputMaybe<Scalars['String']['input']>;
  companyWebsite?: InputMaybe<Scalars['String']['input']>;
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  industry?: InputMaybe<Scalars['String']['input']>;
};

/** A job held (spec section 3, User). */
export type Experience = {
  __typename?: 'Experience';
  company: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** 'Present' or empty while it lasts. */
  end: Scalars['String']['output'];
  start: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ExperienceInput = {
  company?: Scalars['String']['input'];
  description?: Scalars['String']['input'];
  end?: Scalars['String']['input'];
  start?: Scalars['String']['input'];
  title?: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Operators' key only: creates an operator or gives an existing operator a new password. Errors: CONFLICT for another's e-mail. */
  createOperator: User;
  /** Errors: UNAUTHENTICATED for a wrong e-mail or password, the same for both. */
  login: Session;
  /** Ends the session of the token. */
  logout: Scalars['Boolean']['output'];
  /** Operators' key only: announces every user again, so that other services can be rebuilt. Answers how many. */
  reannounceUsers: Scalars['Int']['output'];
  /** Exchanges a refresh token; reuse of an old one ends the family. Errors: UNAUTHENTICATED. */
  refreshSession: Session;
  /** Creates an account and logs in. Errors: INVALID with the field, CONFLICT when the e-mail is registered. */
  register: Session;
  /** Sends the verification mail again. Errors: CONFLICT when already verified, TOO_MANY. */
  resendVerification: Scalars['Boolean']['output'];
  /** Employers only. Errors: INVALID with the field. */
  updateEmployerProfile: User;
  /** Students only. Errors: INVALID with the field. */
  updateStudentProfile: User;
  /** Follows the link of the verification mail. Errors: INVALID when it is unknown, used or older than a day. */
  verifyEmail: Scalars['Boolean']['output'];
};


export type MutationCreateOperatorArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationUpdateEmployerProfileArgs = {
  input: EmployerProfileInput;
};


export type MutationUpdateStudentProfileArgs = {
  input: StudentProfileInput;
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** The user of the token. Errors: UNAUTHENTICATED. */
  me: User;
};

/** The register payload (spec sections 3 and 5). Which fields are required depends on the role. */
export type RegisterInput = {
  citySuburb?: InputMaybe<Scalars['String']['input']>;
  /** At most 11 characters of digits, spaces and dashes. */
  companyAbn?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  companySize?: InputMaybe<Scalars['String']['input']>;
  companyWebsite?: InputMaybe<Scalars['String']['input']>;
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD; 18 years or older. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  degree?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  employerRoleTitle?: InputMaybe<Scalars['String']['input']>;
  fullName: Scalars['String']['input'];
  /** Four digits, current year minus 10 to plus 6. */
  graduationYear?: InputMaybe<Scalars['String']['input']>;
  industry?: InputMaybe<Scalars['String']['input']>;
  /** At least 8 characters. */
  password: Scalars['String']['input'];
  role: Role;
  university?: InputMaybe<Scalars['String']['input']>;
  /** The part of the e-mail before the @; kept for old clients, not used. */
  username?: InputMaybe<Scalars['String']['input']>;
  visaStatus?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a person looks for jobs, offers them, or runs the portal (spec section 6). */
export type Role =
  | 'employer'
  | 'operator'
  | 'student';

/** What login, register and refresh answer (spec section 7). */
export type Session = {
  __typename?: 'Session';
  /** Signed, valid for ten minutes. */
  accessToken: Scalars['String']['output'];
  /** Valid for thirty days, replaced by each refresh. */
  refreshToken: Scalars['String']['output'];
  user: User;
};

/** Absent fields stay as they are (design section 12). */
export type StudentProfileInput = {
  activities?: InputMaybe<Array<Scalars['String']['input']>>;
  citySuburb?: InputMaybe<Scalars['String']['input']>;
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  degree?: InputMaybe<Scalars['String']['input']>;
  education?: InputMaybe<Array<EducationInput>>;
  experience?: InputMaybe<Array<ExperienceInput>>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  graduationYear?: InputMaybe<Scalars['String']['input']>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  university?: InputMaybe<Scalars['String']['input']>;
  visaStatus?: InputMaybe<Scalars['String']['input']>;
};

/** A person with an account (spec section 3, User). Only the user themselves sees one. */
export type User = {
  __typename?: 'User';
  activities: Array<Scalars['String']['output']>;
  /** City or suburb as chosen at registration. */
  citySuburb?: Maybe<Scalars['String']['output']>;
  companyDescription?: Maybe<Scalars['String']['output']>;
  companyLogoUrl?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  companySize?: Maybe<Scalars['String']['output']>;
  companyWebsite?: Maybe<Scalars['String']['output']>;
  /** E.164, Australian, like +61412345678. */
  contactNumber?: Maybe<Scalars['String']['output']>;
  degree?: Maybe<Scalars['String']['output']>;
  /** Newest first, by end year. */
  education: Array<Education>;
  email: Scalars['String']['output'];
  /** Whether the link in the verification mail was followed. No digest is sent, and no ad is shown to others, before. */
  emailVerified: Scalars['Boolean']['output'];
  /** Present first, then by end, newest first. */
  experience: Array<Experience>;
  fullName: Scalars['String']['output'];
  /** Four digits. */
  graduationYear?: Maybe<Scalars['String']['output']>;
  /** Integer id. */
  id: Scalars['Int']['output'];
  industry?: Maybe<Scalars['String']['output']>;
  /** Link to the resume; absent until one is uploaded. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  role: Role;
  skills: Array<Scalars['String']['output']>;
  university?: Maybe<Scalars['String']['output']>;
  /** Students: the visa type as declared, a label of spec section 3. */
  visaStatus?: Maybe<Scalars['String']['output']>;
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Education: ResolverTypeWrapper<Education>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  EducationInput: EducationInput;
  EmployerProfileInput: EmployerProfileInput;
  Experience: ResolverTypeWrapper<Experience>;
  ExperienceInput: ExperienceInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  Role: Role;
  Session: ResolverTypeWrapper<Omit<Session, 'user'> & { user: ResolversTypes['User'] }>;
  StudentProfileInput: StudentProfileInput;
  User: ResolverTypeWrapper<StoredUser>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Education: Education;
  String: Scalars['String']['output'];
  EducationInput: EducationInput;
  EmployerProfileInput: EmployerProfileInput;
  Experience: Experience;
  ExperienceInput: ExperienceInput;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  Session: Omit<Session, 'user'> & { user: ResolversParentTypes['User'] };
  StudentProfileInput: StudentProfileInput;
  User: StoredUser;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EducationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Education'] = ResolversParentTypes['Education']> = {
  degree?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperienceResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Experience'] = ResolversParentTypes['Experience']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createOperator?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'email' | 'password'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reannounceUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'refreshToken'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  resendVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateEmployerProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateEmployerProfileArgs, 'input'>>;
  updateStudentProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateStudentProfileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  citySuburb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyWebsite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  degree?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  education?: Resolver<Array<ResolversTypes['Education']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  experience?: Resolver<Array<ResolversTypes['Experience']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graduationYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  university?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  DateTime?: GraphQLScalarType;
  Education?: EducationResolvers<ContextType>;
  Experience?: ExperienceResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

