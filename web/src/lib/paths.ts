/** The paths of all pages. */
export const homePath = '/';
export const authPath = '/auth';
export const loginPath = '/auth?tab=login';
export const registerPath = '/auth?tab=register';
export const employerRegisterPath = '/auth?tab=register&role=employer';
export const verifyEmailPath = '/verify-email';
export const forgotPasswordPath = '/forgot-password';
export const resetPasswordPath = '/reset-password';
export const accessDeniedPath = '/access-denied';
export const aboutPath = '/about';
export const visaDetailsPath = '/visa-details';
export const visaGuidePath = '/employer-visa-guide';
export const howItWorksPath = '/how-it-works';
/** Checks an ad that was found elsewhere. */
export const checkPath = '/check';
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const profilePath = '/profile';
/** The form of the profile, at a part that is to be added. */
export const addToProfilePath = (part: string) => `${profilePath}?add=${part}`;
export const myApplicationsPath = '/profile?tab=applications';
/** The student's applications, with what one of them sent unfolded. */
export const sentApplicationPath = (id: number) => `${myApplicationsPath}&application=${id}`;
export const myVisaPath = '/profile?tab=visa';
export const matchesPath = '/profile?tab=matches';
export const settingsPath = '/profile?tab=settings';
export const jobsPath = '/jobs';
export const jobPath = (id: number) => `${jobsPath}?job=${id}`;
/** The search for jobs that accept a visa, given as its code, and do not sponsor one. */
export const jobsForVisaPath = (visa: string) => `${jobsPath}?visa_sponsorship=false&without_sponsorship=${visa}`;
/** What the paths of all company pages begin with. */
export const companyPages = '/companies/';
/** react-router requires the parameter's name in this form. */
export const companyPagePattern = `${companyPages}:id` as const;
export const companyPagePath = (id: number) => `${companyPages}${id}`;
/** Replaces the id in the path: the query string then names the company of imported ads. */
export const namedCompany = 'named';
export const namedCompanyPath = (name: string) => `${companyPages}${namedCompany}?${new URLSearchParams({ name })}`;
export const savedPath = '/saved';
export const quickPostPath = '/employer/fast-post';
export const postJobPath = '/employer/post-job';
export const editJobPath = (id: number) => `${postJobPath}?edit=${id}`;
/** The wizard's step with the pay. */
export const editPayPath = (id: number) => `${editJobPath(id)}&step=3`;
export const copyJobPath = (id: number) => `${postJobPath}?copy=${id}`;
export const editDraftPath = (id: number) => `${postJobPath}?draft=${id}`;
export const draftsPath = '/employer/drafts';
export const dashboardPath = '/employer/dashboard';
/** react-router requires the parameter's name in this form. */
export const employerJobPattern = '/employer/jobs/:id';
export const employerJobPath = (id: number) => `/employer/jobs/${id}`;
export const previewJobPath = (id: number) => `${employerJobPath(id)}?view=student`;
export const applicationsPath = '/employer/applications';
export const jobApplicationsPath = (id: number) => `${applicationsPath}?job=${id}`;
export const companyPath = '/employer/company';
/** A URL of the server: it redirects to Google and then back to the sign-in page. */
export const googleLoginPath = (role?: string) =>
  `/api/auth/google/login?redirect=${authPath}${role ? `&role=${role}` : ''}`;
