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
    "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    createdAt\n    lastUsedAt\n    current\n  }\n": typeof types.SessionRowFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": typeof types.EndSessionDocument,
    "\n  query MySessions {\n    mySessions {\n      id\n      current\n      ...SessionRow\n    }\n  }\n": typeof types.MySessionsDocument,
    "\n  mutation LogoutAll {\n    logoutAll\n  }\n": typeof types.LogoutAllDocument,
    "\n  fragment ApplicationDetail on Application {\n    id\n    jobId\n    status\n    appliedAt\n    statusChangedAt\n    resumeName\n    note\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n    ...MoveButtons\n  }\n": typeof types.ApplicationDetailFragmentDoc,
    "\n  mutation NoteApplication($id: Int!, $note: String!) {\n    noteApplication(id: $id, note: $note) {\n      id\n      note\n      version\n    }\n  }\n": typeof types.NoteApplicationDocument,
    "\n  fragment ApplicationRow on Application {\n    id\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n  }\n": typeof types.ApplicationRowFragmentDoc,
    "\n  query MoveEmail($id: Int!, $status: ApplicationStatus!) {\n    application(id: $id) {\n      id\n      moveEmail(status: $status) {\n        subject\n        text\n      }\n    }\n  }\n": typeof types.MoveEmailDocument,
    "\n  fragment ApplicationSheet on Application {\n    status\n    appliedAt\n    resumeName\n    note\n    job {\n      title\n      location\n    }\n    ...Applicant\n  }\n": typeof types.ApplicationSheetFragmentDoc,
    "\n  query ExportApplications($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        ...ApplicationSheet\n      }\n    }\n  }\n": typeof types.ExportApplicationsDocument,
    "\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n": typeof types.MoveButtonsFragmentDoc,
    "\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version, undoable: true) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n": typeof types.MoveApplicationDocument,
    "\n  mutation UndoMove($id: Int!) {\n    undoApplicationMove(id: $id) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n": typeof types.UndoMoveDocument,
    "\n  fragment Applicant on Application {\n    id\n    user {\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaType\n    }\n    verifiedVisa {\n      subclass\n      until\n    }\n    fit {\n      reasons\n      hoursAWeek\n      anyHours\n    }\n  }\n": typeof types.ApplicantFragmentDoc,
    "\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n    withdrawnAt\n    fit {\n      question\n      because\n    }\n  }\n": typeof types.ApplyButtonFragmentDoc,
    "\n  mutation ApplyForJob($id: Int!, $idempotencyKey: String!) {\n    applyForJob(jobId: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.ApplyForJobDocument,
    "\n  query ApplyOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      missing\n    }\n    me {\n      id\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaStatus\n      resumeName\n    }\n  }\n": typeof types.ApplyOutlookDocument,
    "\n  mutation AddToProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      id\n      ...StudentProfile\n    }\n  }\n": typeof types.AddToProfileDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n": typeof types.ReturnedUserDocument,
    "\n  query Elsewhere($wider: JobSearchFilter!, $anywhere: JobSearchFilter!, $unsponsored: JobSearchFilter!, $place: String!) {\n    wider: searchJobs(filter: $wider, perPage: 1) {\n      total\n    }\n    anywhere: searchJobs(filter: $anywhere, perPage: 1) {\n      total\n    }\n    unsponsored: searchJobs(filter: $unsponsored, perPage: 1) {\n      total\n    }\n    locationSuggestions(query: $place, limit: 3) {\n      label\n    }\n  }\n": typeof types.ElsewhereDocument,
    "\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    workRights {\n      kind\n      demanded\n    }\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    favoriteId\n  }\n": typeof types.JobCardFragmentDoc,
    "\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n": typeof types.ReportJobDocument,
    "\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n      fit {\n        reasons\n        question\n        because\n      }\n    }\n  }\n": typeof types.SavedJobsFragmentDoc,
    "\n  fragment SimilarJob on Job {\n    id\n    title\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n": typeof types.SimilarJobFragmentDoc,
    "\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n": typeof types.PlacesDocument,
    "\n  fragment Results on JobSearchPage {\n    total\n    close\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n": typeof types.ResultsFragmentDoc,
    "\n  mutation SaveJob($jobId: Int!) {\n    addFavorite(jobId: $jobId) {\n      id\n      jobId\n      job {\n        id\n        favoriteId\n      }\n    }\n  }\n": typeof types.SaveJobDocument,
    "\n  mutation UnsaveJob($id: Int!) {\n    removeFavorite(id: $id)\n  }\n": typeof types.UnsaveJobDocument,
    "\n  query SentDays {\n    myApplications(withdrawn: true) {\n      id\n      jobId\n      appliedAt\n      withdrawnAt\n    }\n  }\n": typeof types.SentDaysDocument,
    "\n  fragment AnswerForHolder on AdAnswer {\n    label\n    kind\n    because\n    questions\n    messageToEmployer\n    note\n    rules {\n      text\n      condition\n      source\n      checkedOn\n    }\n    hoursSaid\n    hoursLeft\n    hoursLimit\n  }\n": typeof types.AnswerForHolderFragmentDoc,
    "\n  fragment PayBesideMinimum on PayCheck {\n    said\n    standing\n    minimum\n    casualMinimum\n    source\n  }\n": typeof types.PayBesideMinimumFragmentDoc,
    "\n  fragment CheckedWords on CheckedAd {\n    text\n    marks {\n      kind\n      quote\n      start\n      end\n      meaning\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n  }\n": typeof types.CheckedWordsFragmentDoc,
    "\n  query AnswerToCheck($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      reading\n      answer(visa: $visa, facts: $facts) {\n        ...AnswerForHolder\n      }\n      fit {\n        about\n        text\n      }\n    }\n  }\n": typeof types.AnswerToCheckDocument,
    "\n  query OpeningsOfCheckedAd($input: AdToCheckInput!) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n    }\n  }\n": typeof types.OpeningsOfCheckedAdDocument,
    "\n  fragment KeptCheckFields on KeptCheck {\n    id\n    day\n    title\n    companyName\n    place\n    link\n    warnings {\n      meaning\n      quote\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n    answer {\n      ...AnswerForHolder\n    }\n  }\n": typeof types.KeptCheckFieldsFragmentDoc,
    "\n  query MyChecks {\n    myChecks {\n      ...KeptCheckFields\n    }\n  }\n": typeof types.MyChecksDocument,
    "\n  mutation RemoveCheck($id: ID!) {\n    removeCheck(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveCheckDocument,
    "\n  mutation KeepCheck($input: CheckToKeepInput!) {\n    keepCheck(input: $input) {\n      id\n    }\n  }\n": typeof types.KeepCheckDocument,
    "\n  fragment CompanyHeader on Company {\n    name\n    abnChecked\n    about\n    website\n    size\n    industry\n    logoUrl\n  }\n": typeof types.CompanyHeaderFragmentDoc,
    "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n": typeof types.CompanyFragmentDoc,
    "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n": typeof types.SaveCompanyDocument,
    "\n  mutation ActivateJob($id: Int!) {\n    updateJob(id: $id, input: { isActive: true }) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n": typeof types.ActivateJobDocument,
    "\n  fragment ListedJob on Job {\n    id\n    title\n    location\n    standing\n    expiresAt\n    applicationCount\n    postedDate\n    scrapedAt\n    createdAt\n  }\n": typeof types.ListedJobFragmentDoc,
    "\n  query ConfirmedAds {\n    employerDashboard {\n      recentJobs {\n        id\n        title\n        standing\n        standingSince\n        expiresAt\n        state\n        reviewReason\n        postedDate\n        scrapedAt\n        createdAt\n        ...JobBadges\n      }\n    }\n  }\n": typeof types.ConfirmedAdsDocument,
    "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n": typeof types.DeactivateJobDocument,
    "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n": typeof types.DeleteJobDocument,
    "\n  fragment JobBadges on Job {\n    standing\n  }\n": typeof types.JobBadgesFragmentDoc,
    "\n  fragment JobDetail on Job {\n    id\n    title\n    standing\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n": typeof types.JobDetailFragmentDoc,
    "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n": typeof types.JobSectionsFragmentDoc,
    "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    standing\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n": typeof types.JobSidebarFragmentDoc,
    "\n  query JobTrend($id: Int!) {\n    myJob(id: $id) {\n      id\n      viewsByDay {\n        day\n        count\n      }\n      sentByDay {\n        day\n        count\n      }\n      interestedByDay {\n        day\n        count\n      }\n      appliedByDay {\n        day\n        count\n      }\n    }\n  }\n": typeof types.JobTrendDocument,
    "\n  fragment RecentApplication on Application {\n    id\n    jobId\n    appliedAt\n    job {\n      title\n    }\n    user {\n      fullName\n    }\n  }\n": typeof types.RecentApplicationFragmentDoc,
    "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    standing\n    standingSince\n    expiresAt\n    reviewReason\n    payWarning\n    applicationCount\n    ...JobBadges\n    ...StandingActions\n  }\n": typeof types.RecentJobFragmentDoc,
    "\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n": typeof types.RenewJobDocument,
    "\n  fragment ReviewNotice on Job {\n    id\n    standing\n    standingSince\n    expiresAt\n    state\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n    ...StandingActions\n  }\n": typeof types.ReviewNoticeFragmentDoc,
    "\n  fragment StandingActions on Job {\n    id\n    title\n    standing\n  }\n": typeof types.StandingActionsFragmentDoc,
    "\n  query ShiftCalendar {\n    myShiftCalendar\n  }\n": typeof types.ShiftCalendarDocument,
    "\n  query MyFortnight {\n    myFortnight {\n      today\n      limit\n      noLimitBecause\n      noWorkBecause\n      question\n      visaUnknown\n      tighter {\n        from\n        to\n        left\n      }\n      both {\n        from\n        to\n        left\n      }\n      regular\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n      shifts {\n        id\n        day\n        hours\n        employer\n      }\n    }\n  }\n": typeof types.MyFortnightDocument,
    "\n  mutation NoteShift($input: ShiftInput!) {\n    noteShift(input: $input) {\n      today\n      limit\n      tighter {\n        from\n      }\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n    }\n  }\n": typeof types.NoteShiftDocument,
    "\n  mutation RemoveShift($id: ID!) {\n    removeShift(id: $id) {\n      today\n    }\n  }\n": typeof types.RemoveShiftDocument,
    "\n  mutation DeleteDraft($id: Int!) {\n    deleteJobDraft(id: $id)\n  }\n": typeof types.DeleteDraftDocument,
    "\n  fragment DraftCard on JobDraft {\n    id\n    title\n    step\n    description\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    createdAt\n    updatedAt\n  }\n": typeof types.DraftCardFragmentDoc,
    "\n  mutation PublishDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": typeof types.PublishDraftDocument,
    "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n    fit {\n      ...WhyThisFits\n    }\n  }\n": typeof types.JobPaneFragmentDoc,
    "\n  fragment WhyThisFits on JobFit {\n    eligibility\n    reasons\n    question\n    because\n    missing\n    hoursLeft\n    hoursLimit\n  }\n": typeof types.WhyThisFitsFragmentDoc,
    "\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n": typeof types.AnswerMatchDocument,
    "\n  query MatchOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      wait {\n        until\n        isGiven\n        isClosed\n        missing\n      }\n    }\n  }\n": typeof types.MatchOutlookDocument,
    "\n  fragment JobAnswer on Job {\n    id\n    title\n    sourceUrl\n    company {\n      name\n    }\n    application {\n      id\n      appliedAt\n    }\n    withdrawnAt\n    match {\n      jobId\n      answer\n      answeredAt\n      leftOut\n    }\n  }\n": typeof types.JobAnswerFragmentDoc,
    "\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    hours\n    closes\n    applyUrl\n    reasons\n    question\n    because\n    answer\n    answeredAt\n    job {\n      id\n      withdrawnAt\n      favoriteId\n    }\n  }\n": typeof types.MatchLineFragmentDoc,
    "\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n": typeof types.OutlookFragmentDoc,
    "\n  mutation WithdrawMatch($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n": typeof types.WithdrawMatchDocument,
    "\n  query TurnedDown {\n    myMatches {\n      leftOut {\n        text\n        jobIds\n      }\n    }\n  }\n": typeof types.TurnedDownDocument,
    "\n  mutation TakeBack($jobId: Int!) {\n    answerMatch(jobId: $jobId, answer: taken_back) {\n      jobId\n      answer\n    }\n  }\n": typeof types.TakeBackDocument,
    "\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        answer\n        title\n        companyName\n        job {\n          id\n          application {\n            id\n            appliedAt\n          }\n        }\n        ...MatchLine\n      }\n      leftOut {\n        text\n        jobIds\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n": typeof types.YourMatchesDocument,
    "\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    withdrawnAt\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n": typeof types.MyApplicationFragmentDoc,
    "\n  query MyApplications {\n    myApplications(withdrawn: true) {\n      id\n      ...MyApplication\n    }\n  }\n": typeof types.MyApplicationsDocument,
    "\n  query SentCopy($id: Int!) {\n    application(id: $id) {\n      id\n      resumeName\n      user {\n        fullName\n        email\n        university\n        degree\n        graduationYear\n        languages\n        visaType\n      }\n    }\n  }\n": typeof types.SentCopyDocument,
    "\n  mutation WithdrawApplication($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n": typeof types.WithdrawApplicationDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n": typeof types.LocationSuggestionsDocument,
    "\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n": typeof types.MinimumWageDocument,
    "\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n": typeof types.CreateDraftDocument,
    "\n  query OwnCompany {\n    me {\n      id\n      companyName\n    }\n  }\n": typeof types.OwnCompanyDocument,
    "\n  query WrittenAd($input: WrittenAdInput!) {\n    writtenAd(input: $input) {\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n      contradictions\n      weeklyHours {\n        min\n        max\n        inferred\n      }\n      workRights {\n        kind\n        demanded\n      }\n      sponsors\n      reach {\n        students\n        near\n        closing {\n          change\n          students\n        }\n        opening {\n          change\n          students\n        }\n      }\n    }\n  }\n": typeof types.WrittenAdDocument,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      standing\n      reviewReason\n    }\n  }\n": typeof types.PostJobDocument,
    "\n  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.PostWizardJobDocument,
    "\n  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {\n    updateJob(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n": typeof types.UpdateWizardJobDocument,
    "\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n": typeof types.UpdateDraftDocument,
    "\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": typeof types.PublishWizardDraftDocument,
    "\n  fragment Wizard on Posting {\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    hoursMin\n    hoursMax\n    workDays\n    shiftStart\n    shiftEnd\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n": typeof types.WizardFragmentDoc,
    "\n  query Pause {\n    myPreferences {\n      digest\n      pausedUntil\n    }\n  }\n": typeof types.PauseDocument,
    "\n  mutation SetPause($until: String) {\n    updatePreferences(input: { pausedUntil: $until }) {\n      digest\n    }\n  }\n": typeof types.SetPauseDocument,
    "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    daysWanted\n    timesWanted\n    pausedUntil\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    courseEnds\n    degreeBegins\n    earlierRights\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    grantConditions\n    formerVisa\n    formerVisaEnds\n    verifiedConditions\n    breaks {\n      from\n      to\n    }\n  }\n": typeof types.PreferencesFieldsFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n": typeof types.MyPreferencesDocument,
    "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n": typeof types.UpdatePreferencesDocument,
    "\n  query ConfirmedAddress {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n    }\n  }\n": typeof types.ConfirmedAddressDocument,
    "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n": typeof types.UpdateEmployerProfileDocument,
    "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyAbn\n    employerRoleTitle\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n": typeof types.EmployerProfileFragmentDoc,
    "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": typeof types.UpdateStudentProfileDocument,
    "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    languages\n    resumeUrl\n    missingFields\n  }\n": typeof types.StudentProfileFragmentDoc,
    "\n  query TabCounts {\n    myMatches {\n      matches {\n        jobId\n        answer\n        job {\n          id\n          application {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.TabCountsDocument,
    "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n": typeof types.StoredResumeDocument,
    "\n  mutation SaveSearch($name: String!, $filter: JobSearchFilter!, $query: String!) {\n    saveSearch(name: $name, filter: $filter, query: $query) {\n      id\n      name\n    }\n  }\n": typeof types.SaveSearchDocument,
    "\n  mutation ChangeSearch($id: Int!, $name: String, $paused: Boolean) {\n    changeSearch(id: $id, name: $name, paused: $paused) {\n      id\n      name\n      paused\n    }\n  }\n": typeof types.ChangeSearchDocument,
    "\n  mutation RemoveSearch($id: Int!) {\n    removeSearch(id: $id)\n  }\n": typeof types.RemoveSearchDocument,
    "\n  query SavedSearches {\n    mySearches {\n      id\n      name\n      query\n      paused\n    }\n  }\n": typeof types.SavedSearchesDocument,
    "\n  query ResumeToRead {\n    me {\n      id\n      skills\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n": typeof types.ResumeToReadDocument,
    "\n  query NextStep {\n    me {\n      id\n      emailVerified\n      visaStatus\n      university\n      degree\n      citySuburb\n      skills\n      languages\n      experience {\n        title\n      }\n      resumeUrl\n      resumeUploadedAt\n    }\n    myMatches {\n      matches {\n        jobId\n      }\n      profileSteps {\n        name\n        isDone\n        jobs\n      }\n    }\n  }\n": typeof types.NextStepDocument,
    "\n  query MyResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n    myResume {\n      uploadedAt\n      skills\n      languages\n      licences\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n": typeof types.MyResumeDocument,
    "\n  mutation SaveStep($input: StudentProfileInput!, $resumeUploadedAt: DateTime) {\n    updateStudentProfile(input: $input, resumeUploadedAt: $resumeUploadedAt) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": typeof types.SaveStepDocument,
    "\n  mutation SaveHours($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      hoursWanted\n    }\n  }\n": typeof types.SaveHoursDocument,
    "\n  query ProfileBefore {\n    me {\n      id\n      skills\n      languages\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n": typeof types.ProfileBeforeDocument,
    "\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n": typeof types.JoinMailingListDocument,
    "\n  query MyTrades {\n    myPreferences {\n      trades {\n        code\n        name\n      }\n      tradesFound {\n        code\n        name\n      }\n      tradesNear {\n        code\n        name\n      }\n    }\n  }\n": typeof types.MyTradesDocument,
    "\n  mutation ChooseTrades($trades: [String!]!) {\n    updatePreferences(input: { trades: $trades }) {\n      trades {\n        code\n      }\n    }\n  }\n": typeof types.ChooseTradesDocument,
    "\n  query TradeSuggestions($query: String!) {\n    tradeSuggestions(query: $query) {\n      code\n      name\n    }\n  }\n": typeof types.TradeSuggestionsDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation ShareVisa($share: Boolean!) {\n    shareVisa(share: $share) {\n      sharedSince\n    }\n  }\n": typeof types.ShareVisaDocument,
    "\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n": typeof types.RequestVisaDocument,
    "\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n      sharedSince\n    }\n  }\n": typeof types.MyVisaDocument,
    "\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n": typeof types.ApplicationResumeDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  query Page {\n    me {\n      id\n      email\n    }\n  }\n": typeof types.PageDocument,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  query AskedConfirmation {\n    me {\n      id\n      emailVerified\n      confirmationProblem\n    }\n  }\n": typeof types.AskedConfirmationDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n    visaStatus\n  }\n": typeof types.SessionUserFragmentDoc,
    "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n": typeof types.LogoDocument,
    "\n  query KnownPlaces($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n": typeof types.KnownPlacesDocument,
    "\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n": typeof types.SkillSuggestionsDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n    document {\n      name\n      url\n    }\n  }\n": typeof types.OpsAdFragmentDoc,
    "\n  query OpsJobReports($after: Int!, $first: Int!) {\n    jobReports(after: $after, first: $first) {\n      id\n      jobId\n      reason\n      comment\n      createdAt\n      job {\n        id\n        title\n        reviewStatus\n        ...OpsAd\n      }\n    }\n  }\n": typeof types.OpsJobReportsDocument,
    "\n  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {\n    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {\n      id\n      reviewStatus\n    }\n  }\n": typeof types.OpsReviewJobDocument,
    "\n  mutation OpsCloseReports($jobId: Int!) {\n    closeJobReports(jobId: $jobId)\n  }\n": typeof types.OpsCloseReportsDocument,
    "\n  mutation OpsTakeDown($id: Int!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n      reviewStatus\n    }\n  }\n": typeof types.OpsTakeDownDocument,
    "\n  query OpsReviewQueue($after: Int!, $first: Int!) {\n    reviewQueue(after: $after, first: $first) {\n      id\n      title\n      version\n      ...OpsAd\n    }\n  }\n": typeof types.OpsReviewQueueDocument,
    "\n  mutation OpsReplayLetters($letter: Int) {\n    replayDeadLetters(letter: $letter)\n  }\n": typeof types.OpsReplayLettersDocument,
    "\n  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {\n    discardDeadLetter(letter: $letter, reason: $reason)\n  }\n": typeof types.OpsDiscardLetterDocument,
    "\n  mutation OpsAddFeed($input: FeedInput!) {\n    addFeed(input: $input) {\n      name\n    }\n  }\n": typeof types.OpsAddFeedDocument,
    "\n  mutation OpsRunFeed($name: String!, $acceptLosses: Boolean!) {\n    runFeed(name: $name, acceptLosses: $acceptLosses) {\n      id\n    }\n  }\n": typeof types.OpsRunFeedDocument,
    "\n  mutation OpsRemoveFeed($name: String!) {\n    removeFeed(name: $name)\n  }\n": typeof types.OpsRemoveFeedDocument,
    "\n  query OpsFeeds {\n    feeds {\n      name\n      host\n      schedule\n      nextAt\n      ads\n      lastRun {\n        status\n        keptBecause\n        ...OpsRun\n      }\n    }\n  }\n": typeof types.OpsFeedsDocument,
    "\n  query OpsImports {\n    importRuns(first: 10) {\n      id\n      name\n      feed\n      createdAt\n      ...OpsRun\n    }\n  }\n": typeof types.OpsImportsDocument,
    "\n  fragment OpsRun on ImportRun {\n    id\n    status\n    problem\n    counts {\n      read\n      new\n      updated\n      duplicate\n      rejected\n    }\n    reasons {\n      reason\n      count\n    }\n    ignoredColumns\n    closed\n    keptBecause\n    share\n    rowsPerSecond\n    secondsLeft\n  }\n": typeof types.OpsRunFragmentDoc,
    "\n  query OpsWorkRules {\n    workRules {\n      label\n      condition\n      text\n      from\n      until\n      source\n      checkedOn\n      isDue\n    }\n  }\n": typeof types.OpsWorkRulesDocument,
    "\n  query OpsMatchingDay($day: String) {\n    matchingDay(day: $day) {\n      day\n      plannedAt\n      chunks\n      chunksDone\n      planned\n      waiting\n      sent\n      empty\n      failed\n      ambiguous\n    }\n  }\n": typeof types.OpsMatchingDayDocument,
    "\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      fullName\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n": typeof types.OpsDryRunDocument,
    "\n  mutation OpsRunMatching($day: String, $studentId: Int) {\n    runMatching(day: $day, studentId: $studentId) {\n      prepared\n      empty\n      already\n      unassessed\n    }\n  }\n": typeof types.OpsRunMatchingDocument,
    "\n  mutation OpsReplayDigests($day: String!) {\n    replayDigests(day: $day)\n  }\n": typeof types.OpsReplayDigestsDocument,
    "\n  query OpsStudentNamed($find: String!) {\n    people(find: $find, first: 20) {\n      people {\n        id\n        email\n        role\n      }\n    }\n  }\n": typeof types.OpsStudentNamedDocument,
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
    "\n  mutation RevokeVisa($studentId: Int!, $version: Int!, $reason: String!) {\n    revokeVisaVerification(studentId: $studentId, version: $version, reason: $reason) {\n      studentId\n    }\n  }\n": typeof types.RevokeVisaDocument,
    "\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n      status\n    }\n  }\n": typeof types.DecideVisaDocument,
    "\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n": typeof types.OpenVisaDocumentDocument,
    "\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      openedByMe\n      firstApproval {\n        mine\n      }\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n        revoked\n      }\n    }\n  }\n": typeof types.VisaReviewOfDocument,
    "\n  fragment VisaQueue on VisaReview {\n    studentId\n    studentName\n    visaSubclass\n    submittedAt\n  }\n": typeof types.VisaQueueFragmentDoc,
    "\n  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {\n    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {\n      next\n      entries {\n        id\n        at\n        operator\n        name\n        kind\n        what\n        address\n      }\n    }\n  }\n": typeof types.OpsAuditTrailDocument,
    "\n  query OpsDeadLetters($after: Int!) {\n    deadLetters(after: $after) {\n      total\n      next\n      letters {\n        letter\n        type\n        consumer\n        tries\n        reason\n        diedAt\n      }\n    }\n  }\n": typeof types.OpsDeadLettersDocument,
    "\n  query VisaReviewsPage($after: String) {\n    visaReviews(first: 20, after: $after) {\n      total\n      endCursor\n      reviews {\n        ...VisaQueue\n      }\n    }\n  }\n": typeof types.VisaReviewsPageDocument,
    "\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...Applicant\n        ...ApplicationRow\n        ...ApplicationDetail\n      }\n    }\n  }\n": typeof types.ApplicationsPageDocument,
    "\n  query ApplicationJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      title\n    }\n  }\n": typeof types.ApplicationJobsDocument,
    "\n  query ClosedJob($id: Int!) {\n    closedJob(id: $id) {\n      id\n      title\n      companyName\n      similar {\n        id\n        ...SimilarJob\n      }\n    }\n  }\n": typeof types.ClosedJobDocument,
    "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  query PublicCompany($id: Int!) {\n    company(id: $id) {\n      id\n      name\n      ...CompanyHeader\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n": typeof types.PublicCompanyDocument,
    "\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n": typeof types.EmployerDashboardDocument,
    "\n  query DashboardApplications {\n    employerApplications(first: 3) {\n      applications {\n        id\n        ...RecentApplication\n      }\n    }\n  }\n": typeof types.DashboardApplicationsDocument,
    "\n  query AllEmployerJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n      ...ListedJob\n    }\n  }\n": typeof types.AllEmployerJobsDocument,
    "\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n": typeof types.EmployerDraftsDocument,
    "\n  query EmployerJob($id: Int!) {\n    myJob(id: $id) {\n      id\n      title\n      ...JobDetail\n      ...JobPane\n    }\n  }\n": typeof types.EmployerJobDocument,
    "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      sourceUrl\n      favoriteId\n      match {\n        jobId\n      }\n      ...JobPane\n      ...ApplyButton\n      ...JobAnswer\n      similar {\n        ...SimilarJob\n      }\n    }\n  }\n": typeof types.JobsPageDocument,
    "\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      total\n      close\n      totalPages\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n": typeof types.SearchJobsDocument,
    "\n  query NamedCompany($name: String!) {\n    companyNamed(name: $name) {\n      name\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n": typeof types.NamedCompanyDocument,
    "\n  query PostJobEdit($id: Int!) {\n    myJob(id: $id) {\n      id\n      ...Wizard\n    }\n  }\n": typeof types.PostJobEditDocument,
    "\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      step\n      ...Wizard\n    }\n  }\n": typeof types.PostJobDraftDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n": typeof types.SavedPageDocument,
};
const documents: Documents = {
    "\n  mutation DeleteMyAccount($password: String) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteMyAccountDocument,
    "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    createdAt\n    lastUsedAt\n    current\n  }\n": types.SessionRowFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  query MySessions {\n    mySessions {\n      id\n      current\n      ...SessionRow\n    }\n  }\n": types.MySessionsDocument,
    "\n  mutation LogoutAll {\n    logoutAll\n  }\n": types.LogoutAllDocument,
    "\n  fragment ApplicationDetail on Application {\n    id\n    jobId\n    status\n    appliedAt\n    statusChangedAt\n    resumeName\n    note\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n    ...MoveButtons\n  }\n": types.ApplicationDetailFragmentDoc,
    "\n  mutation NoteApplication($id: Int!, $note: String!) {\n    noteApplication(id: $id, note: $note) {\n      id\n      note\n      version\n    }\n  }\n": types.NoteApplicationDocument,
    "\n  fragment ApplicationRow on Application {\n    id\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n  }\n": types.ApplicationRowFragmentDoc,
    "\n  query MoveEmail($id: Int!, $status: ApplicationStatus!) {\n    application(id: $id) {\n      id\n      moveEmail(status: $status) {\n        subject\n        text\n      }\n    }\n  }\n": types.MoveEmailDocument,
    "\n  fragment ApplicationSheet on Application {\n    status\n    appliedAt\n    resumeName\n    note\n    job {\n      title\n      location\n    }\n    ...Applicant\n  }\n": types.ApplicationSheetFragmentDoc,
    "\n  query ExportApplications($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        ...ApplicationSheet\n      }\n    }\n  }\n": types.ExportApplicationsDocument,
    "\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n": types.MoveButtonsFragmentDoc,
    "\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version, undoable: true) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n": types.MoveApplicationDocument,
    "\n  mutation UndoMove($id: Int!) {\n    undoApplicationMove(id: $id) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n": types.UndoMoveDocument,
    "\n  fragment Applicant on Application {\n    id\n    user {\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaType\n    }\n    verifiedVisa {\n      subclass\n      until\n    }\n    fit {\n      reasons\n      hoursAWeek\n      anyHours\n    }\n  }\n": types.ApplicantFragmentDoc,
    "\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n    withdrawnAt\n    fit {\n      question\n      because\n    }\n  }\n": types.ApplyButtonFragmentDoc,
    "\n  mutation ApplyForJob($id: Int!, $idempotencyKey: String!) {\n    applyForJob(jobId: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.ApplyForJobDocument,
    "\n  query ApplyOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      missing\n    }\n    me {\n      id\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaStatus\n      resumeName\n    }\n  }\n": types.ApplyOutlookDocument,
    "\n  mutation AddToProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      id\n      ...StudentProfile\n    }\n  }\n": types.AddToProfileDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  query ReturnedUser {\n    me {\n      ...SessionUser\n    }\n  }\n": types.ReturnedUserDocument,
    "\n  query Elsewhere($wider: JobSearchFilter!, $anywhere: JobSearchFilter!, $unsponsored: JobSearchFilter!, $place: String!) {\n    wider: searchJobs(filter: $wider, perPage: 1) {\n      total\n    }\n    anywhere: searchJobs(filter: $anywhere, perPage: 1) {\n      total\n    }\n    unsponsored: searchJobs(filter: $unsponsored, perPage: 1) {\n      total\n    }\n    locationSuggestions(query: $place, limit: 3) {\n      label\n    }\n  }\n": types.ElsewhereDocument,
    "\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    workRights {\n      kind\n      demanded\n    }\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    favoriteId\n  }\n": types.JobCardFragmentDoc,
    "\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n": types.ReportJobDocument,
    "\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n      fit {\n        reasons\n        question\n        because\n      }\n    }\n  }\n": types.SavedJobsFragmentDoc,
    "\n  fragment SimilarJob on Job {\n    id\n    title\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n": types.SimilarJobFragmentDoc,
    "\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n": types.PlacesDocument,
    "\n  fragment Results on JobSearchPage {\n    total\n    close\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n": types.ResultsFragmentDoc,
    "\n  mutation SaveJob($jobId: Int!) {\n    addFavorite(jobId: $jobId) {\n      id\n      jobId\n      job {\n        id\n        favoriteId\n      }\n    }\n  }\n": types.SaveJobDocument,
    "\n  mutation UnsaveJob($id: Int!) {\n    removeFavorite(id: $id)\n  }\n": types.UnsaveJobDocument,
    "\n  query SentDays {\n    myApplications(withdrawn: true) {\n      id\n      jobId\n      appliedAt\n      withdrawnAt\n    }\n  }\n": types.SentDaysDocument,
    "\n  fragment AnswerForHolder on AdAnswer {\n    label\n    kind\n    because\n    questions\n    messageToEmployer\n    note\n    rules {\n      text\n      condition\n      source\n      checkedOn\n    }\n    hoursSaid\n    hoursLeft\n    hoursLimit\n  }\n": types.AnswerForHolderFragmentDoc,
    "\n  fragment PayBesideMinimum on PayCheck {\n    said\n    standing\n    minimum\n    casualMinimum\n    source\n  }\n": types.PayBesideMinimumFragmentDoc,
    "\n  fragment CheckedWords on CheckedAd {\n    text\n    marks {\n      kind\n      quote\n      start\n      end\n      meaning\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n  }\n": types.CheckedWordsFragmentDoc,
    "\n  query AnswerToCheck($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      reading\n      answer(visa: $visa, facts: $facts) {\n        ...AnswerForHolder\n      }\n      fit {\n        about\n        text\n      }\n    }\n  }\n": types.AnswerToCheckDocument,
    "\n  query OpeningsOfCheckedAd($input: AdToCheckInput!) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n    }\n  }\n": types.OpeningsOfCheckedAdDocument,
    "\n  fragment KeptCheckFields on KeptCheck {\n    id\n    day\n    title\n    companyName\n    place\n    link\n    warnings {\n      meaning\n      quote\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n    answer {\n      ...AnswerForHolder\n    }\n  }\n": types.KeptCheckFieldsFragmentDoc,
    "\n  query MyChecks {\n    myChecks {\n      ...KeptCheckFields\n    }\n  }\n": types.MyChecksDocument,
    "\n  mutation RemoveCheck($id: ID!) {\n    removeCheck(id: $id) {\n      id\n    }\n  }\n": types.RemoveCheckDocument,
    "\n  mutation KeepCheck($input: CheckToKeepInput!) {\n    keepCheck(input: $input) {\n      id\n    }\n  }\n": types.KeepCheckDocument,
    "\n  fragment CompanyHeader on Company {\n    name\n    abnChecked\n    about\n    website\n    size\n    industry\n    logoUrl\n  }\n": types.CompanyHeaderFragmentDoc,
    "\n  fragment Company on User {\n    id\n    companyName\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n  }\n": types.CompanyFragmentDoc,
    "\n  mutation SaveCompany($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...Company\n      ...SessionUser\n    }\n  }\n": types.SaveCompanyDocument,
    "\n  mutation ActivateJob($id: Int!) {\n    updateJob(id: $id, input: { isActive: true }) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n": types.ActivateJobDocument,
    "\n  fragment ListedJob on Job {\n    id\n    title\n    location\n    standing\n    expiresAt\n    applicationCount\n    postedDate\n    scrapedAt\n    createdAt\n  }\n": types.ListedJobFragmentDoc,
    "\n  query ConfirmedAds {\n    employerDashboard {\n      recentJobs {\n        id\n        title\n        standing\n        standingSince\n        expiresAt\n        state\n        reviewReason\n        postedDate\n        scrapedAt\n        createdAt\n        ...JobBadges\n      }\n    }\n  }\n": types.ConfirmedAdsDocument,
    "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n": types.DeactivateJobDocument,
    "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n": types.DeleteJobDocument,
    "\n  fragment JobBadges on Job {\n    standing\n  }\n": types.JobBadgesFragmentDoc,
    "\n  fragment JobDetail on Job {\n    id\n    title\n    standing\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n": types.JobDetailFragmentDoc,
    "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n": types.JobSectionsFragmentDoc,
    "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    standing\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n": types.JobSidebarFragmentDoc,
    "\n  query JobTrend($id: Int!) {\n    myJob(id: $id) {\n      id\n      viewsByDay {\n        day\n        count\n      }\n      sentByDay {\n        day\n        count\n      }\n      interestedByDay {\n        day\n        count\n      }\n      appliedByDay {\n        day\n        count\n      }\n    }\n  }\n": types.JobTrendDocument,
    "\n  fragment RecentApplication on Application {\n    id\n    jobId\n    appliedAt\n    job {\n      title\n    }\n    user {\n      fullName\n    }\n  }\n": types.RecentApplicationFragmentDoc,
    "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    standing\n    standingSince\n    expiresAt\n    reviewReason\n    payWarning\n    applicationCount\n    ...JobBadges\n    ...StandingActions\n  }\n": types.RecentJobFragmentDoc,
    "\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n": types.RenewJobDocument,
    "\n  fragment ReviewNotice on Job {\n    id\n    standing\n    standingSince\n    expiresAt\n    state\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n    ...StandingActions\n  }\n": types.ReviewNoticeFragmentDoc,
    "\n  fragment StandingActions on Job {\n    id\n    title\n    standing\n  }\n": types.StandingActionsFragmentDoc,
    "\n  query ShiftCalendar {\n    myShiftCalendar\n  }\n": types.ShiftCalendarDocument,
    "\n  query MyFortnight {\n    myFortnight {\n      today\n      limit\n      noLimitBecause\n      noWorkBecause\n      question\n      visaUnknown\n      tighter {\n        from\n        to\n        left\n      }\n      both {\n        from\n        to\n        left\n      }\n      regular\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n      shifts {\n        id\n        day\n        hours\n        employer\n      }\n    }\n  }\n": types.MyFortnightDocument,
    "\n  mutation NoteShift($input: ShiftInput!) {\n    noteShift(input: $input) {\n      today\n      limit\n      tighter {\n        from\n      }\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n    }\n  }\n": types.NoteShiftDocument,
    "\n  mutation RemoveShift($id: ID!) {\n    removeShift(id: $id) {\n      today\n    }\n  }\n": types.RemoveShiftDocument,
    "\n  mutation DeleteDraft($id: Int!) {\n    deleteJobDraft(id: $id)\n  }\n": types.DeleteDraftDocument,
    "\n  fragment DraftCard on JobDraft {\n    id\n    title\n    step\n    description\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    createdAt\n    updatedAt\n  }\n": types.DraftCardFragmentDoc,
    "\n  mutation PublishDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": types.PublishDraftDocument,
    "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n    fit {\n      ...WhyThisFits\n    }\n  }\n": types.JobPaneFragmentDoc,
    "\n  fragment WhyThisFits on JobFit {\n    eligibility\n    reasons\n    question\n    because\n    missing\n    hoursLeft\n    hoursLimit\n  }\n": types.WhyThisFitsFragmentDoc,
    "\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n": types.AnswerMatchDocument,
    "\n  query MatchOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      wait {\n        until\n        isGiven\n        isClosed\n        missing\n      }\n    }\n  }\n": types.MatchOutlookDocument,
    "\n  fragment JobAnswer on Job {\n    id\n    title\n    sourceUrl\n    company {\n      name\n    }\n    application {\n      id\n      appliedAt\n    }\n    withdrawnAt\n    match {\n      jobId\n      answer\n      answeredAt\n      leftOut\n    }\n  }\n": types.JobAnswerFragmentDoc,
    "\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    hours\n    closes\n    applyUrl\n    reasons\n    question\n    because\n    answer\n    answeredAt\n    job {\n      id\n      withdrawnAt\n      favoriteId\n    }\n  }\n": types.MatchLineFragmentDoc,
    "\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n": types.OutlookFragmentDoc,
    "\n  mutation WithdrawMatch($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n": types.WithdrawMatchDocument,
    "\n  query TurnedDown {\n    myMatches {\n      leftOut {\n        text\n        jobIds\n      }\n    }\n  }\n": types.TurnedDownDocument,
    "\n  mutation TakeBack($jobId: Int!) {\n    answerMatch(jobId: $jobId, answer: taken_back) {\n      jobId\n      answer\n    }\n  }\n": types.TakeBackDocument,
    "\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        answer\n        title\n        companyName\n        job {\n          id\n          application {\n            id\n            appliedAt\n          }\n        }\n        ...MatchLine\n      }\n      leftOut {\n        text\n        jobIds\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n": types.YourMatchesDocument,
    "\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    withdrawnAt\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n": types.MyApplicationFragmentDoc,
    "\n  query MyApplications {\n    myApplications(withdrawn: true) {\n      id\n      ...MyApplication\n    }\n  }\n": types.MyApplicationsDocument,
    "\n  query SentCopy($id: Int!) {\n    application(id: $id) {\n      id\n      resumeName\n      user {\n        fullName\n        email\n        university\n        degree\n        graduationYear\n        languages\n        visaType\n      }\n    }\n  }\n": types.SentCopyDocument,
    "\n  mutation WithdrawApplication($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n": types.WithdrawApplicationDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": types.ResetPasswordDocument,
    "\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n": types.LocationSuggestionsDocument,
    "\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n": types.MinimumWageDocument,
    "\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n": types.CreateDraftDocument,
    "\n  query OwnCompany {\n    me {\n      id\n      companyName\n    }\n  }\n": types.OwnCompanyDocument,
    "\n  query WrittenAd($input: WrittenAdInput!) {\n    writtenAd(input: $input) {\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n      contradictions\n      weeklyHours {\n        min\n        max\n        inferred\n      }\n      workRights {\n        kind\n        demanded\n      }\n      sponsors\n      reach {\n        students\n        near\n        closing {\n          change\n          students\n        }\n        opening {\n          change\n          students\n        }\n      }\n    }\n  }\n": types.WrittenAdDocument,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      standing\n      reviewReason\n    }\n  }\n": types.PostJobDocument,
    "\n  mutation PostWizardJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.PostWizardJobDocument,
    "\n  mutation UpdateWizardJob($id: Int!, $input: JobInput!, $version: Int) {\n    updateJob(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n": types.UpdateWizardJobDocument,
    "\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n": types.UpdateDraftDocument,
    "\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n": types.PublishWizardDraftDocument,
    "\n  fragment Wizard on Posting {\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    hoursMin\n    hoursMax\n    workDays\n    shiftStart\n    shiftEnd\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n": types.WizardFragmentDoc,
    "\n  query Pause {\n    myPreferences {\n      digest\n      pausedUntil\n    }\n  }\n": types.PauseDocument,
    "\n  mutation SetPause($until: String) {\n    updatePreferences(input: { pausedUntil: $until }) {\n      digest\n    }\n  }\n": types.SetPauseDocument,
    "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    daysWanted\n    timesWanted\n    pausedUntil\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    courseEnds\n    degreeBegins\n    earlierRights\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    grantConditions\n    formerVisa\n    formerVisaEnds\n    verifiedConditions\n    breaks {\n      from\n      to\n    }\n  }\n": types.PreferencesFieldsFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      ...PreferencesFields\n    }\n  }\n": types.MyPreferencesDocument,
    "\n  mutation UpdatePreferences($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      digest\n    }\n  }\n": types.UpdatePreferencesDocument,
    "\n  query ConfirmedAddress {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n    }\n  }\n": types.ConfirmedAddressDocument,
    "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n": types.UpdateEmployerProfileDocument,
    "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyAbn\n    employerRoleTitle\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n": types.EmployerProfileFragmentDoc,
    "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": types.UpdateStudentProfileDocument,
    "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    languages\n    resumeUrl\n    missingFields\n  }\n": types.StudentProfileFragmentDoc,
    "\n  query TabCounts {\n    myMatches {\n      matches {\n        jobId\n        answer\n        job {\n          id\n          application {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.TabCountsDocument,
    "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n": types.StoredResumeDocument,
    "\n  mutation SaveSearch($name: String!, $filter: JobSearchFilter!, $query: String!) {\n    saveSearch(name: $name, filter: $filter, query: $query) {\n      id\n      name\n    }\n  }\n": types.SaveSearchDocument,
    "\n  mutation ChangeSearch($id: Int!, $name: String, $paused: Boolean) {\n    changeSearch(id: $id, name: $name, paused: $paused) {\n      id\n      name\n      paused\n    }\n  }\n": types.ChangeSearchDocument,
    "\n  mutation RemoveSearch($id: Int!) {\n    removeSearch(id: $id)\n  }\n": types.RemoveSearchDocument,
    "\n  query SavedSearches {\n    mySearches {\n      id\n      name\n      query\n      paused\n    }\n  }\n": types.SavedSearchesDocument,
    "\n  query ResumeToRead {\n    me {\n      id\n      skills\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n": types.ResumeToReadDocument,
    "\n  query NextStep {\n    me {\n      id\n      emailVerified\n      visaStatus\n      university\n      degree\n      citySuburb\n      skills\n      languages\n      experience {\n        title\n      }\n      resumeUrl\n      resumeUploadedAt\n    }\n    myMatches {\n      matches {\n        jobId\n      }\n      profileSteps {\n        name\n        isDone\n        jobs\n      }\n    }\n  }\n": types.NextStepDocument,
    "\n  query MyResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n    myResume {\n      uploadedAt\n      skills\n      languages\n      licences\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n": types.MyResumeDocument,
    "\n  mutation SaveStep($input: StudentProfileInput!, $resumeUploadedAt: DateTime) {\n    updateStudentProfile(input: $input, resumeUploadedAt: $resumeUploadedAt) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n": types.SaveStepDocument,
    "\n  mutation SaveHours($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      hoursWanted\n    }\n  }\n": types.SaveHoursDocument,
    "\n  query ProfileBefore {\n    me {\n      id\n      skills\n      languages\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n": types.ProfileBeforeDocument,
    "\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n": types.JoinMailingListDocument,
    "\n  query MyTrades {\n    myPreferences {\n      trades {\n        code\n        name\n      }\n      tradesFound {\n        code\n        name\n      }\n      tradesNear {\n        code\n        name\n      }\n    }\n  }\n": types.MyTradesDocument,
    "\n  mutation ChooseTrades($trades: [String!]!) {\n    updatePreferences(input: { trades: $trades }) {\n      trades {\n        code\n      }\n    }\n  }\n": types.ChooseTradesDocument,
    "\n  query TradeSuggestions($query: String!) {\n    tradeSuggestions(query: $query) {\n      code\n      name\n    }\n  }\n": types.TradeSuggestionsDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password)\n  }\n": types.VerifyEmailDocument,
    "\n  mutation ShareVisa($share: Boolean!) {\n    shareVisa(share: $share) {\n      sharedSince\n    }\n  }\n": types.ShareVisaDocument,
    "\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n": types.RequestVisaDocument,
    "\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n      sharedSince\n    }\n  }\n": types.MyVisaDocument,
    "\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n": types.ApplicationResumeDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) {\n      accessToken\n      refreshToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RefreshSessionDocument,
    "\n  query Page {\n    me {\n      id\n      email\n    }\n  }\n": types.PageDocument,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  query AskedConfirmation {\n    me {\n      id\n      emailVerified\n      confirmationProblem\n    }\n  }\n": types.AskedConfirmationDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    emailVerified\n    fullName\n    role\n    visaStatus\n  }\n": types.SessionUserFragmentDoc,
    "\n  query Logo {\n    me {\n      id\n      companyLogoUrl\n    }\n  }\n": types.LogoDocument,
    "\n  query KnownPlaces($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n": types.KnownPlacesDocument,
    "\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n": types.SkillSuggestionsDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n    document {\n      name\n      url\n    }\n  }\n": types.OpsAdFragmentDoc,
    "\n  query OpsJobReports($after: Int!, $first: Int!) {\n    jobReports(after: $after, first: $first) {\n      id\n      jobId\n      reason\n      comment\n      createdAt\n      job {\n        id\n        title\n        reviewStatus\n        ...OpsAd\n      }\n    }\n  }\n": types.OpsJobReportsDocument,
    "\n  mutation OpsReviewJob($id: Int!, $approve: Boolean!, $reason: String, $version: Int) {\n    reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) {\n      id\n      reviewStatus\n    }\n  }\n": types.OpsReviewJobDocument,
    "\n  mutation OpsCloseReports($jobId: Int!) {\n    closeJobReports(jobId: $jobId)\n  }\n": types.OpsCloseReportsDocument,
    "\n  mutation OpsTakeDown($id: Int!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n      reviewStatus\n    }\n  }\n": types.OpsTakeDownDocument,
    "\n  query OpsReviewQueue($after: Int!, $first: Int!) {\n    reviewQueue(after: $after, first: $first) {\n      id\n      title\n      version\n      ...OpsAd\n    }\n  }\n": types.OpsReviewQueueDocument,
    "\n  mutation OpsReplayLetters($letter: Int) {\n    replayDeadLetters(letter: $letter)\n  }\n": types.OpsReplayLettersDocument,
    "\n  mutation OpsDiscardLetter($letter: Int!, $reason: String!) {\n    discardDeadLetter(letter: $letter, reason: $reason)\n  }\n": types.OpsDiscardLetterDocument,
    "\n  mutation OpsAddFeed($input: FeedInput!) {\n    addFeed(input: $input) {\n      name\n    }\n  }\n": types.OpsAddFeedDocument,
    "\n  mutation OpsRunFeed($name: String!, $acceptLosses: Boolean!) {\n    runFeed(name: $name, acceptLosses: $acceptLosses) {\n      id\n    }\n  }\n": types.OpsRunFeedDocument,
    "\n  mutation OpsRemoveFeed($name: String!) {\n    removeFeed(name: $name)\n  }\n": types.OpsRemoveFeedDocument,
    "\n  query OpsFeeds {\n    feeds {\n      name\n      host\n      schedule\n      nextAt\n      ads\n      lastRun {\n        status\n        keptBecause\n        ...OpsRun\n      }\n    }\n  }\n": types.OpsFeedsDocument,
    "\n  query OpsImports {\n    importRuns(first: 10) {\n      id\n      name\n      feed\n      createdAt\n      ...OpsRun\n    }\n  }\n": types.OpsImportsDocument,
    "\n  fragment OpsRun on ImportRun {\n    id\n    status\n    problem\n    counts {\n      read\n      new\n      updated\n      duplicate\n      rejected\n    }\n    reasons {\n      reason\n      count\n    }\n    ignoredColumns\n    closed\n    keptBecause\n    share\n    rowsPerSecond\n    secondsLeft\n  }\n": types.OpsRunFragmentDoc,
    "\n  query OpsWorkRules {\n    workRules {\n      label\n      condition\n      text\n      from\n      until\n      source\n      checkedOn\n      isDue\n    }\n  }\n": types.OpsWorkRulesDocument,
    "\n  query OpsMatchingDay($day: String) {\n    matchingDay(day: $day) {\n      day\n      plannedAt\n      chunks\n      chunksDone\n      planned\n      waiting\n      sent\n      empty\n      failed\n      ambiguous\n    }\n  }\n": types.OpsMatchingDayDocument,
    "\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      fullName\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n": types.OpsDryRunDocument,
    "\n  mutation OpsRunMatching($day: String, $studentId: Int) {\n    runMatching(day: $day, studentId: $studentId) {\n      prepared\n      empty\n      already\n      unassessed\n    }\n  }\n": types.OpsRunMatchingDocument,
    "\n  mutation OpsReplayDigests($day: String!) {\n    replayDigests(day: $day)\n  }\n": types.OpsReplayDigestsDocument,
    "\n  query OpsStudentNamed($find: String!) {\n    people(find: $find, first: 20) {\n      people {\n        id\n        email\n        role\n      }\n    }\n  }\n": types.OpsStudentNamedDocument,
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
    "\n  mutation RevokeVisa($studentId: Int!, $version: Int!, $reason: String!) {\n    revokeVisaVerification(studentId: $studentId, version: $version, reason: $reason) {\n      studentId\n    }\n  }\n": types.RevokeVisaDocument,
    "\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n      status\n    }\n  }\n": types.DecideVisaDocument,
    "\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n": types.OpenVisaDocumentDocument,
    "\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      openedByMe\n      firstApproval {\n        mine\n      }\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n        revoked\n      }\n    }\n  }\n": types.VisaReviewOfDocument,
    "\n  fragment VisaQueue on VisaReview {\n    studentId\n    studentName\n    visaSubclass\n    submittedAt\n  }\n": types.VisaQueueFragmentDoc,
    "\n  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {\n    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {\n      next\n      entries {\n        id\n        at\n        operator\n        name\n        kind\n        what\n        address\n      }\n    }\n  }\n": types.OpsAuditTrailDocument,
    "\n  query OpsDeadLetters($after: Int!) {\n    deadLetters(after: $after) {\n      total\n      next\n      letters {\n        letter\n        type\n        consumer\n        tries\n        reason\n        diedAt\n      }\n    }\n  }\n": types.OpsDeadLettersDocument,
    "\n  query VisaReviewsPage($after: String) {\n    visaReviews(first: 20, after: $after) {\n      total\n      endCursor\n      reviews {\n        ...VisaQueue\n      }\n    }\n  }\n": types.VisaReviewsPageDocument,
    "\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...Applicant\n        ...ApplicationRow\n        ...ApplicationDetail\n      }\n    }\n  }\n": types.ApplicationsPageDocument,
    "\n  query ApplicationJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      title\n    }\n  }\n": types.ApplicationJobsDocument,
    "\n  query ClosedJob($id: Int!) {\n    closedJob(id: $id) {\n      id\n      title\n      companyName\n      similar {\n        id\n        ...SimilarJob\n      }\n    }\n  }\n": types.ClosedJobDocument,
    "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n": types.CompanyPageDocument,
    "\n  query PublicCompany($id: Int!) {\n    company(id: $id) {\n      id\n      name\n      ...CompanyHeader\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n": types.PublicCompanyDocument,
    "\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n": types.EmployerDashboardDocument,
    "\n  query DashboardApplications {\n    employerApplications(first: 3) {\n      applications {\n        id\n        ...RecentApplication\n      }\n    }\n  }\n": types.DashboardApplicationsDocument,
    "\n  query AllEmployerJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n      ...ListedJob\n    }\n  }\n": types.AllEmployerJobsDocument,
    "\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n": types.EmployerDraftsDocument,
    "\n  query EmployerJob($id: Int!) {\n    myJob(id: $id) {\n      id\n      title\n      ...JobDetail\n      ...JobPane\n    }\n  }\n": types.EmployerJobDocument,
    "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      sourceUrl\n      favoriteId\n      match {\n        jobId\n      }\n      ...JobPane\n      ...ApplyButton\n      ...JobAnswer\n      similar {\n        ...SimilarJob\n      }\n    }\n  }\n": types.JobsPageDocument,
    "\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      total\n      close\n      totalPages\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n": types.SearchJobsDocument,
    "\n  query NamedCompany($name: String!) {\n    companyNamed(name: $name) {\n      name\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n": types.NamedCompanyDocument,
    "\n  query PostJobEdit($id: Int!) {\n    myJob(id: $id) {\n      id\n      ...Wizard\n    }\n  }\n": types.PostJobEditDocument,
    "\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      step\n      ...Wizard\n    }\n  }\n": types.PostJobDraftDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n": types.ProfilePageDocument,
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
export function graphql(source: "\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    createdAt\n    lastUsedAt\n    current\n  }\n"): (typeof documents)["\n  fragment SessionRow on DeviceSession {\n    id\n    device\n    address\n    createdAt\n    lastUsedAt\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySessions {\n    mySessions {\n      id\n      current\n      ...SessionRow\n    }\n  }\n"): (typeof documents)["\n  query MySessions {\n    mySessions {\n      id\n      current\n      ...SessionRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogoutAll {\n    logoutAll\n  }\n"): (typeof documents)["\n  mutation LogoutAll {\n    logoutAll\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationDetail on Application {\n    id\n    jobId\n    status\n    appliedAt\n    statusChangedAt\n    resumeName\n    note\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n    ...MoveButtons\n  }\n"): (typeof documents)["\n  fragment ApplicationDetail on Application {\n    id\n    jobId\n    status\n    appliedAt\n    statusChangedAt\n    resumeName\n    note\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n    ...MoveButtons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteApplication($id: Int!, $note: String!) {\n    noteApplication(id: $id, note: $note) {\n      id\n      note\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation NoteApplication($id: Int!, $note: String!) {\n    noteApplication(id: $id, note: $note) {\n      id\n      note\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationRow on Application {\n    id\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n  }\n"): (typeof documents)["\n  fragment ApplicationRow on Application {\n    id\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    job {\n      title\n      city\n      state\n      location\n    }\n    ...Applicant\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoveEmail($id: Int!, $status: ApplicationStatus!) {\n    application(id: $id) {\n      id\n      moveEmail(status: $status) {\n        subject\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoveEmail($id: Int!, $status: ApplicationStatus!) {\n    application(id: $id) {\n      id\n      moveEmail(status: $status) {\n        subject\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationSheet on Application {\n    status\n    appliedAt\n    resumeName\n    note\n    job {\n      title\n      location\n    }\n    ...Applicant\n  }\n"): (typeof documents)["\n  fragment ApplicationSheet on Application {\n    status\n    appliedAt\n    resumeName\n    note\n    job {\n      title\n      location\n    }\n    ...Applicant\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportApplications($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        ...ApplicationSheet\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportApplications($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        ...ApplicationSheet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n"): (typeof documents)["\n  fragment MoveButtons on Application {\n    id\n    version\n    nextStatuses\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version, undoable: true) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation MoveApplication($id: Int!, $status: ApplicationStatus!, $version: Int!) {\n    changeApplicationStatus(id: $id, status: $status, version: $version, undoable: true) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMove($id: Int!) {\n    undoApplicationMove(id: $id) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UndoMove($id: Int!) {\n    undoApplicationMove(id: $id) {\n      id\n      status\n      nextStatuses\n      statusChangedAt\n      undoUntil\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Applicant on Application {\n    id\n    user {\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaType\n    }\n    verifiedVisa {\n      subclass\n      until\n    }\n    fit {\n      reasons\n      hoursAWeek\n      anyHours\n    }\n  }\n"): (typeof documents)["\n  fragment Applicant on Application {\n    id\n    user {\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaType\n    }\n    verifiedVisa {\n      subclass\n      until\n    }\n    fit {\n      reasons\n      hoursAWeek\n      anyHours\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n    withdrawnAt\n    fit {\n      question\n      because\n    }\n  }\n"): (typeof documents)["\n  fragment ApplyButton on Job {\n    id\n    title\n    company {\n      name\n    }\n    application {\n      id\n    }\n    withdrawnAt\n    fit {\n      question\n      because\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyForJob($id: Int!, $idempotencyKey: String!) {\n    applyForJob(jobId: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyForJob($id: Int!, $idempotencyKey: String!) {\n    applyForJob(jobId: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplyOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      missing\n    }\n    me {\n      id\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaStatus\n      resumeName\n    }\n  }\n"): (typeof documents)["\n  query ApplyOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      missing\n    }\n    me {\n      id\n      fullName\n      email\n      university\n      degree\n      graduationYear\n      languages\n      visaStatus\n      resumeName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      id\n      ...StudentProfile\n    }\n  }\n"): (typeof documents)["\n  mutation AddToProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      id\n      ...StudentProfile\n    }\n  }\n"];
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
export function graphql(source: "\n  query Elsewhere($wider: JobSearchFilter!, $anywhere: JobSearchFilter!, $unsponsored: JobSearchFilter!, $place: String!) {\n    wider: searchJobs(filter: $wider, perPage: 1) {\n      total\n    }\n    anywhere: searchJobs(filter: $anywhere, perPage: 1) {\n      total\n    }\n    unsponsored: searchJobs(filter: $unsponsored, perPage: 1) {\n      total\n    }\n    locationSuggestions(query: $place, limit: 3) {\n      label\n    }\n  }\n"): (typeof documents)["\n  query Elsewhere($wider: JobSearchFilter!, $anywhere: JobSearchFilter!, $unsponsored: JobSearchFilter!, $place: String!) {\n    wider: searchJobs(filter: $wider, perPage: 1) {\n      total\n    }\n    anywhere: searchJobs(filter: $anywhere, perPage: 1) {\n      total\n    }\n    unsponsored: searchJobs(filter: $unsponsored, perPage: 1) {\n      total\n    }\n    locationSuggestions(query: $place, limit: 3) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    workRights {\n      kind\n      demanded\n    }\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    favoriteId\n  }\n"): (typeof documents)["\n  fragment JobCard on Job {\n    id\n    title\n    description\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaSponsorship\n    visaTypes\n    workRights {\n      kind\n      demanded\n    }\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    favoriteId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n"): (typeof documents)["\n  mutation ReportJob($id: Int!, $reason: ReportReason!, $comment: String) {\n    reportJob(id: $id, reason: $reason, comment: $comment)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n      fit {\n        reasons\n        question\n        because\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SavedJobs on Favorite {\n    id\n    jobId\n    title\n    companyName\n    job {\n      id\n      ...JobCard\n      fit {\n        reasons\n        question\n        because\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarJob on Job {\n    id\n    title\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n"): (typeof documents)["\n  fragment SimilarJob on Job {\n    id\n    title\n    company {\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n"): (typeof documents)["\n  query Places($query: String!) {\n    locationSuggestions(query: $query, limit: 8) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Results on JobSearchPage {\n    total\n    close\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n"): (typeof documents)["\n  fragment Results on JobSearchPage {\n    total\n    close\n    page\n    totalPages\n    jobs {\n      id\n      ...JobCard\n    }\n  }\n"];
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
export function graphql(source: "\n  query SentDays {\n    myApplications(withdrawn: true) {\n      id\n      jobId\n      appliedAt\n      withdrawnAt\n    }\n  }\n"): (typeof documents)["\n  query SentDays {\n    myApplications(withdrawn: true) {\n      id\n      jobId\n      appliedAt\n      withdrawnAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnswerForHolder on AdAnswer {\n    label\n    kind\n    because\n    questions\n    messageToEmployer\n    note\n    rules {\n      text\n      condition\n      source\n      checkedOn\n    }\n    hoursSaid\n    hoursLeft\n    hoursLimit\n  }\n"): (typeof documents)["\n  fragment AnswerForHolder on AdAnswer {\n    label\n    kind\n    because\n    questions\n    messageToEmployer\n    note\n    rules {\n      text\n      condition\n      source\n      checkedOn\n    }\n    hoursSaid\n    hoursLeft\n    hoursLimit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayBesideMinimum on PayCheck {\n    said\n    standing\n    minimum\n    casualMinimum\n    source\n  }\n"): (typeof documents)["\n  fragment PayBesideMinimum on PayCheck {\n    said\n    standing\n    minimum\n    casualMinimum\n    source\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckedWords on CheckedAd {\n    text\n    marks {\n      kind\n      quote\n      start\n      end\n      meaning\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n  }\n"): (typeof documents)["\n  fragment CheckedWords on CheckedAd {\n    text\n    marks {\n      kind\n      quote\n      start\n      end\n      meaning\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswerToCheck($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      reading\n      answer(visa: $visa, facts: $facts) {\n        ...AnswerForHolder\n      }\n      fit {\n        about\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnswerToCheck($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      reading\n      answer(visa: $visa, facts: $facts) {\n        ...AnswerForHolder\n      }\n      fit {\n        about\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpeningsOfCheckedAd($input: AdToCheckInput!) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpeningsOfCheckedAd($input: AdToCheckInput!) {\n    checkAd(input: $input) {\n      ...CheckedWords\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeptCheckFields on KeptCheck {\n    id\n    day\n    title\n    companyName\n    place\n    link\n    warnings {\n      meaning\n      quote\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n    answer {\n      ...AnswerForHolder\n    }\n  }\n"): (typeof documents)["\n  fragment KeptCheckFields on KeptCheck {\n    id\n    day\n    title\n    companyName\n    place\n    link\n    warnings {\n      meaning\n      quote\n    }\n    pay {\n      ...PayBesideMinimum\n    }\n    answer {\n      ...AnswerForHolder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyChecks {\n    myChecks {\n      ...KeptCheckFields\n    }\n  }\n"): (typeof documents)["\n  query MyChecks {\n    myChecks {\n      ...KeptCheckFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCheck($id: ID!) {\n    removeCheck(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCheck($id: ID!) {\n    removeCheck(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepCheck($input: CheckToKeepInput!) {\n    keepCheck(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation KeepCheck($input: CheckToKeepInput!) {\n    keepCheck(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyHeader on Company {\n    name\n    abnChecked\n    about\n    website\n    size\n    industry\n    logoUrl\n  }\n"): (typeof documents)["\n  fragment CompanyHeader on Company {\n    name\n    abnChecked\n    about\n    website\n    size\n    industry\n    logoUrl\n  }\n"];
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
export function graphql(source: "\n  mutation ActivateJob($id: Int!) {\n    updateJob(id: $id, input: { isActive: true }) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateJob($id: Int!) {\n    updateJob(id: $id, input: { isActive: true }) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedJob on Job {\n    id\n    title\n    location\n    standing\n    expiresAt\n    applicationCount\n    postedDate\n    scrapedAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ListedJob on Job {\n    id\n    title\n    location\n    standing\n    expiresAt\n    applicationCount\n    postedDate\n    scrapedAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmedAds {\n    employerDashboard {\n      recentJobs {\n        id\n        title\n        standing\n        standingSince\n        expiresAt\n        state\n        reviewReason\n        postedDate\n        scrapedAt\n        createdAt\n        ...JobBadges\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConfirmedAds {\n    employerDashboard {\n      recentJobs {\n        id\n        title\n        standing\n        standingSince\n        expiresAt\n        state\n        reviewReason\n        postedDate\n        scrapedAt\n        createdAt\n        ...JobBadges\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation DeactivateJob($id: Int!) {\n    deactivateJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteJob($id: Int!) {\n    deleteJob(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobBadges on Job {\n    standing\n  }\n"): (typeof documents)["\n  fragment JobBadges on Job {\n    standing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDetail on Job {\n    id\n    title\n    standing\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n"): (typeof documents)["\n  fragment JobDetail on Job {\n    id\n    title\n    standing\n    company {\n      name\n    }\n    ...JobBadges\n    ...JobSections\n    ...JobSidebar\n    ...ReviewNotice\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment JobSections on Job {\n    description\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    document {\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    standing\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n"): (typeof documents)["\n  fragment JobSidebar on Job {\n    location\n    city\n    state\n    postedDate\n    expiresAt\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    standing\n    remoteOption\n    visaSponsorship\n    visaTypes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobTrend($id: Int!) {\n    myJob(id: $id) {\n      id\n      viewsByDay {\n        day\n        count\n      }\n      sentByDay {\n        day\n        count\n      }\n      interestedByDay {\n        day\n        count\n      }\n      appliedByDay {\n        day\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobTrend($id: Int!) {\n    myJob(id: $id) {\n      id\n      viewsByDay {\n        day\n        count\n      }\n      sentByDay {\n        day\n        count\n      }\n      interestedByDay {\n        day\n        count\n      }\n      appliedByDay {\n        day\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentApplication on Application {\n    id\n    jobId\n    appliedAt\n    job {\n      title\n    }\n    user {\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment RecentApplication on Application {\n    id\n    jobId\n    appliedAt\n    job {\n      title\n    }\n    user {\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    standing\n    standingSince\n    expiresAt\n    reviewReason\n    payWarning\n    applicationCount\n    ...JobBadges\n    ...StandingActions\n  }\n"): (typeof documents)["\n  fragment RecentJob on Job {\n    id\n    title\n    location\n    city\n    state\n    remoteOption\n    salaryMin\n    salaryMax\n    salaryPeriod\n    postedDate\n    scrapedAt\n    createdAt\n    visaTypes\n    standing\n    standingSince\n    expiresAt\n    reviewReason\n    payWarning\n    applicationCount\n    ...JobBadges\n    ...StandingActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation RenewJob($id: Int!) {\n    renewJob(id: $id) {\n      id\n      isActive\n      expiresAt\n      standing\n      standingSince\n      reviewStatus\n      reviewReason\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewNotice on Job {\n    id\n    standing\n    standingSince\n    expiresAt\n    state\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n    ...StandingActions\n  }\n"): (typeof documents)["\n  fragment ReviewNotice on Job {\n    id\n    standing\n    standingSince\n    expiresAt\n    state\n    visaTypes\n    reviewReason\n    payWarning\n    reviewSignals {\n      kind\n      quote\n    }\n    ...StandingActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StandingActions on Job {\n    id\n    title\n    standing\n  }\n"): (typeof documents)["\n  fragment StandingActions on Job {\n    id\n    title\n    standing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftCalendar {\n    myShiftCalendar\n  }\n"): (typeof documents)["\n  query ShiftCalendar {\n    myShiftCalendar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyFortnight {\n    myFortnight {\n      today\n      limit\n      noLimitBecause\n      noWorkBecause\n      question\n      visaUnknown\n      tighter {\n        from\n        to\n        left\n      }\n      both {\n        from\n        to\n        left\n      }\n      regular\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n      shifts {\n        id\n        day\n        hours\n        employer\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyFortnight {\n    myFortnight {\n      today\n      limit\n      noLimitBecause\n      noWorkBecause\n      question\n      visaUnknown\n      tighter {\n        from\n        to\n        left\n      }\n      both {\n        from\n        to\n        left\n      }\n      regular\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n      shifts {\n        id\n        day\n        hours\n        employer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteShift($input: ShiftInput!) {\n    noteShift(input: $input) {\n      today\n      limit\n      tighter {\n        from\n      }\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NoteShift($input: ShiftInput!) {\n    noteShift(input: $input) {\n      today\n      limit\n      tighter {\n        from\n      }\n      weeks {\n        from\n        days {\n          day\n          hours\n          limited\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveShift($id: ID!) {\n    removeShift(id: $id) {\n      today\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveShift($id: ID!) {\n    removeShift(id: $id) {\n      today\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n    fit {\n      ...WhyThisFits\n    }\n  }\n"): (typeof documents)["\n  fragment JobPane on Job {\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    employmentType\n    weeklyHours {\n      min\n      max\n      inferred\n    }\n    workDays\n    shiftStart\n    shiftEnd\n    experienceLevel\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n    remoteOption\n    visaSponsorship\n    visaTypes\n    internationalStudentFriendly\n    postedDate\n    expiresAt\n    sourceUrl\n    sourceWebsite\n    fit {\n      ...WhyThisFits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WhyThisFits on JobFit {\n    eligibility\n    reasons\n    question\n    because\n    missing\n    hoursLeft\n    hoursLimit\n  }\n"): (typeof documents)["\n  fragment WhyThisFits on JobFit {\n    eligibility\n    reasons\n    question\n    because\n    missing\n    hoursLeft\n    hoursLimit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {\n    answerMatch(jobId: $jobId, answer: $answer) {\n      jobId\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      wait {\n        until\n        isGiven\n        isClosed\n        missing\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatchOutlook($jobId: Int!) {\n    applicationOutlook(jobId: $jobId) {\n      kind\n      wait {\n        until\n        isGiven\n        isClosed\n        missing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobAnswer on Job {\n    id\n    title\n    sourceUrl\n    company {\n      name\n    }\n    application {\n      id\n      appliedAt\n    }\n    withdrawnAt\n    match {\n      jobId\n      answer\n      answeredAt\n      leftOut\n    }\n  }\n"): (typeof documents)["\n  fragment JobAnswer on Job {\n    id\n    title\n    sourceUrl\n    company {\n      name\n    }\n    application {\n      id\n      appliedAt\n    }\n    withdrawnAt\n    match {\n      jobId\n      answer\n      answeredAt\n      leftOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    hours\n    closes\n    applyUrl\n    reasons\n    question\n    because\n    answer\n    answeredAt\n    job {\n      id\n      withdrawnAt\n      favoriteId\n    }\n  }\n"): (typeof documents)["\n  fragment MatchLine on SentMatch {\n    jobId\n    title\n    companyName\n    place\n    pay\n    hours\n    closes\n    applyUrl\n    reasons\n    question\n    because\n    answer\n    answeredAt\n    job {\n      id\n      withdrawnAt\n      favoriteId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n"): (typeof documents)["\n  fragment Outlook on StudentMatches {\n    funnel {\n      label\n      count\n    }\n    nothingBecause\n    relax\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawMatch($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n"): (typeof documents)["\n  mutation WithdrawMatch($id: Int!) {\n    withdrawApplication(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TurnedDown {\n    myMatches {\n      leftOut {\n        text\n        jobIds\n      }\n    }\n  }\n"): (typeof documents)["\n  query TurnedDown {\n    myMatches {\n      leftOut {\n        text\n        jobIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBack($jobId: Int!) {\n    answerMatch(jobId: $jobId, answer: taken_back) {\n      jobId\n      answer\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBack($jobId: Int!) {\n    answerMatch(jobId: $jobId, answer: taken_back) {\n      jobId\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        answer\n        title\n        companyName\n        job {\n          id\n          application {\n            id\n            appliedAt\n          }\n        }\n        ...MatchLine\n      }\n      leftOut {\n        text\n        jobIds\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n"): (typeof documents)["\n  query YourMatches {\n    myMatches {\n      day\n      matches {\n        jobId\n        answer\n        title\n        companyName\n        job {\n          id\n          application {\n            id\n            appliedAt\n          }\n        }\n        ...MatchLine\n      }\n      leftOut {\n        text\n        jobIds\n      }\n      outlook {\n        ...Outlook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    withdrawnAt\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MyApplication on Application {\n    id\n    jobId\n    status\n    appliedAt\n    resumeName\n    jobClosedReason\n    withdrawnAt\n    job {\n      title\n      city\n      state\n      location\n      company {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplications {\n    myApplications(withdrawn: true) {\n      id\n      ...MyApplication\n    }\n  }\n"): (typeof documents)["\n  query MyApplications {\n    myApplications(withdrawn: true) {\n      id\n      ...MyApplication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentCopy($id: Int!) {\n    application(id: $id) {\n      id\n      resumeName\n      user {\n        fullName\n        email\n        university\n        degree\n        graduationYear\n        languages\n        visaType\n      }\n    }\n  }\n"): (typeof documents)["\n  query SentCopy($id: Int!) {\n    application(id: $id) {\n      id\n      resumeName\n      user {\n        fullName\n        email\n        university\n        degree\n        graduationYear\n        languages\n        visaType\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n"): (typeof documents)["\n  query LocationSuggestions($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n"): (typeof documents)["\n  query MinimumWage {\n    minimumWage {\n      hourly\n      casualHourly\n      from\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {\n    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCompany {\n    me {\n      id\n      companyName\n    }\n  }\n"): (typeof documents)["\n  query OwnCompany {\n    me {\n      id\n      companyName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WrittenAd($input: WrittenAdInput!) {\n    writtenAd(input: $input) {\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n      contradictions\n      weeklyHours {\n        min\n        max\n        inferred\n      }\n      workRights {\n        kind\n        demanded\n      }\n      sponsors\n      reach {\n        students\n        near\n        closing {\n          change\n          students\n        }\n        opening {\n          change\n          students\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WrittenAd($input: WrittenAdInput!) {\n    writtenAd(input: $input) {\n      openings {\n        visa\n        label\n        kind\n        because\n      }\n      contradictions\n      weeklyHours {\n        min\n        max\n        inferred\n      }\n      workRights {\n        kind\n        demanded\n      }\n      sponsors\n      reach {\n        students\n        near\n        closing {\n          change\n          students\n        }\n        opening {\n          change\n          students\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      standing\n      reviewReason\n    }\n  }\n"): (typeof documents)["\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      standing\n      reviewReason\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDraft($id: Int!, $input: JobInput!, $step: Int!, $version: Int) {\n    updateJobDraft(id: $id, input: $input, step: $step, version: $version) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PublishWizardDraft($id: Int!) {\n    publishJobDraft(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Wizard on Posting {\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    hoursMin\n    hoursMax\n    workDays\n    shiftStart\n    shiftEnd\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment Wizard on Posting {\n    version\n    title\n    description\n    roleCategory\n    employmentType\n    experienceLevel\n    hoursMin\n    hoursMax\n    workDays\n    shiftStart\n    shiftEnd\n    remoteOption\n    location\n    city\n    state\n    requiredSkills\n    preferredSkills\n    educationRequirements\n    salaryMin\n    salaryMax\n    salaryPeriod\n    visaTypes\n    visaSponsorship\n    internationalStudentFriendly\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pause {\n    myPreferences {\n      digest\n      pausedUntil\n    }\n  }\n"): (typeof documents)["\n  query Pause {\n    myPreferences {\n      digest\n      pausedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPause($until: String) {\n    updatePreferences(input: { pausedUntil: $until }) {\n      digest\n    }\n  }\n"): (typeof documents)["\n  mutation SetPause($until: String) {\n    updatePreferences(input: { pausedUntil: $until }) {\n      digest\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    daysWanted\n    timesWanted\n    pausedUntil\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    courseEnds\n    degreeBegins\n    earlierRights\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    grantConditions\n    formerVisa\n    formerVisaEnds\n    verifiedConditions\n    breaks {\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment PreferencesFields on Preferences {\n    digest\n    workTypes\n    states\n    hoursWanted\n    daysWanted\n    timesWanted\n    pausedUntil\n    hoursWorked\n    payFloor\n    visaExpiry\n    visaType\n    visaVerified\n    courseLevel\n    courseBegins\n    courseEnds\n    degreeBegins\n    earlierRights\n    employer\n    employerSince\n    employmentEnded\n    workGranted\n    grantConditions\n    formerVisa\n    formerVisaEnds\n    verifiedConditions\n    breaks {\n      from\n      to\n    }\n  }\n"];
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
export function graphql(source: "\n  query ConfirmedAddress {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n    }\n  }\n"): (typeof documents)["\n  query ConfirmedAddress {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEmployerProfile($input: EmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      ...SessionUser\n      ...EmployerProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyAbn\n    employerRoleTitle\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n"): (typeof documents)["\n  fragment EmployerProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    companyName\n    companyAbn\n    employerRoleTitle\n    companyWebsite\n    companySize\n    industry\n    companyDescription\n    companyLogoUrl\n    missingFields\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateStudentProfile($input: StudentProfileInput!) {\n    updateStudentProfile(input: $input) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    languages\n    resumeUrl\n    missingFields\n  }\n"): (typeof documents)["\n  fragment StudentProfile on User {\n    id\n    email\n    fullName\n    contactNumber\n    citySuburb\n    university\n    degree\n    graduationYear\n    visaStatus\n    education {\n      institution\n      degree\n      field\n      startYear\n      endYear\n    }\n    experience {\n      company\n      title\n      start\n      end\n      description\n    }\n    skills\n    activities\n    languages\n    resumeUrl\n    missingFields\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TabCounts {\n    myMatches {\n      matches {\n        jobId\n        answer\n        job {\n          id\n          application {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TabCounts {\n    myMatches {\n      matches {\n        jobId\n        answer\n        job {\n          id\n          application {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n"): (typeof documents)["\n  query StoredResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSearch($name: String!, $filter: JobSearchFilter!, $query: String!) {\n    saveSearch(name: $name, filter: $filter, query: $query) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSearch($name: String!, $filter: JobSearchFilter!, $query: String!) {\n    saveSearch(name: $name, filter: $filter, query: $query) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSearch($id: Int!, $name: String, $paused: Boolean) {\n    changeSearch(id: $id, name: $name, paused: $paused) {\n      id\n      name\n      paused\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSearch($id: Int!, $name: String, $paused: Boolean) {\n    changeSearch(id: $id, name: $name, paused: $paused) {\n      id\n      name\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSearch($id: Int!) {\n    removeSearch(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveSearch($id: Int!) {\n    removeSearch(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedSearches {\n    mySearches {\n      id\n      name\n      query\n      paused\n    }\n  }\n"): (typeof documents)["\n  query SavedSearches {\n    mySearches {\n      id\n      name\n      query\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResumeToRead {\n    me {\n      id\n      skills\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n"): (typeof documents)["\n  query ResumeToRead {\n    me {\n      id\n      skills\n      resumeUrl\n      resumeUploadedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextStep {\n    me {\n      id\n      emailVerified\n      visaStatus\n      university\n      degree\n      citySuburb\n      skills\n      languages\n      experience {\n        title\n      }\n      resumeUrl\n      resumeUploadedAt\n    }\n    myMatches {\n      matches {\n        jobId\n      }\n      profileSteps {\n        name\n        isDone\n        jobs\n      }\n    }\n  }\n"): (typeof documents)["\n  query NextStep {\n    me {\n      id\n      emailVerified\n      visaStatus\n      university\n      degree\n      citySuburb\n      skills\n      languages\n      experience {\n        title\n      }\n      resumeUrl\n      resumeUploadedAt\n    }\n    myMatches {\n      matches {\n        jobId\n      }\n      profileSteps {\n        name\n        isDone\n        jobs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n    myResume {\n      uploadedAt\n      skills\n      languages\n      licences\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyResume {\n    me {\n      id\n      resumeUrl\n      resumeUploadedAt\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n    myResume {\n      uploadedAt\n      skills\n      languages\n      licences\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveStep($input: StudentProfileInput!, $resumeUploadedAt: DateTime) {\n    updateStudentProfile(input: $input, resumeUploadedAt: $resumeUploadedAt) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n"): (typeof documents)["\n  mutation SaveStep($input: StudentProfileInput!, $resumeUploadedAt: DateTime) {\n    updateStudentProfile(input: $input, resumeUploadedAt: $resumeUploadedAt) {\n      ...SessionUser\n      ...StudentProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveHours($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      hoursWanted\n    }\n  }\n"): (typeof documents)["\n  mutation SaveHours($input: PreferencesInput!) {\n    updatePreferences(input: $input) {\n      hoursWanted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileBefore {\n    me {\n      id\n      skills\n      languages\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProfileBefore {\n    me {\n      id\n      skills\n      languages\n      education {\n        institution\n        degree\n        field\n        startYear\n        endYear\n      }\n      experience {\n        company\n        title\n        start\n        end\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n"): (typeof documents)["\n  mutation JoinMailingList($email: String!) {\n    joinMailingList(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTrades {\n    myPreferences {\n      trades {\n        code\n        name\n      }\n      tradesFound {\n        code\n        name\n      }\n      tradesNear {\n        code\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTrades {\n    myPreferences {\n      trades {\n        code\n        name\n      }\n      tradesFound {\n        code\n        name\n      }\n      tradesNear {\n        code\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseTrades($trades: [String!]!) {\n    updatePreferences(input: { trades: $trades }) {\n      trades {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseTrades($trades: [String!]!) {\n    updatePreferences(input: { trades: $trades }) {\n      trades {\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TradeSuggestions($query: String!) {\n    tradeSuggestions(query: $query) {\n      code\n      name\n    }\n  }\n"): (typeof documents)["\n  query TradeSuggestions($query: String!) {\n    tradeSuggestions(query: $query) {\n      code\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareVisa($share: Boolean!) {\n    shareVisa(share: $share) {\n      sharedSince\n    }\n  }\n"): (typeof documents)["\n  mutation ShareVisa($share: Boolean!) {\n    shareVisa(share: $share) {\n      sharedSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n"): (typeof documents)["\n  mutation RequestVisa($input: VisaVerificationInput!) {\n    requestVisaVerification(input: $input) {\n      verificationStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n      sharedSince\n    }\n  }\n"): (typeof documents)["\n  query MyVisa {\n    visaStatus {\n      verificationStatus\n      verificationMessage\n      documentName\n      documentDecided\n      documentKeptUntil\n      submittedAt\n      decidedAt\n      visaSubclass\n      visaExpiry\n      conditions\n      rejectionReason\n      sharedSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n"): (typeof documents)["\n  query ApplicationResume($id: Int!) {\n    application(id: $id) {\n      id\n      resumeUrl\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AskedConfirmation {\n    me {\n      id\n      emailVerified\n      confirmationProblem\n    }\n  }\n"): (typeof documents)["\n  query AskedConfirmation {\n    me {\n      id\n      emailVerified\n      confirmationProblem\n    }\n  }\n"];
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
export function graphql(source: "\n  query KnownPlaces($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n"): (typeof documents)["\n  query KnownPlaces($query: String!) {\n    locationSuggestions(query: $query, limit: 10) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n"): (typeof documents)["\n  query SkillSuggestions($query: String!, $about: String) {\n    skillSuggestions(query: $query, about: $about)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n    document {\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment OpsAd on Job {\n    id\n    title\n    description\n    company {\n      id\n      name\n    }\n    location\n    city\n    state\n    remoteOption\n    employmentType\n    salary\n    salaryMin\n    salaryMax\n    salaryCurrency\n    salaryPeriod\n    visaTypes\n    createdAt\n    payWarning\n    reviewStatus\n    reviewReason\n    reviewSignals {\n      kind\n      quote\n    }\n    sourceUrl\n    document {\n      name\n      url\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation OpsAddFeed($input: FeedInput!) {\n    addFeed(input: $input) {\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation OpsAddFeed($input: FeedInput!) {\n    addFeed(input: $input) {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsRunFeed($name: String!, $acceptLosses: Boolean!) {\n    runFeed(name: $name, acceptLosses: $acceptLosses) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OpsRunFeed($name: String!, $acceptLosses: Boolean!) {\n    runFeed(name: $name, acceptLosses: $acceptLosses) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpsRemoveFeed($name: String!) {\n    removeFeed(name: $name)\n  }\n"): (typeof documents)["\n  mutation OpsRemoveFeed($name: String!) {\n    removeFeed(name: $name)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsFeeds {\n    feeds {\n      name\n      host\n      schedule\n      nextAt\n      ads\n      lastRun {\n        status\n        keptBecause\n        ...OpsRun\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsFeeds {\n    feeds {\n      name\n      host\n      schedule\n      nextAt\n      ads\n      lastRun {\n        status\n        keptBecause\n        ...OpsRun\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpsImports {\n    importRuns(first: 10) {\n      id\n      name\n      feed\n      createdAt\n      ...OpsRun\n    }\n  }\n"): (typeof documents)["\n  query OpsImports {\n    importRuns(first: 10) {\n      id\n      name\n      feed\n      createdAt\n      ...OpsRun\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpsRun on ImportRun {\n    id\n    status\n    problem\n    counts {\n      read\n      new\n      updated\n      duplicate\n      rejected\n    }\n    reasons {\n      reason\n      count\n    }\n    ignoredColumns\n    closed\n    keptBecause\n    share\n    rowsPerSecond\n    secondsLeft\n  }\n"): (typeof documents)["\n  fragment OpsRun on ImportRun {\n    id\n    status\n    problem\n    counts {\n      read\n      new\n      updated\n      duplicate\n      rejected\n    }\n    reasons {\n      reason\n      count\n    }\n    ignoredColumns\n    closed\n    keptBecause\n    share\n    rowsPerSecond\n    secondsLeft\n  }\n"];
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
export function graphql(source: "\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      fullName\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsDryRun($day: String, $studentId: Int) {\n    dryRunMatching(day: $day, studentId: $studentId) {\n      studentId\n      fullName\n      nothingBecause\n      relax\n      funnel {\n        label\n        count\n      }\n      matches {\n        jobId\n        title\n        companyName\n        eligibility\n        score\n        reasons\n        question\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query OpsStudentNamed($find: String!) {\n    people(find: $find, first: 20) {\n      people {\n        id\n        email\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpsStudentNamed($find: String!) {\n    people(find: $find, first: 20) {\n      people {\n        id\n        email\n        role\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation RevokeVisa($studentId: Int!, $version: Int!, $reason: String!) {\n    revokeVisaVerification(studentId: $studentId, version: $version, reason: $reason) {\n      studentId\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeVisa($studentId: Int!, $version: Int!, $reason: String!) {\n    revokeVisaVerification(studentId: $studentId, version: $version, reason: $reason) {\n      studentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {\n    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {\n      studentId\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n"): (typeof documents)["\n  mutation OpenVisaDocument($studentId: Int!) {\n    openVisaDocument(studentId: $studentId) {\n      url\n      type\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      openedByMe\n      firstApproval {\n        mine\n      }\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n        revoked\n      }\n    }\n  }\n"): (typeof documents)["\n  query VisaReviewOf($studentId: Int!) {\n    visaReview(studentId: $studentId) {\n      studentId\n      version\n      status\n      studentName\n      declaredSubclass\n      visaSubclass\n      visaExpiry\n      submittedAt\n      documentName\n      openedByMe\n      firstApproval {\n        mine\n      }\n      views {\n        at\n      }\n      decisions {\n        status\n        at\n        reason\n        revoked\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...Applicant\n        ...ApplicationRow\n        ...ApplicationDetail\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApplicationsPage($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {\n    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {\n      nextCursor\n      applications {\n        id\n        ...Applicant\n        ...ApplicationRow\n        ...ApplicationDetail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query ApplicationJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClosedJob($id: Int!) {\n    closedJob(id: $id) {\n      id\n      title\n      companyName\n      similar {\n        id\n        ...SimilarJob\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClosedJob($id: Int!) {\n    closedJob(id: $id) {\n      id\n      title\n      companyName\n      similar {\n        id\n        ...SimilarJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n"): (typeof documents)["\n  query CompanyPage {\n    me {\n      id\n      ...Company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicCompany($id: Int!) {\n    company(id: $id) {\n      id\n      name\n      ...CompanyHeader\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublicCompany($id: Int!) {\n    company(id: $id) {\n      id\n      name\n      ...CompanyHeader\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployerDashboard {\n    employerDashboard {\n      stats {\n        employerId\n        totalJobs\n        activeJobs\n        totalApplications\n        pendingApplications\n      }\n      recentJobs {\n        id\n        postedDate\n        scrapedAt\n        createdAt\n        ...RecentJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardApplications {\n    employerApplications(first: 3) {\n      applications {\n        id\n        ...RecentApplication\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardApplications {\n    employerApplications(first: 3) {\n      applications {\n        id\n        ...RecentApplication\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllEmployerJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n      ...ListedJob\n    }\n  }\n"): (typeof documents)["\n  query AllEmployerJobs($after: Int) {\n    myJobs(after: $after) {\n      id\n      postedDate\n      scrapedAt\n      createdAt\n      ...RecentJob\n      ...ListedJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n"): (typeof documents)["\n  query EmployerDrafts {\n    myJobDrafts {\n      id\n      ...DraftCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerJob($id: Int!) {\n    myJob(id: $id) {\n      id\n      title\n      ...JobDetail\n      ...JobPane\n    }\n  }\n"): (typeof documents)["\n  query EmployerJob($id: Int!) {\n    myJob(id: $id) {\n      id\n      title\n      ...JobDetail\n      ...JobPane\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      sourceUrl\n      favoriteId\n      match {\n        jobId\n      }\n      ...JobPane\n      ...ApplyButton\n      ...JobAnswer\n      similar {\n        ...SimilarJob\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobsPage($id: Int!) {\n    job(id: $id) {\n      id\n      title\n      sourceUrl\n      favoriteId\n      match {\n        jobId\n      }\n      ...JobPane\n      ...ApplyButton\n      ...JobAnswer\n      similar {\n        ...SimilarJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      total\n      close\n      totalPages\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n"): (typeof documents)["\n  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {\n    searchJobs(filter: $filter, page: $page, perPage: $perPage) {\n      jobs {\n        id\n      }\n      total\n      close\n      totalPages\n      moreWithoutSponsorship(visaType: $visa)\n      ...Results\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NamedCompany($name: String!) {\n    companyNamed(name: $name) {\n      name\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query NamedCompany($name: String!) {\n    companyNamed(name: $name) {\n      name\n      jobs {\n        id\n        ...JobCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostJobEdit($id: Int!) {\n    myJob(id: $id) {\n      id\n      ...Wizard\n    }\n  }\n"): (typeof documents)["\n  query PostJobEdit($id: Int!) {\n    myJob(id: $id) {\n      id\n      ...Wizard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      step\n      ...Wizard\n    }\n  }\n"): (typeof documents)["\n  query PostJobDraft($id: Int!) {\n    jobDraft(id: $id) {\n      id\n      step\n      ...Wizard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    me {\n      id\n      email\n      emailVerified\n      confirmationProblem\n      fullName\n      role\n      visaStatus\n      hasPassword\n      ...StudentProfile\n      ...EmployerProfile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n"): (typeof documents)["\n  query SavedPage {\n    myFavorites {\n      id\n      ...SavedJobs\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;