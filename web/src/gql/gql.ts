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
    "\n  fragment ApplicationCard on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    user {\n      fullName\n      email\n      university\n      degree\n    }\n    ...MoveButtons\n  }\n": typeof types.ApplicationCardFragmentDoc,
    "\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n": typeof types.MoveButtonsFragmentDoc,
    "\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      version\n    }\n  }\n": typeof types.MoveApplicationDocument,
    "\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n": typeof types.ApplicationResumeDocument,
    "\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n  }\n": typeof types.ApplyButtonFragmentDoc,
    "\n  mutation ApplyForJob($id: Int!) {\n    applyForJob(jobId: $id) {\n      id\n    }\n  }\n": typeof types.ApplyForJobDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n": typeof types.ReturnedUserDocument,
    "\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    weeklyHours {\n      min\n      max\n    }\n    favoriteId\n  }\n": typeof types.JobCardFragmentDoc,
    "\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n": typeof types.ReportJobDocument,
    "\n  fragment Results on JobSearchPage {\n    total\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n": typeof types.ResultsFragmentDoc,
    "\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n    }\n  }\n": typeof types.SavedJobsFragmentDoc,
    "\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n": typeof types.PlacesDocument,
    "\n  mutation SaveJob($jobId: Int!) {\n    addFavorite(jobId: $jobId) {\n      id\n      jobId\n      job {\n        id\n        favoriteId\n      }\n    }\n  }\n": typeof types.SaveJobDocument,
    "\n  mutation UnsaveJob($id: Int!) {\n    removeFavorite(id: $id)\n  }\n": typeof types.UnsaveJobDocument,
    "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n": typeof types.CompanyFragmentDoc,
    "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n": typeof types.SaveCompanyDocument,
    "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n    }\n  }\n": typeof types.DeactivateJobDocument,
    "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n": typeof types.DeleteJobDocument,
    "\n  fragment JobBadges on Job {\n    isActive\n    expiresAt\n    reviewStatus\n  }\n": typeof types.JobBadgesFragmentDoc,
    "\n  fragment JobDetail on Job {\n    id\n    title\n    isActive\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n": typeof types.JobDetailFragmentDoc,
    "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n": typeof types.JobSectionsFragmentDoc,
    "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n": typeof types.JobSidebarFragmentDoc,
    "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    reviewReason\n    applicationCount\n    ...JobBadges\n  }\n": typeof types.RecentJobFragmentDoc,
    "\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      version\n    }\n  }\n": typeof types.RenewJobDocument,
    "\n  fragment ReviewNotice on Job {\n    id\n    title\n    isActive\n    expiresAt\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n  }\n": typeof types.ReviewNoticeFragmentDoc,
    "\n  mutation DeleteDraft($id: Int!) {\n    deleteJobDraft(id: $id)\n  }\n": typeof types.DeleteDraftDocument,
    "\n  fragment DraftCard on JobDraft {\n    id\n    title\n    step\n    description\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    createdAt\n    updatedAt\n  }\n": typeof types.DraftCardFragmentDoc,
    "\n  mutation PublishDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": typeof types.PublishDraftDocument,
    "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n": typeof types.JobPaneFragmentDoc,
    "\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n": typeof types.AnswerMatchDocument,
    "\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    closes\n    url\n    reasons\n    question\n    answer\n  }\n": typeof types.MatchLineFragmentDoc,
    "\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n": typeof types.OutlookFragmentDoc,
    "\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        ...MatchLine\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n": typeof types.YourMatchesDocument,
    "\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n": typeof types.MyApplicationFragmentDoc,
    "\n  query MyApplications {\n    myApplications {\n      id\n      ...MyApplication\n    }\n  }\n": typeof types.MyApplicationsDocument,
    "\n  mutation WithdrawApplication($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n": typeof types.WithdrawApplicationDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n": typeof types.MinimumWageDocument,
    "\n  query WritingCompany {\n    me {\n      id\n      companyName\n    }\n  }\n": typeof types.WritingCompanyDocument,
    "\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n": typeof types.LocationSuggestionsDocument,
    "\n  query AdOpenTo($input: WrittenAdInput!) {\n    adOpenTo(input: $input) {\n      visa\n      label\n      kind\n      because\n    }\n  }\n": typeof types.AdOpenToDocument,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n": typeof types.PostJobDocument,
    "\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n": typeof types.SkillSuggestionsDocument,
    "\n  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.PostWizardJobDocument,
    "\n  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {\n    updateJob(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n": typeof types.UpdateWizardJobDocument,
    "\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n": typeof types.CreateDraftDocument,
    "\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n": typeof types.UpdateDraftDocument,
    "\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": typeof types.PublishWizardDraftDocument,
    "\n  fragment WizardJob on Job {\n    id\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n": typeof types.WizardJobFragmentDoc,
    "\n  fragment WizardDraft on JobDraft {\n    id\n    version\n    step\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n": typeof types.WizardDraftFragmentDoc,
    "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    breaks {\n      from\n      to\n    }\n  }\n": typeof types.PreferencesFieldsFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n": typeof types.MyPreferencesDocument,
    "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n": typeof types.UpdatePreferencesDocument,
    "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n": typeof types.UpdateEmployerProfileDocument,
    "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n": typeof types.EmployerProfileFragmentDoc,
    "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": typeof types.UpdateStudentProfileDocument,
    "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    resumeUrl\n    missingFields\n  }\n": typeof types.StudentProfileFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n    }\n  }\n": typeof types.StoredResumeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n": typeof types.JoinMailingListDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n": typeof types.RequestVisaDocument,
    "\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n    }\n  }\n": typeof types.MyVisaDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  query Page {\n    me {\n      id\n      email\n    }\n  }\n": typeof types.PageDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n    visaStatus\n  }\n": typeof types.SessionUserFragmentDoc,
    "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n": typeof types.LogoDocument,
    "\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n  }\n": typeof types.OpsAdFragmentDoc,
    "\n  query OpsJobReports($after: Int!, $first: Int!) {\n    jobReports(after: $after, first: $first) {\n      id\n      jobId\n      reason\n      comment\n      createdAt\n      job {\n        id\n        title\n        reviewStatus\n        ...OpsAd\n      }\n    }\n  }\n": typeof types.OpsJobReportsDocument,
    "\n  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {\n    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {\n      id\n      reviewStatus\n    }\n  }\n": typeof types.OpsReviewJobDocument,
    "\n  mutation OpsCloseReports($jobId: Int!) {\n    closeJobReports(jobId: $jobId)\n  }\n": typeof types.OpsCloseReportsDocument,
    "\n  mutation OpsTakeDown($id: Int!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n      reviewStatus\n    }\n  }\n": typeof types.OpsTakeDownDocument,
    "\n  query OpsReviewQueue($after: Int!, $first: Int!) {\n    reviewQueue(after: $after, first: $first) {\n      id\n      title\n      version\n      ...OpsAd\n    }\n  }\n": typeof types.OpsReviewQueueDocument,
    "\n  mutation OpsReplayLetters($letter: Int) {\n    replayDeadLetters(letter: $letter)\n  }\n": typeof types.OpsReplayLettersDocument,
    "\n  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {\n    discardDeadLetter(letter: $letter, reason: $reason)\n  }\n": typeof types.OpsDiscardLetterDocument,
    "\n  query OpsWorkRules {\n    workRules {\n      label\n      condition\n      text\n      from\n      until\n      source\n      checkedOn\n      isDue\n    }\n  }\n": typeof types.OpsWorkRulesDocument,
    "\n  query OpsMatchingDay($day: String) {\n    matchingDay(day: $day) {\n      day\n      plannedAt\n      chunks\n      chunksDone\n      planned\n      waiting\n      sent\n      empty\n      failed\n      ambiguous\n    }\n  }\n": typeof types.OpsMatchingDayDocument,
    "\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n": typeof types.OpsDryRunDocument,
    "\n  mutation OpsRunMatching($day: String, $studentId: Int) {\n    runMatching(day: $day, studentId: $studentId) {\n      prepared\n      empty\n      already\n      unassessed\n    }\n  }\n": typeof types.OpsRunMatchingDocument,
    "\n  mutation OpsReplayDigests($day: String!) {\n    replayDigests(day: $day)\n  }\n": typeof types.OpsReplayDigestsDocument,
    "\n  query OpsPeople($find: String!, $after: Int!) {\n    people(find: $find, after: $after) {\n      people {\n        id\n        fullName\n        email\n        role\n        companyName\n        suspension {\n          at\n        }\n      }\n      next\n    }\n  }\n": typeof types.OpsPeopleDocument,
    "\n  query OpsPerson($userId: Int!) {\n    person(userId: $userId) {\n      id\n      fullName\n      email\n      emailVerified\n      role\n      visaStatus\n      university\n      degree\n      citySuburb\n      companyName\n      companyAbn\n      companyWebsite\n      createdAt\n      suspension {\n        reason\n        at\n      }\n      ...PersonSessions\n    }\n  }\n": typeof types.OpsPersonDocument,
    "\n  fragment PersonSessions on Person {\n    sessions {\n      id\n      device\n      address\n      lastUsedAt\n    }\n  }\n": typeof types.PersonSessionsFragmentDoc,
    "\n  mutation OpsEndSessions($userId: Int!) {\n    endUserSessions(userId: $userId)\n  }\n": typeof types.OpsEndSessionsDocument,
    "\n  mutation OpsSuspend($userId: Int!, $reason: String!) {\n    suspendUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n": typeof types.OpsSuspendDocument,
    "\n  mutation OpsReinstate($userId: Int!, $reason: String!) {\n    reinstateUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n": typeof types.OpsReinstateDocument,
    "\n  mutation OpsSignOut {\n    logout\n  }\n": typeof types.OpsSignOutDocument,
    "\n  mutation OpsLogin($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, role: operator, code: $code) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.OpsLoginDocument,
    "\n  mutation OpsBeginFactor($email: String!, $password: String!) {\n    beginSecondFactor(email: $email, password: $password) {\n      secret\n      uri\n      qr\n    }\n  }\n": typeof types.OpsBeginFactorDocument,
    "\n  mutation OpsConfirmFactor($email: String!, $password: String!, $code: String!) {\n    confirmSecondFactor(email: $email, password: $password, code: $code) {\n      recoveryCodes\n      session {\n        accessToken\n        refreshToken\n        user {\n          ...SessionUser\n        }\n      }\n    }\n  }\n": typeof types.OpsConfirmFactorDocument,
    "\n  query OpsAdCounts {\n    moderationCounts {\n      waiting\n      reports\n    }\n  }\n": typeof types.OpsAdCountsDocument,
    "\n  query OpsDeadLetterCount {\n    deadLetters(first: 1) {\n      total\n    }\n  }\n": typeof types.OpsDeadLetterCountDocument,
    "\n  query OpsVisaCount {\n    visaReviews(first: 1) {\n      total\n    }\n  }\n": typeof types.OpsVisaCountDocument,
    "\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n    }\n  }\n": typeof types.DecideVisaDocument,
    "\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n": typeof types.OpenVisaDocumentDocument,
    "\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n      }\n    }\n  }\n": typeof types.VisaReviewOfDocument,
    "\n  fragment VisaQueue on VisaReview {\n    studentId\n    studentName\n    visaSubclass\n    submittedAt\n  }\n": typeof types.VisaQueueFragmentDoc,
    "\n  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {\n    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {\n      next\n      entries {\n        id\n        at\n        operator\n        name\n        kind\n        what\n        address\n      }\n    }\n  }\n": typeof types.OpsAuditTrailDocument,
    "\n  query OpsDeadLetters($after: Int!) {\n    deadLetters(after: $after) {\n      total\n      next\n      letters {\n        letter\n        type\n        consumer\n        tries\n        reason\n        diedAt\n      }\n    }\n  }\n": typeof types.OpsDeadLettersDocument,
    "\n  query VisaReviewsPage($after: String) {\n    visaReviews(first: 20, after: $after) {\n      total\n      endCursor\n      reviews {\n        ...VisaQueue\n      }\n    }\n  }\n": typeof types.VisaReviewsPageDocument,
    "\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: 20, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...ApplicationCard\n      }\n    }\n  }\n": typeof types.ApplicationsPageDocument,
    "\n  query ApplicationJobs {\n    myJobs {\n      id\n      title\n    }\n  }\n": typeof types.ApplicationJobsDocument,
    "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n": typeof types.EmployerDashboardDocument,
    "\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n": typeof types.EmployerDraftsDocument,
    "\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n": typeof types.EmployerJobDocument,
    "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n      ...ApplyButton\n    }\n  }\n": typeof types.JobsPageDocument,
    "\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n": typeof types.SearchJobsDocument,
    "\n  query PostJobEdit($id: Int!) {\n    job(id: $id) {\n      id\n      ...WizardJob\n    }\n  }\n": typeof types.PostJobEditDocument,
    "\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      ...WizardDraft\n    }\n  }\n": typeof types.PostJobDraftDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n": typeof types.SavedPageDocument,
};
const documents: Documents = {
    "\n  mutation DeleteMyAccount($password: String) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteMyAccountDocument,
    "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    lastUsedAt\n    current\n  }\n": types.SessionRowFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  query MySessions {\n    mySessions {\n      id\n      ...SessionRow\n    }\n  }\n": types.MySessionsDocument,
    "\n  mutation LogoutAll {\n    logoutAll\n  }\n": types.LogoutAllDocument,
    "\n  fragment ApplicationCard on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    user {\n      fullName\n      email\n      university\n      degree\n    }\n    ...MoveButtons\n  }\n": types.ApplicationCardFragmentDoc,
    "\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n": types.MoveButtonsFragmentDoc,
    "\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      version\n    }\n  }\n": types.MoveApplicationDocument,
    "\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n": types.ApplicationResumeDocument,
    "\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n  }\n": types.ApplyButtonFragmentDoc,
    "\n  mutation ApplyForJob($id: Int!) {\n    applyForJob(jobId: $id) {\n      id\n    }\n  }\n": types.ApplyForJobDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n": types.ReturnedUserDocument,
    "\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    weeklyHours {\n      min\n      max\n    }\n    favoriteId\n  }\n": types.JobCardFragmentDoc,
    "\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n": types.ReportJobDocument,
    "\n  fragment Results on JobSearchPage {\n    total\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n": types.ResultsFragmentDoc,
    "\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n    }\n  }\n": types.SavedJobsFragmentDoc,
    "\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n": types.PlacesDocument,
    "\n  mutation SaveJob($jobId: Int!) {\n    addFavorite(jobId: $jobId) {\n      id\n      jobId\n      job {\n        id\n        favoriteId\n      }\n    }\n  }\n": types.SaveJobDocument,
    "\n  mutation UnsaveJob($id: Int!) {\n    removeFavorite(id: $id)\n  }\n": types.UnsaveJobDocument,
    "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n": types.CompanyFragmentDoc,
    "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n": types.SaveCompanyDocument,
    "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n    }\n  }\n": types.DeactivateJobDocument,
    "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n": types.DeleteJobDocument,
    "\n  fragment JobBadges on Job {\n    isActive\n    expiresAt\n    reviewStatus\n  }\n": types.JobBadgesFragmentDoc,
    "\n  fragment JobDetail on Job {\n    id\n    title\n    isActive\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n": types.JobDetailFragmentDoc,
    "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n": types.JobSectionsFragmentDoc,
    "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n": types.JobSidebarFragmentDoc,
    "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    reviewReason\n    applicationCount\n    ...JobBadges\n  }\n": types.RecentJobFragmentDoc,
    "\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      version\n    }\n  }\n": types.RenewJobDocument,
    "\n  fragment ReviewNotice on Job {\n    id\n    title\n    isActive\n    expiresAt\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n  }\n": types.ReviewNoticeFragmentDoc,
    "\n  mutation DeleteDraft($id: Int!) {\n    deleteJobDraft(id: $id)\n  }\n": types.DeleteDraftDocument,
    "\n  fragment DraftCard on JobDraft {\n    id\n    title\n    step\n    description\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    createdAt\n    updatedAt\n  }\n": types.DraftCardFragmentDoc,
    "\n  mutation PublishDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": types.PublishDraftDocument,
    "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n": types.JobPaneFragmentDoc,
    "\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n": types.AnswerMatchDocument,
    "\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    closes\n    url\n    reasons\n    question\n    answer\n  }\n": types.MatchLineFragmentDoc,
    "\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n": types.OutlookFragmentDoc,
    "\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        ...MatchLine\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n": types.YourMatchesDocument,
    "\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n": types.MyApplicationFragmentDoc,
    "\n  query MyApplications {\n    myApplications {\n      id\n      ...MyApplication\n    }\n  }\n": types.MyApplicationsDocument,
    "\n  mutation WithdrawApplication($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n": types.WithdrawApplicationDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": types.ResetPasswordDocument,
    "\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n": types.MinimumWageDocument,
    "\n  query WritingCompany {\n    me {\n      id\n      companyName\n    }\n  }\n": types.WritingCompanyDocument,
    "\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n": types.LocationSuggestionsDocument,
    "\n  query AdOpenTo($input: WrittenAdInput!) {\n    adOpenTo(input: $input) {\n      visa\n      label\n      kind\n      because\n    }\n  }\n": types.AdOpenToDocument,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n": types.PostJobDocument,
    "\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n": types.SkillSuggestionsDocument,
    "\n  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.PostWizardJobDocument,
    "\n  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {\n    updateJob(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n": types.UpdateWizardJobDocument,
    "\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n": types.CreateDraftDocument,
    "\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n": types.UpdateDraftDocument,
    "\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": types.PublishWizardDraftDocument,
    "\n  fragment WizardJob on Job {\n    id\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n": types.WizardJobFragmentDoc,
    "\n  fragment WizardDraft on JobDraft {\n    id\n    version\n    step\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n": types.WizardDraftFragmentDoc,
    "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    breaks {\n      from\n      to\n    }\n  }\n": types.PreferencesFieldsFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n": types.MyPreferencesDocument,
    "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n": types.UpdatePreferencesDocument,
    "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n": types.UpdateEmployerProfileDocument,
    "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n": types.EmployerProfileFragmentDoc,
    "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": types.UpdateStudentProfileDocument,
    "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    resumeUrl\n    missingFields\n  }\n": types.StudentProfileFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n    }\n  }\n": types.StoredResumeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n": types.JoinMailingListDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n": types.RequestVisaDocument,
    "\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n    }\n  }\n": types.MyVisaDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RefreshSessionDocument,
    "\n  query Page {\n    me {\n      id\n      email\n    }\n  }\n": types.PageDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n    visaStatus\n  }\n": types.SessionUserFragmentDoc,
    "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n": types.LogoDocument,
    "\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n  }\n": types.OpsAdFragmentDoc,
    "\n  query OpsJobReports($after: Int!, $first: Int!) {\n    jobReports(after: $after, first: $first) {\n      id\n      jobId\n      reason\n      comment\n      createdAt\n      job {\n        id\n        title\n        reviewStatus\n        ...OpsAd\n      }\n    }\n  }\n": types.OpsJobReportsDocument,
    "\n  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {\n    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {\n      id\n      reviewStatus\n    }\n  }\n": types.OpsReviewJobDocument,
    "\n  mutation OpsCloseReports($jobId: Int!) {\n    closeJobReports(jobId: $jobId)\n  }\n": types.OpsCloseReportsDocument,
    "\n  mutation OpsTakeDown($id: Int!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n      reviewStatus\n    }\n  }\n": types.OpsTakeDownDocument,
    "\n  query OpsReviewQueue($after: Int!, $first: Int!) {\n    reviewQueue(after: $after, first: $first) {\n      id\n      title\n      version\n      ...OpsAd\n    }\n  }\n": types.OpsReviewQueueDocument,
    "\n  mutation OpsReplayLetters($letter: Int) {\n    replayDeadLetters(letter: $letter)\n  }\n": types.OpsReplayLettersDocument,
    "\n  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {\n    discardDeadLetter(letter: $letter, reason: $reason)\n  }\n": types.OpsDiscardLetterDocument,
    "\n  query OpsWorkRules {\n    workRules {\n      label\n      condition\n      text\n      from\n      until\n      source\n      checkedOn\n      isDue\n    }\n  }\n": types.OpsWorkRulesDocument,
    "\n  query OpsMatchingDay($day: String) {\n    matchingDay(day: $day) {\n      day\n      plannedAt\n      chunks\n      chunksDone\n      planned\n      waiting\n      sent\n      empty\n      failed\n      ambiguous\n    }\n  }\n": types.OpsMatchingDayDocument,
    "\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n": types.OpsDryRunDocument,
    "\n  mutation OpsRunMatching($day: String, $studentId: Int) {\n    runMatching(day: $day, studentId: $studentId) {\n      prepared\n      empty\n      already\n      unassessed\n    }\n  }\n": types.OpsRunMatchingDocument,
    "\n  mutation OpsReplayDigests($day: String!) {\n    replayDigests(day: $day)\n  }\n": types.OpsReplayDigestsDocument,
    "\n  query OpsPeople($find: String!, $after: Int!) {\n    people(find: $find, after: $after) {\n      people {\n        id\n        fullName\n        email\n        role\n        companyName\n        suspension {\n          at\n        }\n      }\n      next\n    }\n  }\n": types.OpsPeopleDocument,
    "\n  query OpsPerson($userId: Int!) {\n    person(userId: $userId) {\n      id\n      fullName\n      email\n      emailVerified\n      role\n      visaStatus\n      university\n      degree\n      citySuburb\n      companyName\n      companyAbn\n      companyWebsite\n      createdAt\n      suspension {\n        reason\n        at\n      }\n      ...PersonSessions\n    }\n  }\n": types.OpsPersonDocument,
    "\n  fragment PersonSessions on Person {\n    sessions {\n      id\n      device\n      address\n      lastUsedAt\n    }\n  }\n": types.PersonSessionsFragmentDoc,
    "\n  mutation OpsEndSessions($userId: Int!) {\n    endUserSessions(userId: $userId)\n  }\n": types.OpsEndSessionsDocument,
    "\n  mutation OpsSuspend($userId: Int!, $reason: String!) {\n    suspendUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n": types.OpsSuspendDocument,
    "\n  mutation OpsReinstate($userId: Int!, $reason: String!) {\n    reinstateUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n": types.OpsReinstateDocument,
    "\n  mutation OpsSignOut {\n    logout\n  }\n": types.OpsSignOutDocument,
    "\n  mutation OpsLogin($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, role: operator, code: $code) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.OpsLoginDocument,
    "\n  mutation OpsBeginFactor($email: String!, $password: String!) {\n    beginSecondFactor(email: $email, password: $password) {\n      secret\n      uri\n      qr\n    }\n  }\n": types.OpsBeginFactorDocument,
    "\n  mutation OpsConfirmFactor($email: String!, $password: String!, $code: String!) {\n    confirmSecondFactor(email: $email, password: $password, code: $code) {\n      recoveryCodes\n      session {\n        accessToken\n        refreshToken\n        user {\n          ...SessionUser\n        }\n      }\n    }\n  }\n": types.OpsConfirmFactorDocument,
    "\n  query OpsAdCounts {\n    moderationCounts {\n      waiting\n      reports\n    }\n  }\n": types.OpsAdCountsDocument,
    "\n  query OpsDeadLetterCount {\n    deadLetters(first: 1) {\n      total\n    }\n  }\n": types.OpsDeadLetterCountDocument,
    "\n  query OpsVisaCount {\n    visaReviews(first: 1) {\n      total\n    }\n  }\n": types.OpsVisaCountDocument,
    "\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n    }\n  }\n": types.DecideVisaDocument,
    "\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n": types.OpenVisaDocumentDocument,
    "\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n      }\n    }\n  }\n": types.VisaReviewOfDocument,
    "\n  fragment VisaQueue on VisaReview {\n    studentId\n    studentName\n    visaSubclass\n    submittedAt\n  }\n": types.VisaQueueFragmentDoc,
    "\n  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {\n    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {\n      next\n      entries {\n        id\n        at\n        operator\n        name\n        kind\n        what\n        address\n      }\n    }\n  }\n": types.OpsAuditTrailDocument,
    "\n  query OpsDeadLetters($after: Int!) {\n    deadLetters(after: $after) {\n      total\n      next\n      letters {\n        letter\n        type\n        consumer\n        tries\n        reason\n        diedAt\n      }\n    }\n  }\n": types.OpsDeadLettersDocument,
    "\n  query VisaReviewsPage($after: String) {\n    visaReviews(first: 20, after: $after) {\n      total\n      endCursor\n      reviews {\n        ...VisaQueue\n      }\n    }\n  }\n": types.VisaReviewsPageDocument,
    "\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: 20, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...ApplicationCard\n      }\n    }\n  }\n": types.ApplicationsPageDocument,
    "\n  query ApplicationJobs {\n    myJobs {\n      id\n      title\n    }\n  }\n": types.ApplicationJobsDocument,
    "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n": types.CompanyPageDocument,
    "\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n": types.EmployerDashboardDocument,
    "\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n": types.EmployerDraftsDocument,
    "\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n": types.EmployerJobDocument,
    "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n      ...ApplyButton\n    }\n  }\n": types.JobsPageDocument,
    "\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n": types.SearchJobsDocument,
    "\n  query PostJobEdit($id: Int!) {\n    job(id: $id) {\n      id\n      ...WizardJob\n    }\n  }\n": types.PostJobEditDocument,
    "\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      ...WizardDraft\n    }\n  }\n": types.PostJobDraftDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n": types.ProfilePageDocument,
    "\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n": types.SavedPageDocument,
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
export function graphql(source: "\n  fragment ApplicationCard on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    user {\n      fullName\n      email\n      university\n      degree\n    }\n    ...MoveButtons\n  }\n"): (typeof documents)["\n  fragment ApplicationCard on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    user {\n      fullName\n      email\n      university\n      degree\n    }\n    ...MoveButtons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n"): (typeof documents)["\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n"): (typeof documents)["\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyForJob($id: Int!) {\n    applyForJob(jobId: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyForJob($id: Int!) {\n    applyForJob(jobId: $id) {\n      id\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    weeklyHours {\n      min\n      max\n    }\n    favoriteId\n  }\n"): (typeof documents)["\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    weeklyHours {\n      min\n      max\n    }\n    favoriteId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n"): (typeof documents)["\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Results on JobSearchPage {\n    total\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n"): (typeof documents)["\n  fragment Results on JobSearchPage {\n    total\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n    }\n  }\n"): (typeof documents)["\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n"): (typeof documents)["\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveJob($jobId: Int!) {\n    addFavorite(jobId: $jobId) {\n      id\n      jobId\n      job {\n        id\n        favoriteId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveJob($jobId: Int!) {\n    addFavorite(jobId: $jobId) {\n      id\n      jobId\n      job {\n        id\n        favoriteId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsaveJob($id: Int!) {\n    removeFavorite(id: $id)\n  }\n"): (typeof documents)["\n  mutation UnsaveJob($id: Int!) {\n    removeFavorite(id: $id)\n  }\n"];
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
export function graphql(source: "\n  fragment JobBadges on Job {\n    isActive\n    expiresAt\n    reviewStatus\n  }\n"): (typeof documents)["\n  fragment JobBadges on Job {\n    isActive\n    expiresAt\n    reviewStatus\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDetail on Job {\n    id\n    title\n    isActive\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n"): (typeof documents)["\n  fragment JobDetail on Job {\n    id\n    title\n    isActive\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n"): (typeof documents)["\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    experienceLevel\n    isActive\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    reviewReason\n    applicationCount\n    ...JobBadges\n  }\n"): (typeof documents)["\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    reviewReason\n    applicationCount\n    ...JobBadges\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewNotice on Job {\n    id\n    title\n    isActive\n    expiresAt\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewNotice on Job {\n    id\n    title\n    isActive\n    expiresAt\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDraft($id: Int!) {\n    deleteJobDraft(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteDraft($id: Int!) {\n    deleteJobDraft(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftCard on JobDraft {\n    id\n    title\n    step\n    description\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment DraftCard on JobDraft {\n    id\n    title\n    step\n    description\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PublishDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n"): (typeof documents)["\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    closes\n    url\n    reasons\n    question\n    answer\n  }\n"): (typeof documents)["\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    closes\n    url\n    reasons\n    question\n    answer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n"): (typeof documents)["\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        ...MatchLine\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n"): (typeof documents)["\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        ...MatchLine\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplications {\n    myApplications {\n      id\n      ...MyApplication\n    }\n  }\n"): (typeof documents)["\n  query MyApplications {\n    myApplications {\n      id\n      ...MyApplication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawApplication($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n"): (typeof documents)["\n  mutation WithdrawApplication($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n"];
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
export function graphql(source: "\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n"): (typeof documents)["\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WritingCompany {\n    me {\n      id\n      companyName\n    }\n  }\n"): (typeof documents)["\n  query WritingCompany {\n    me {\n      id\n      companyName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n"): (typeof documents)["\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdOpenTo($input: WrittenAdInput!) {\n    adOpenTo(input: $input) {\n      visa\n      label\n      kind\n      because\n    }\n  }\n"): (typeof documents)["\n  query AdOpenTo($input: WrittenAdInput!) {\n    adOpenTo(input: $input) {\n      visa\n      label\n      kind\n      because\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n"): (typeof documents)["\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      reviewStatus\n      reviewReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n"): (typeof documents)["\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {\n    updateJob(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {\n    updateJob(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WizardJob on Job {\n    id\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment WizardJob on Job {\n    id\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WizardDraft on JobDraft {\n    id\n    version\n    step\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment WizardDraft on JobDraft {\n    id\n    version\n    step\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    breaks {\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    breaks {\n      from\n      to\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n"): (typeof documents)["\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n"): (typeof documents)["\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n    }\n  }\n"): (typeof documents)["\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Page {\n    me {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  query Page {\n    me {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n    visaStatus\n  }\n"): (typeof documents)["\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n    visaStatus\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n"): (typeof documents)["\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n  }\n"): (typeof documents)["\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsJobReports($after: Int!, $first: Int!) {\n    jobReports(after: $after, first: $first) {\n      id\n      jobId\n      reason\n      comment\n      createdAt\n      job {\n        id\n        title\n        reviewStatus\n        ...OpsAd\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsJobReports($after: Int!, $first: Int!) {\n    jobReports(after: $after, first: $first) {\n      id\n      jobId\n      reason\n      comment\n      createdAt\n      job {\n        id\n        title\n        reviewStatus\n        ...OpsAd\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {\n    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {\n      id\n      reviewStatus\n    }\n  }\n"): (typeof documents)["\n  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {\n    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {\n      id\n      reviewStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsCloseReports($jobId: Int!) {\n    closeJobReports(jobId: $jobId)\n  }\n"): (typeof documents)["\n  mutation OpsCloseReports($jobId: Int!) {\n    closeJobReports(jobId: $jobId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsTakeDown($id: Int!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n      reviewStatus\n    }\n  }\n"): (typeof documents)["\n  mutation OpsTakeDown($id: Int!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n      reviewStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsReviewQueue($after: Int!, $first: Int!) {\n    reviewQueue(after: $after, first: $first) {\n      id\n      title\n      version\n      ...OpsAd\n    }\n  }\n"): (typeof documents)["\n  query OpsReviewQueue($after: Int!, $first: Int!) {\n    reviewQueue(after: $after, first: $first) {\n      id\n      title\n      version\n      ...OpsAd\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsReplayLetters($letter: Int) {\n    replayDeadLetters(letter: $letter)\n  }\n"): (typeof documents)["\n  mutation OpsReplayLetters($letter: Int) {\n    replayDeadLetters(letter: $letter)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {\n    discardDeadLetter(letter: $letter, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {\n    discardDeadLetter(letter: $letter, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsWorkRules {\n    workRules {\n      label\n      condition\n      text\n      from\n      until\n      source\n      checkedOn\n      isDue\n    }\n  }\n"): (typeof documents)["\n  query OpsWorkRules {\n    workRules {\n      label\n      condition\n      text\n      from\n      until\n      source\n      checkedOn\n      isDue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsMatchingDay($day: String) {\n    matchingDay(day: $day) {\n      day\n      plannedAt\n      chunks\n      chunksDone\n      planned\n      waiting\n      sent\n      empty\n      failed\n      ambiguous\n    }\n  }\n"): (typeof documents)["\n  query OpsMatchingDay($day: String) {\n    matchingDay(day: $day) {\n      day\n      plannedAt\n      chunks\n      chunksDone\n      planned\n      waiting\n      sent\n      empty\n      failed\n      ambiguous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsRunMatching($day: String, $studentId: Int) {\n    runMatching(day: $day, studentId: $studentId) {\n      prepared\n      empty\n      already\n      unassessed\n    }\n  }\n"): (typeof documents)["\n  mutation OpsRunMatching($day: String, $studentId: Int) {\n    runMatching(day: $day, studentId: $studentId) {\n      prepared\n      empty\n      already\n      unassessed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsReplayDigests($day: String!) {\n    replayDigests(day: $day)\n  }\n"): (typeof documents)["\n  mutation OpsReplayDigests($day: String!) {\n    replayDigests(day: $day)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsPeople($find: String!, $after: Int!) {\n    people(find: $find, after: $after) {\n      people {\n        id\n        fullName\n        email\n        role\n        companyName\n        suspension {\n          at\n        }\n      }\n      next\n    }\n  }\n"): (typeof documents)["\n  query OpsPeople($find: String!, $after: Int!) {\n    people(find: $find, after: $after) {\n      people {\n        id\n        fullName\n        email\n        role\n        companyName\n        suspension {\n          at\n        }\n      }\n      next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsPerson($userId: Int!) {\n    person(userId: $userId) {\n      id\n      fullName\n      email\n      emailVerified\n      role\n      visaStatus\n      university\n      degree\n      citySuburb\n      companyName\n      companyAbn\n      companyWebsite\n      createdAt\n      suspension {\n        reason\n        at\n      }\n      ...PersonSessions\n    }\n  }\n"): (typeof documents)["\n  query OpsPerson($userId: Int!) {\n    person(userId: $userId) {\n      id\n      fullName\n      email\n      emailVerified\n      role\n      visaStatus\n      university\n      degree\n      citySuburb\n      companyName\n      companyAbn\n      companyWebsite\n      createdAt\n      suspension {\n        reason\n        at\n      }\n      ...PersonSessions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonSessions on Person {\n    sessions {\n      id\n      device\n      address\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  fragment PersonSessions on Person {\n    sessions {\n      id\n      device\n      address\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsEndSessions($userId: Int!) {\n    endUserSessions(userId: $userId)\n  }\n"): (typeof documents)["\n  mutation OpsEndSessions($userId: Int!) {\n    endUserSessions(userId: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsSuspend($userId: Int!, $reason: String!) {\n    suspendUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OpsSuspend($userId: Int!, $reason: String!) {\n    suspendUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsReinstate($userId: Int!, $reason: String!) {\n    reinstateUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OpsReinstate($userId: Int!, $reason: String!) {\n    reinstateUser(userId: $userId, reason: $reason) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsSignOut {\n    logout\n  }\n"): (typeof documents)["\n  mutation OpsSignOut {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsLogin($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, role: operator, code: $code) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpsLogin($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, role: operator, code: $code) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsBeginFactor($email: String!, $password: String!) {\n    beginSecondFactor(email: $email, password: $password) {\n      secret\n      uri\n      qr\n    }\n  }\n"): (typeof documents)["\n  mutation OpsBeginFactor($email: String!, $password: String!) {\n    beginSecondFactor(email: $email, password: $password) {\n      secret\n      uri\n      qr\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsConfirmFactor($email: String!, $password: String!, $code: String!) {\n    confirmSecondFactor(email: $email, password: $password, code: $code) {\n      recoveryCodes\n      session {\n        accessToken\n        refreshToken\n        user {\n          ...SessionUser\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpsConfirmFactor($email: String!, $password: String!, $code: String!) {\n    confirmSecondFactor(email: $email, password: $password, code: $code) {\n      recoveryCodes\n      session {\n        accessToken\n        refreshToken\n        user {\n          ...SessionUser\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsAdCounts {\n    moderationCounts {\n      waiting\n      reports\n    }\n  }\n"): (typeof documents)["\n  query OpsAdCounts {\n    moderationCounts {\n      waiting\n      reports\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsDeadLetterCount {\n    deadLetters(first: 1) {\n      total\n    }\n  }\n"): (typeof documents)["\n  query OpsDeadLetterCount {\n    deadLetters(first: 1) {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsVisaCount {\n    visaReviews(first: 1) {\n      total\n    }\n  }\n"): (typeof documents)["\n  query OpsVisaCount {\n    visaReviews(first: 1) {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n    }\n  }\n"): (typeof documents)["\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n"): (typeof documents)["\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VisaQueue on VisaReview {\n    studentId\n    studentName\n    visaSubclass\n    submittedAt\n  }\n"): (typeof documents)["\n  fragment VisaQueue on VisaReview {\n    studentId\n    studentName\n    visaSubclass\n    submittedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {\n    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {\n      next\n      entries {\n        id\n        at\n        operator\n        name\n        kind\n        what\n        address\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {\n    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {\n      next\n      entries {\n        id\n        at\n        operator\n        name\n        kind\n        what\n        address\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsDeadLetters($after: Int!) {\n    deadLetters(after: $after) {\n      total\n      next\n      letters {\n        letter\n        type\n        consumer\n        tries\n        reason\n        diedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsDeadLetters($after: Int!) {\n    deadLetters(after: $after) {\n      total\n      next\n      letters {\n        letter\n        type\n        consumer\n        tries\n        reason\n        diedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisaReviewsPage($after: String) {\n    visaReviews(first: 20, after: $after) {\n      total\n      endCursor\n      reviews {\n        ...VisaQueue\n      }\n    }\n  }\n"): (typeof documents)["\n  query VisaReviewsPage($after: String) {\n    visaReviews(first: 20, after: $after) {\n      total\n      endCursor\n      reviews {\n        ...VisaQueue\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: 20, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...ApplicationCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: 20, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...ApplicationCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationJobs {\n    myJobs {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query ApplicationJobs {\n    myJobs {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n"): (typeof documents)["\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n"): (typeof documents)["\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n"): (typeof documents)["\n  query EmployerJob($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n      ...ApplyButton\n    }\n  }\n"): (typeof documents)["\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      ...JobPane\n      ...ApplyButton\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n"): (typeof documents)["\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostJobEdit($id: Int!) {\n    job(id: $id) {\n      id\n      ...WizardJob\n    }\n  }\n"): (typeof documents)["\n  query PostJobEdit($id: Int!) {\n    job(id: $id) {\n      id\n      ...WizardJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      ...WizardDraft\n    }\n  }\n"): (typeof documents)["\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      ...WizardDraft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n"): (typeof documents)["\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;