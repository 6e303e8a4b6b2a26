/** Every address of the portal. */
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
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const profilePath = '/profile';
export const myApplicationsPath = '/profile?tab=applications';
export const myVisaPath = '/profile?tab=visa';
export const recommendationsPath = '/profile?show=matches';
export const jobsPath = '/jobs';
export const jobPath = (id: number) => `${jobsPath}?job=${id}`;
export const savedPath = '/saved';
export const quickPostPath = '/employer/fast-post';
export const postJobPath = '/employer/post-job';
export const editJobPath = (id: number) => `${postJobPath}?edit=${id}`;
export const editDraftPath = (id: number) => `${postJobPath}?draft=${id}`;
export const draftsPath = '/employer/drafts';
export const dashboardPath = '/employer/dashboard';
/** The parameter is named as react-router names it. */
export const employerJobPattern = '/employer/jobs/:id';
export const employerJobPath = (id: number) => `/employer/jobs/${id}`;
export const applicationsPath = '/employer/applications';
export const jobApplicationsPath = (id: number) => `${applicationsPath}?job=${id}`;
export const companyPath = '/employer/company';
/** An address of the server: it redirects to Google and back to the sign-in page. */
export const googleLoginPath = (role?: string) =>
  `/api/auth/google/login?redirect=${authPath}${role ? `&role=${role}` : ''}`;
