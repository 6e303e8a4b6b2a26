/** Where 'Post a Job' leads, everywhere. */
export const postJobPath = '/employer/fast-post';
export const loginPath = '/auth?tab=login';
export const registerPath = '/auth?tab=register';
export const employerRegisterPath = '/auth?tab=register&role=employer';
export const employerJobPath = (id: number) => `/employer/jobs/${id}`;
export const forgotPasswordPath = '/forgot-password';
export const companyPath = '/employer/company';
/** A path of the server, not of the client. */
export const googleLoginPath = (role?: string) => `/api/auth/google/login?redirect=/auth${role ? `&role=${role}` : ''}`;
