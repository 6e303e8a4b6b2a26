// Generated from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as StoredUser } from '../domain/user.ts';
import type { Session as StoredSession } from '../domain/session.ts';
import type { ExportOf } from '../domain/export.ts';
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

/**
 * Everything stored about a person, for the privacy export (design section 9). Each service that stores personal data
 * adds a field.
 */
export type AccountExport = {
  __typename?: 'AccountExport';
  /** The user's email address. The mailer finds their messages by it. */
  email: Scalars['String']['output'];
  /** The user's id. */
  id: Scalars['Int']['output'];
  /** Account, profile, sessions and files; never a password or its hash. */
  identity: Scalars['JSON']['output'];
};

/** A record of what an operator read or did. It cannot be changed and is kept for 400 days. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The IP address of the request. */
  address: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Ids of the ads concerned. */
  jobs: Array<Scalars['Int']['output']>;
  /** `query`, `mutation`, or `page` for a page outside GraphQL. */
  kind: Scalars['String']['output'];
  /** The root field or, outside GraphQL, the page. */
  name: Scalars['String']['output'];
  /** The operator's email address, or 'ops-key' for the operators' key. */
  operator: Scalars['String']['output'];
  /** The operator's user id; null for the operators' key. */
  operatorId?: Maybe<Scalars['Int']['output']>;
  /** Ids of the users concerned. */
  people: Array<Scalars['Int']['output']>;
  /** Each field with its arguments as JSON, like 'reviewJob {"id":7,"approve":true}', without passwords and tokens. */
  what: Array<Scalars['String']['output']>;
};

/** A page of the audit trail, newest first. */
export type AuditPage = {
  __typename?: 'AuditPage';
  entries: Array<AuditEntry>;
  /** The value of `after` for the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** A company as its employer describes it, public. The jobs service decides which companies have a page. */
export type Company = {
  __typename?: 'Company';
  /** Plain text, as the employer wrote it. */
  about?: Maybe<Scalars['String']['output']>;
  /** Integer id of the employer. */
  id: Scalars['Int']['output'];
  industry?: Maybe<Scalars['String']['output']>;
  /** Link to the logo, valid for five minutes. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  size?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

/** Why the newest email that confirms an account's address was not sent. */
export type ConfirmationProblem =
  /** The mailbox does not exist, or refuses the portal's email. */
  | 'mailbox_refuses'
  /** The mail server refused the email, or the portal could not write it. */
  | 'not_delivered'
  /** Too many emails were asked for to this mailbox, perhaps by other people. One asked for later is sent. */
  | 'too_many';

/** An event that a listener failed to handle. */
export type DeadLetter = {
  __typename?: 'DeadLetter';
  /** The listener that gave up. */
  consumer: Scalars['String']['output'];
  diedAt: Scalars['DateTime']['output'];
  eventId: Scalars['String']['output'];
  happenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its sequence number in the dead-letter stream. */
  letter: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  /** The number of attempts; null when unknown. */
  tries?: Maybe<Scalars['Int']['output']>;
  /** The event type, like 'jobs.job.v1.published'. */
  type: Scalars['String']['output'];
};

/** A page of dead letters, oldest first. */
export type DeadLetterPage = {
  __typename?: 'DeadLetterPage';
  letters: Array<DeadLetter>;
  /** The value of `after` for the next page; null on the last page. */
  next?: Maybe<Scalars['Int']['output']>;
  /** The number of all dead letters. */
  total: Scalars['Int']['output'];
};

/** A signed-in browser or program (spec section 7, session calls). */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** The IP address of its last request; null when unknown. */
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** Like 'Firefox on Windows'. */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** When its tokens were last renewed. */
  lastUsedAt: Scalars['DateTime']['output'];
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

/** Absent fields are not changed (design section 12). */
export type EmployerProfileInput = {
  /** At most 11 characters of digits, spaces and dashes. */
  companyAbn?: InputMaybe<Scalars['String']['input']>;
  companyDescription?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  companySize?: InputMaybe<Scalars['String']['input']>;
  companyWebsite?: InputMaybe<Scalars['String']['input']>;
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  employerRoleTitle?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  industry?: InputMaybe<Scalars['String']['input']>;
};

/** A position held (spec section 3, User). */
export type Experience = {
  __typename?: 'Experience';
  company: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Like `start`; 'Present' or empty for a current position. */
  end: Scalars['String']['output'];
  /** A month, YYYY-MM, or a year alone when the month is unknown. */
  start: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ExperienceInput = {
  company?: Scalars['String']['input'];
  description?: Scalars['String']['input'];
  /** Like `start`; 'Present' or empty for a current position. */
  end?: Scalars['String']['input'];
  /** A month: '2024-07', '07/2024' or 'Jul 2024'; a year alone is kept as it is. */
  start?: Scalars['String']['input'];
  title?: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Creates a secret for the authenticator app of an operator without a second factor. Errors: UNAUTHENTICATED for a wrong
   * email or password, FORBIDDEN for another role, CONFLICT when a second factor is set up already, TOO_MANY.
   */
  beginSecondFactor: SecondFactorStart;
  /** Employers only: makes an uploaded image the company's logo. Called by the upload routes. Errors: INVALID with the field `file`. */
  commitCompanyLogo: User;
  /** Students only: makes an uploaded file the resume. Called by the upload routes. Errors: INVALID with the field `file`. */
  commitResume: User;
  /** Confirms the second factor with a first code of the app, and signs in. Errors: those of `beginSecondFactor`, INVALID naming `code`. */
  confirmSecondFactor: SecondFactorEnd;
  /** Operators' key only: creates an operator, or sets an operator's new password, which ends their sessions and notifies them by email. Errors: CONFLICT for the email of a user of another role. */
  createOperator: User;
  /**
   * Deletes the caller's account and everything stored about it in all services. The password confirms it; an account
   * without a password must have signed in within the last ten minutes. Errors: INVALID with the field `password`, TOO_MANY.
   */
  deleteAccount: Scalars['Boolean']['output'];
  /** Operators only: deletes an account by id or email; an operator's only by the operators' key. Errors: NOT_FOUND, FORBIDDEN. */
  deleteUser: Scalars['Boolean']['output'];
  /** Operators only: deletes a dead letter. Errors: NOT_FOUND, INVALID without a reason. */
  discardDeadLetter: Scalars['Boolean']['output'];
  /** Ends one of the caller's sessions. Errors: NOT_FOUND, also for a session of another user. */
  endSession: Scalars['Boolean']['output'];
  /** Operators only: ends every session of a user. Returns how many. Errors: NOT_FOUND, FORBIDDEN for an operator's account. */
  endUserSessions: Scalars['Int']['output'];
  /**
   * Exchanges the code of a Google sign-in for a session, in the browser that began it. `role` is the role of a new account
   * for which none was chosen before, default student. With `asksRole` a missing role is an error, and the code can be used
   * again. Errors: INVALID with the field `code` or `role`, FORBIDDEN, TOO_MANY.
   */
  exchangeGoogleCode: Session;
  /** Emails a link to set a new password if the account exists; the answer is the same if it does not. Errors: INVALID, TOO_MANY. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Links the Google account of an id_token to the caller's account. Errors: INVALID with the field, CONFLICT when it is linked to another user or the caller's email is not verified, UNAVAILABLE. */
  linkGoogle: User;
  /**
   * Signs in. With `role`, only an account of that role may. Operators with a second factor give as `code` a code of their
   * app or a recovery code. Errors: UNAUTHENTICATED, the same for an unknown email and a wrong password; FORBIDDEN for
   * another role; INVALID naming `code` when it is missing, wrong or used, or `second_factor` when an operator has to set
   * one up first; TOO_MANY.
   */
  login: Session;
  /** Ends the session of the access token. */
  logout: Scalars['Boolean']['output'];
  /** Ends all sessions of the caller, including this one, within a second. */
  logoutAll: Scalars['Boolean']['output'];
  /**
   * Called by the gateway after Google's sign-in page: a code that `exchangeGoogleCode` accepts once, within two minutes,
   * together with the transaction that the browser keeps. `role` is the role of a new account, default student. Errors:
   * INVALID with the field, FORBIDDEN for an email that Google has not verified, TOO_MANY, UNAVAILABLE.
   */
  offerGoogleSession: Scalars['String']['output'];
  /** Operators' key only: publishes every user again in the background, so that other services can be rebuilt; `reannouncedUsers` shows the progress. Returns how many. */
  reannounceUsers: Scalars['Int']['output'];
  /**
   * Operators only, called by the gateway: records a page or action of the gateway itself, before it happens. Not in the
   * public schema.
   */
  recordOperation: Scalars['Boolean']['output'];
  /** Exchanges a refresh token for new tokens. Using a replaced token ends the session. Errors: UNAUTHENTICATED. */
  refreshSession: Session;
  /**
   * Creates an account and signs in. A repeat with the same idempotency key (at most 200 characters) and password signs in
   * to the account that the first call created. Errors: INVALID with the field, CONFLICT when the email is registered.
   */
  register: Session;
  /** Operators only: ends a suspension and its effects. Errors: NOT_FOUND, FORBIDDEN for an operator's account, CONFLICT when it is not suspended, INVALID without a reason. */
  reinstateUser: Person;
  /** Employers only: removes the logo. */
  removeCompanyLogo: User;
  /** Students only: removes the resume. */
  removeResume: User;
  /** Operators only: delivers one dead letter, or without `letter` all of them, to its listener again. Returns how many. Errors: NOT_FOUND. */
  replayDeadLetters: Scalars['Int']['output'];
  /** Sends the link that confirms the email address again. Errors: CONFLICT when it is confirmed already, TOO_MANY. */
  resendVerification: Scalars['Boolean']['output'];
  /**
   * Sets a new password with the token of the emailed link, once and within 30 minutes, and ends all sessions.
   * Errors: INVALID with the field (`token` or `new_password`), TOO_MANY.
   */
  resetPassword: Scalars['Boolean']['output'];
  /** Operators' key only: removes an operator's lost second factor and ends their sessions. Errors: NOT_FOUND. */
  resetSecondFactor: Scalars['Boolean']['output'];
  /** Signs in with an id_token that Google issued to this portal; creates an account for a new email. Errors: INVALID with the field, FORBIDDEN for an email that Google has not verified, UNAVAILABLE. */
  signInWithGoogle: Session;
  /**
   * Operators only: suspends an account. It cannot sign in, its sessions end within a second, its ads are hidden and it is
   * not matched. An operator's only by the operators' key, as in the next two. Errors: NOT_FOUND, FORBIDDEN for another
   * operator's account, CONFLICT when it is suspended already, INVALID without a reason.
   */
  suspendUser: Person;
  /** Employers only. Errors: INVALID with the field, TOO_MANY above ten names of the company an hour. */
  updateEmployerProfile: User;
  /**
   * Students only. `resumeUploadedAt` is that of the resume in which the given fields were read, if they were. Errors: INVALID
   * with the field, CONFLICT when another resume or none is stored.
   */
  updateStudentProfile: User;
  /**
   * Confirms the email address with the token of the emailed link. The account's password is needed unless the caller is
   * signed in to the account, or asks from a device that signed in to it before. Errors: INVALID naming `token` when it is
   * unknown or older than a day, INVALID naming `password`, TOO_MANY.
   */
  verifyEmail: Scalars['Boolean']['output'];
};


export type MutationBeginSecondFactorArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationCommitCompanyLogoArgs = {
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationCommitResumeArgs = {
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationCreateOperatorArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDeleteAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDiscardDeadLetterArgs = {
  letter: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndUserSessionsArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationExchangeGoogleCodeArgs = {
  asksRole?: InputMaybe<Scalars['Boolean']['input']>;
  code: Scalars['String']['input'];
  role?: InputMaybe<Role>;
  transaction: Scalars['String']['input'];
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationLinkGoogleArgs = {
  idToken: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  role?: InputMaybe<Role>;
};


export type MutationOfferGoogleSessionArgs = {
  idToken: Scalars['String']['input'];
  role?: InputMaybe<Role>;
  transaction: Scalars['String']['input'];
};


export type MutationRecordOperationArgs = {
  field: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationRefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RegisterInput;
};


export type MutationReinstateUserArgs = {
  reason: Scalars['String']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationReplayDeadLettersArgs = {
  letter?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetSecondFactorArgs = {
  email: Scalars['String']['input'];
};


export type MutationSignInWithGoogleArgs = {
  idToken: Scalars['String']['input'];
  role?: InputMaybe<Role>;
};


export type MutationSuspendUserArgs = {
  reason: Scalars['String']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationUpdateEmployerProfileArgs = {
  input: EmployerProfileInput;
};


export type MutationUpdateStudentProfileArgs = {
  input: StudentProfileInput;
  resumeUploadedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationVerifyEmailArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

/** A page of people, by id. */
export type PeoplePage = {
  __typename?: 'PeoplePage';
  /** The value of `after` for the next page; null on the last page. */
  next?: Maybe<Scalars['Int']['output']>;
  people: Array<Person>;
};

/** A person as operators see them. */
export type Person = {
  __typename?: 'Person';
  citySuburb?: Maybe<Scalars['String']['output']>;
  companyAbn?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  companyWebsite?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  degree?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  fullName: Scalars['String']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  role: Role;
  /** Signed-in browsers and programs, most recently used first. */
  sessions: Array<DeviceSession>;
  /** Null while the account is not suspended. */
  suspension?: Maybe<Suspension>;
  university?: Maybe<Scalars['String']['output']>;
  /** Students: the visa type they declared. */
  visaStatus?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * Everything stored about the caller; about another user, by id or email, for operators only.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  accountExport: AccountExport;
  /** Operators only: what operators read and did, newest first, optionally of one operator, about one user or about one ad. At most 100 a page. Errors: INVALID for an unknown cursor. */
  auditTrail: AuditPage;
  /** The session of the token. Errors: UNAUTHENTICATED. */
  currentSession: DeviceSession;
  /** Operators only: events that listeners failed to handle, oldest first. At most 100 a page. */
  deadLetters: DeadLetterPage;
  /** The user of the token. Errors: UNAUTHENTICATED. */
  me: User;
  /** The caller's valid sessions, most recently used first. Errors: UNAUTHENTICATED. */
  mySessions: Array<DeviceSession>;
  /** Operators only: people by id, by the start of an email address, or by the start of words in the name of the person or company. At most 50 a page. */
  people: PeoplePage;
  /** Operators only. Errors: NOT_FOUND. */
  person: Person;
  /** Operators' key only: the progress of the latest `reannounceUsers`. */
  reannouncedUsers: Reannouncement;
  /** Students only: a link to the resume. Errors: NOT_FOUND when there is none. */
  resume: Resume;
};


export type QueryAccountExportArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  jobId?: InputMaybe<Scalars['Int']['input']>;
  operatorId?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeadLettersArgs = {
  after?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryPeopleArgs = {
  after?: Scalars['Int']['input'];
  find: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryPersonArgs = {
  userId: Scalars['Int']['input'];
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
  /** Four digits, from ten years ago to six years ahead. */
  graduationYear?: InputMaybe<Scalars['String']['input']>;
  industry?: InputMaybe<Scalars['String']['input']>;
  /** At least 8 characters. */
  password: Scalars['String']['input'];
  role: Role;
  university?: InputMaybe<Scalars['String']['input']>;
  /** The part of the email before the @. Accepted for old clients and ignored. */
  username?: InputMaybe<Scalars['String']['input']>;
  visaStatus?: InputMaybe<Scalars['String']['input']>;
};

/** A link to the student's resume. */
export type Resume = {
  __typename?: 'Resume';
  /** The file name as uploaded. */
  name: Scalars['String']['output'];
  /** Valid for five minutes. */
  url: Scalars['String']['output'];
};

/** What an account is for: finding jobs, offering jobs, or operating the portal (spec section 6). */
export type Role =
  | 'employer'
  | 'operator'
  | 'student';

/** The result of setting up a second factor. */
export type SecondFactorEnd = {
  __typename?: 'SecondFactorEnd';
  /** Each replaces the app's code for one sign-in. They cannot be read again. */
  recoveryCodes: Array<Scalars['String']['output']>;
  session: Session;
};

/** A new secret for an operator's authenticator app. */
export type SecondFactorStart = {
  __typename?: 'SecondFactorStart';
  /** The otpauth:// address as a QR code, in SVG. */
  qr: Scalars['String']['output'];
  /** The secret as text, to enter by hand. */
  secret: Scalars['String']['output'];
  /** The secret as an otpauth:// address. */
  uri: Scalars['String']['output'];
};

/** The answer of login, register and refresh (spec section 7). */
export type Session = {
  __typename?: 'Session';
  /** Signed, valid for ten minutes. */
  accessToken: Scalars['String']['output'];
  /** Valid for thirty days; each refresh replaces it. */
  refreshToken: Scalars['String']['output'];
  user: User;
};

/** Absent fields are not changed (design section 12). */
export type StudentProfileInput = {
  activities?: InputMaybe<Array<Scalars['String']['input']>>;
  citySuburb?: InputMaybe<Scalars['String']['input']>;
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD, 18 years or older. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  degree?: InputMaybe<Scalars['String']['input']>;
  education?: InputMaybe<Array<EducationInput>>;
  experience?: InputMaybe<Array<ExperienceInput>>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  graduationYear?: InputMaybe<Scalars['String']['input']>;
  /** At most 60. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  university?: InputMaybe<Scalars['String']['input']>;
  visaStatus?: InputMaybe<Scalars['String']['input']>;
};

/** Why and since when an account is suspended. */
export type Suspension = {
  __typename?: 'Suspension';
  at: Scalars['DateTime']['output'];
  /** The operator's user id; null for the operators' key. */
  by?: Maybe<Scalars['Int']['output']>;
  reason: Scalars['String']['output'];
};

/** A person with an account (spec section 3, User). Visible to that person only. */
export type User = {
  __typename?: 'User';
  activities: Array<Scalars['String']['output']>;
  /** City or suburb. */
  citySuburb?: Maybe<Scalars['String']['output']>;
  /** The company's Australian Business Number, digits only. */
  companyAbn?: Maybe<Scalars['String']['output']>;
  companyDescription?: Maybe<Scalars['String']['output']>;
  /** Link to the logo, valid for five minutes; absent until one is uploaded. */
  companyLogoUrl?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  companySize?: Maybe<Scalars['String']['output']>;
  companyWebsite?: Maybe<Scalars['String']['output']>;
  /** Why the newest email that confirms the address was not sent; absent while that is not known, and once the address is confirmed. */
  confirmationProblem?: Maybe<ConfirmationProblem>;
  /** E.164, Australian, like +61412345678. */
  contactNumber?: Maybe<Scalars['String']['output']>;
  degree?: Maybe<Scalars['String']['output']>;
  /** By end year, latest first. */
  education: Array<Education>;
  email: Scalars['String']['output'];
  /** Whether the email address is confirmed. Until it is, a student gets no morning email and an employer's ads are hidden. */
  emailVerified: Scalars['Boolean']['output'];
  /** The person's position in the company. */
  employerRoleTitle?: Maybe<Scalars['String']['output']>;
  /** Current positions first, then by end date, latest first. */
  experience: Array<Experience>;
  fullName: Scalars['String']['output'];
  /** Whether a Google account is linked. */
  googleLinked: Scalars['Boolean']['output'];
  /** Four digits. */
  graduationYear?: Maybe<Scalars['String']['output']>;
  /** Whether a password is set; accounts created through Google start without one. */
  hasPassword: Scalars['Boolean']['output'];
  /** Integer id. */
  id: Scalars['Int']['output'];
  industry?: Maybe<Scalars['String']['output']>;
  /** Languages the person speaks, in their own words. */
  languages: Array<Scalars['String']['output']>;
  /**
   * Fields that registration requires for the role and this account still lacks, by their REST names: date_of_birth,
   * city_suburb and degree of a student; company_name, employer_role_title, company_abn, company_size and industry of an
   * employer. Accounts created through Google start this way; the profile calls supply them.
   */
  missingFields: Array<Scalars['String']['output']>;
  /** The file name of the uploaded resume. */
  resumeName?: Maybe<Scalars['String']['output']>;
  resumeUploadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Link to the resume, valid for five minutes; absent until one is uploaded. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  role: Role;
  skills: Array<Scalars['String']['output']>;
  university?: Maybe<Scalars['String']['output']>;
  /** Students: the visa type they declared, one of the labels of spec section 3. */
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
  AccountExport: AccountExport;
  Company: Company;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountExport:
    ( { __typename: 'AccountExport' }
    & GraphQLRecursivePick<FederationTypes['AccountExport'], {"id":true}> );
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<ExportOf>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  Company: ResolverTypeWrapper<StoredUser>;
  ConfirmationProblem: ConfirmationProblem;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeadLetter: ResolverTypeWrapper<DeadLetter>;
  DeadLetterPage: ResolverTypeWrapper<DeadLetterPage>;
  DeviceSession: ResolverTypeWrapper<StoredSession>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Education: ResolverTypeWrapper<Education>;
  EducationInput: EducationInput;
  EmployerProfileInput: EmployerProfileInput;
  Experience: ResolverTypeWrapper<Experience>;
  ExperienceInput: ExperienceInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PeoplePage: ResolverTypeWrapper<Omit<PeoplePage, 'people'> & { people: Array<ResolversTypes['Person']> }>;
  Person: ResolverTypeWrapper<StoredUser>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reannouncement: ResolverTypeWrapper<Reannouncement>;
  RegisterInput: RegisterInput;
  Resume: ResolverTypeWrapper<Resume>;
  Role: Role;
  SecondFactorEnd: ResolverTypeWrapper<Omit<SecondFactorEnd, 'session'> & { session: ResolversTypes['Session'] }>;
  SecondFactorStart: ResolverTypeWrapper<SecondFactorStart>;
  Session: ResolverTypeWrapper<Omit<Session, 'user'> & { user: ResolversTypes['User'] }>;
  StudentProfileInput: StudentProfileInput;
  Suspension: ResolverTypeWrapper<Suspension>;
  User: ResolverTypeWrapper<StoredUser>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: ExportOf;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  AuditEntry: AuditEntry;
  ID: Scalars['ID']['output'];
  AuditPage: AuditPage;
  Company: StoredUser;
  DateTime: Scalars['DateTime']['output'];
  DeadLetter: DeadLetter;
  DeadLetterPage: DeadLetterPage;
  DeviceSession: StoredSession;
  Boolean: Scalars['Boolean']['output'];
  Education: Education;
  EducationInput: EducationInput;
  EmployerProfileInput: EmployerProfileInput;
  Experience: Experience;
  ExperienceInput: ExperienceInput;
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  PeoplePage: Omit<PeoplePage, 'people'> & { people: Array<ResolversParentTypes['Person']> };
  Person: StoredUser;
  Query: Record<PropertyKey, never>;
  Reannouncement: Reannouncement;
  RegisterInput: RegisterInput;
  Resume: Resume;
  SecondFactorEnd: Omit<SecondFactorEnd, 'session'> & { session: ResolversParentTypes['Session'] };
  SecondFactorStart: SecondFactorStart;
  Session: Omit<Session, 'user'> & { user: ResolversParentTypes['User'] };
  StudentProfileInput: StudentProfileInput;
  Suspension: Suspension;
  User: StoredUser;
};

export type AccountExportResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport'], FederationReferenceType extends FederationReferenceTypes['AccountExport'] = FederationReferenceTypes['AccountExport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountExport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  what?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadLetterResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  consumer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  diedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  happenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeadLetterPageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DeadLetterPage'] = ResolversParentTypes['DeadLetterPage']> = {
  letters?: Resolver<Array<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceSessionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorStart'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'email' | 'password'>>;
  commitCompanyLogo?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCommitCompanyLogoArgs, 'key' | 'name'>>;
  commitResume?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCommitResumeArgs, 'key' | 'name'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['SecondFactorEnd'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code' | 'email' | 'password'>>;
  createOperator?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'email' | 'password'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  deleteUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationDeleteUserArgs>>;
  discardDeadLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardDeadLetterArgs, 'letter' | 'reason'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endUserSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'userId'>>;
  exchangeGoogleCode?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationExchangeGoogleCodeArgs, 'code' | 'transaction'>>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  linkGoogle?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationLinkGoogleArgs, 'idToken'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerGoogleSession?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationOfferGoogleSessionArgs, 'idToken' | 'transaction'>>;
  reannounceUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordOperation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordOperationArgs, 'field' | 'name'>>;
  refreshSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'refreshToken'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reinstateUser?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationReinstateUserArgs, 'reason' | 'userId'>>;
  removeCompanyLogo?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  removeResume?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  replayDeadLetters?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationReplayDeadLettersArgs>>;
  resendVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'newPassword' | 'token'>>;
  resetSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'email'>>;
  signInWithGoogle?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'idToken'>>;
  suspendUser?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'reason' | 'userId'>>;
  updateEmployerProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateEmployerProfileArgs, 'input'>>;
  updateStudentProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateStudentProfileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type PeoplePageResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['PeoplePage'] = ResolversParentTypes['PeoplePage']> = {
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  citySuburb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyAbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyWebsite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  degree?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  university?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountExport?: Resolver<ResolversTypes['AccountExport'], ParentType, ContextType, Partial<QueryAccountExportArgs>>;
  auditTrail?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditTrailArgs, 'first'>>;
  currentSession?: Resolver<ResolversTypes['DeviceSession'], ParentType, ContextType>;
  deadLetters?: Resolver<ResolversTypes['DeadLetterPage'], ParentType, ContextType, RequireFields<QueryDeadLettersArgs, 'after' | 'first'>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['PeoplePage'], ParentType, ContextType, RequireFields<QueryPeopleArgs, 'after' | 'find' | 'first'>>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<QueryPersonArgs, 'userId'>>;
  reannouncedUsers?: Resolver<ResolversTypes['Reannouncement'], ParentType, ContextType>;
  resume?: Resolver<ResolversTypes['Resume'], ParentType, ContextType>;
};

export type ReannouncementResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Reannouncement'] = ResolversParentTypes['Reannouncement']> = {
  announced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResumeResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Resume'] = ResolversParentTypes['Resume']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorEndResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['SecondFactorEnd'] = ResolversParentTypes['SecondFactorEnd']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
};

export type SecondFactorStartResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['SecondFactorStart'] = ResolversParentTypes['SecondFactorStart']> = {
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = AskedContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  citySuburb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyAbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyWebsite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationProblem?: Resolver<Maybe<ResolversTypes['ConfirmationProblem']>, ParentType, ContextType>;
  contactNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  degree?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  education?: Resolver<Array<ResolversTypes['Education']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employerRoleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experience?: Resolver<Array<ResolversTypes['Experience']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  googleLinked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  graduationYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  resumeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeUploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resumeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  university?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AskedContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  DeadLetterPage?: DeadLetterPageResolvers<ContextType>;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  Education?: EducationResolvers<ContextType>;
  Experience?: ExperienceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  PeoplePage?: PeoplePageResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reannouncement?: ReannouncementResolvers<ContextType>;
  Resume?: ResumeResolvers<ContextType>;
  SecondFactorEnd?: SecondFactorEndResolvers<ContextType>;
  SecondFactorStart?: SecondFactorStartResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

