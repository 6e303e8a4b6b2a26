/** Where 'Post a Job' leads, everywhere. */
export const postJobPath = '/employer/post-job';
export const quickPostPath = '/employer/fast-post';
export const editJobPath = (id: number) => `${postJobPath}?edit=${id}`;
export const editDraftPath = (id: number) => `${postJobPath}?draft=${id}`;
export const dashboardPath = '/employer/dashboard';
export const draftsPath = '/employer/drafts';
export const applicationsPath = '/employer/applications';
export const jobApplicationsPath = (id: number) => `${applicationsPath}?job=${id}`;
export const myApplicationsPath = '/profile?tab=applications';
export const recommendationsPath = '/profile?show=matches';
export const loginPath = '/auth?tab=login';
export const registerPath = '/auth?tab=register';
export const employerRegisterPath = '/auth?tab=register&role=employer';
export const employerJobPath = (id: number) => `/employer/jobs/${id}`;
export const forgotPasswordPath = '/forgot-password';
export const aboutPath = '/about';
export const jobsPath = '/jobs';
export const howItWorksPath = '/how-it-works';
export const visaDetailsPath = '/visa-details';
export const visaGuidePath = '/employer-visa-guide';
export const companyPath = '/employer/company';
/** A path of the server, not of the client. */
export const googleLoginPath = (role?: string) => `/api/auth/google/login?redirect=/auth${role ? `&role=${role}` : ''}`;
