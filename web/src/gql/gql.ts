/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation DeleteMyAccount($password: String) {\n    deleteAccount(password: $password)\n  }\n": typeof types.DeleteMyAccountDocument,
    "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    lastUsedAt\n    current\n  }\n": typeof types.SessionRowFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": typeof types.EndSessionDocument,
    "\n  query MySessions {\n    mySessions {\n      id\n      ...SessionRow\n    }\n  }\n": typeof types.MySessionsDocument,
    "\n  mutation LogoutAll {\n    logoutAll\n  }\n": typeof types.LogoutAllDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n": typeof types.ReturnedUserDocument,
    "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n": typeof types.CompanyFragmentDoc,
    "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n": typeof types.SaveCompanyDocument,
    "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n    }\n  }\n": typeof types.DeactivateJobDocument,
    "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n": typeof types.DeleteJobDocument,
    "\n  fragment QuickForm on Job {\n    id\n    title\n    description\n    roleCategory\n    employmentType\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n  }\n": typeof types.QuickFormFragmentDoc,
    "\n  mutation UpdateJob($id: Int!, $input: JobInput!) {\n    updateJob(id: $id, input: $input) {\n      ...JobDetail\n    }\n  }\n": typeof types.UpdateJobDocument,
    "\n  fragment JobBadges on Job {\n    isActive\n    reviewStatus\n  }\n": typeof types.JobBadgesFragmentDoc,
    "\n  fragment JobDetail on Job {\n    id\n    title\n    company {\n      name\n    }\n    reviewReason\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...QuickForm\n  }\n": typeof types.JobDetailFragmentDoc,
    "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n  }\n": typeof types.JobSectionsFragmentDoc,
    "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n": typeof types.JobSidebarFragmentDoc,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n": typeof types.PostJobDocument,
    "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    isActive\n    reviewReason\n    ...JobBadges\n  }\n": typeof types.RecentJobFragmentDoc,
    "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n": typeof types.JobPaneFragmentDoc,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    breaks {\n      from\n      to\n    }\n  }\n": typeof types.PreferencesFieldsFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n": typeof types.MyPreferencesDocument,
    "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n": typeof types.UpdatePreferencesDocument,
    "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n": typeof types.UpdateEmployerProfileDocument,
    "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n": typeof types.EmployerProfileFragmentDoc,
    "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": typeof types.UpdateStudentProfileDocument,
    "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    resumeUrl\n    missingFields\n  }\n": typeof types.StudentProfileFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n    }\n  }\n": typeof types.StoredResumeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n  }\n": typeof types.SessionUserFragmentDoc,
    "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n": typeof types.LogoDocument,
    "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  query EmployerDashboard {\n    myJobs {\n      id\n      isActive\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n    }\n  }\n": typeof types.EmployerDashboardDocument,
    "\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n": typeof types.EmployerJobDocument,
    "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n    }\n  }\n": typeof types.JobsPageDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n": typeof types.ProfilePageDocument,
};
const documents: Documents = {
    "\n  mutation DeleteMyAccount($password: String) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteMyAccountDocument,
    "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    lastUsedAt\n    current\n  }\n": types.SessionRowFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  query MySessions {\n    mySessions {\n      id\n      ...SessionRow\n    }\n  }\n": types.MySessionsDocument,
    "\n  mutation LogoutAll {\n    logoutAll\n  }\n": types.LogoutAllDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n": types.ReturnedUserDocument,
    "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n": types.CompanyFragmentDoc,
    "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n": types.SaveCompanyDocument,
    "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n    }\n  }\n": types.DeactivateJobDocument,
    "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n": types.DeleteJobDocument,
    "\n  fragment QuickForm on Job {\n    id\n    title\n    description\n    roleCategory\n    employmentType\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n  }\n": types.QuickFormFragmentDoc,
    "\n  mutation UpdateJob($id: Int!, $input: JobInput!) {\n    updateJob(id: $id, input: $input) {\n      ...JobDetail\n    }\n  }\n": types.UpdateJobDocument,
    "\n  fragment JobBadges on Job {\n    isActive\n    reviewStatus\n  }\n": types.JobBadgesFragmentDoc,
    "\n  fragment JobDetail on Job {\n    id\n    title\n    company {\n      name\n    }\n    reviewReason\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...QuickForm\n  }\n": types.JobDetailFragmentDoc,
    "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n  }\n": types.JobSectionsFragmentDoc,
    "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n": types.JobSidebarFragmentDoc,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n": types.PostJobDocument,
    "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    isActive\n    reviewReason\n    ...JobBadges\n  }\n": types.RecentJobFragmentDoc,
    "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n": types.JobPaneFragmentDoc,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": types.ResetPasswordDocument,
    "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    breaks {\n      from\n      to\n    }\n  }\n": types.PreferencesFieldsFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n": types.MyPreferencesDocument,
    "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n": types.UpdatePreferencesDocument,
    "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n": types.UpdateEmployerProfileDocument,
    "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n": types.EmployerProfileFragmentDoc,
    "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": types.UpdateStudentProfileDocument,
    "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    resumeUrl\n    missingFields\n  }\n": types.StudentProfileFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n    }\n  }\n": types.StoredResumeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RefreshSessionDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n  }\n": types.SessionUserFragmentDoc,
    "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n": types.LogoDocument,
    "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n": types.CompanyPageDocument,
    "\n  query EmployerDashboard {\n    myJobs {\n      id\n      isActive\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n    }\n  }\n": types.EmployerDashboardDocument,
    "\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n": types.EmployerJobDocument,
    "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n    }\n  }\n": types.JobsPageDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n": types.ProfilePageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMyAccount($password: String) {\n    deleteAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation DeleteMyAccount($password: String) {\n    deleteAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    lastUsedAt\n    current\n  }\n"): (typeof documents)["\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    lastUsedAt\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySessions {\n    mySessions {\n      id\n      ...SessionRow\n    }\n  }\n"): (typeof documents)["\n  query MySessions {\n    mySessions {\n      id\n      ...SessionRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogoutAll {\n    logoutAll\n  }\n"): (typeof documents)["\n  mutation LogoutAll {\n    logoutAll\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n"): (typeof documents)["\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n"): (typeof documents)["\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n    }\n  }\n"): (typeof documents)["\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuickForm on Job {\n    id\n    title\n    description\n    roleCategory\n    employmentType\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n  }\n"): (typeof documents)["\n  fragment QuickForm on Job {\n    id\n    title\n    description\n    roleCategory\n    employmentType\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateJob($id: Int!, $input: JobInput!) {\n    updateJob(id: $id, input: $input) {\n      ...JobDetail\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateJob($id: Int!, $input: JobInput!) {\n    updateJob(id: $id, input: $input) {\n      ...JobDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobBadges on Job {\n    isActive\n    reviewStatus\n  }\n"): (typeof documents)["\n  fragment JobBadges on Job {\n    isActive\n    reviewStatus\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDetail on Job {\n    id\n    title\n    company {\n      name\n    }\n    reviewReason\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...QuickForm\n  }\n"): (typeof documents)["\n  fragment JobDetail on Job {\n    id\n    title\n    company {\n      name\n    }\n    reviewReason\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...QuickForm\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n  }\n"): (typeof documents)["\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n"): (typeof documents)["\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n"): (typeof documents)["\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    isActive\n    reviewReason\n    ...JobBadges\n  }\n"): (typeof documents)["\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    isActive\n    reviewReason\n    ...JobBadges\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n"): (typeof documents)["\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"): (typeof documents)["\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    breaks {\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    breaks {\n      from\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n"): (typeof documents)["\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n"): (typeof documents)["\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    resumeUrl\n    missingFields\n  }\n"): (typeof documents)["\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    resumeUrl\n    missingFields\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n    }\n  }\n"): (typeof documents)["\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n  }\n"): (typeof documents)["\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n"): (typeof documents)["\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n"): (typeof documents)["\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerDashboard {\n    myJobs {\n      id\n      isActive\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n    }\n  }\n"): (typeof documents)["\n  query EmployerDashboard {\n    myJobs {\n      id\n      isActive\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n"): (typeof documents)["\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n    }\n  }\n"): (typeof documents)["\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;