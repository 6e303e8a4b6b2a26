import type { Requirement } from '../features/access/access.ts';
import * as paths from '../lib/paths.ts';
import type { LoadScreen } from '../platform/load-screen.ts';

/** A page of the portal. The router, prerendering and the tests read this table; to add a page, add an entry. */
export type PortalRoute = Readonly<{
  path: string;
  /** The title in the tab. A screen whose title depends on its content has none here and sets it. */
  title?: string;
  /** The description for search engines; the portal's default if absent. */
  description?: string;
  /** The role that may open the page; everyone may if absent. */
  requires?: Requirement;
  /** Whether the screen queries the server, so that the data client is loaded in parallel. */
  usesData?: boolean;
  /** The file of the screen. The home page has none: it is part of the first script. */
  file?: string;
  load?: LoadScreen;
  /**
   * The pages that the build prerenders. Absent if the URL contains a secret or the page depends on the browser's
   * history: the client renders those.
   */
  prerender?: readonly Prerendered[];
}>;

/** `query` is the exact query string that the page is prerendered for, or `*` for all. */
export type Prerendered = Readonly<{ query: string; alsoLoads?: readonly string[] }>;

const always: readonly Prerendered[] = [{ query: '*' }];

/** A screen for signed-in users is prerendered as a frame with space for its data. */
const guarded = (requires: Requirement) => ({ requires, usesData: true, prerender: always });

const registerForm = ['src/features/auth/RegisterForm.tsx'];

/** The pages of spec section 2. */
export const routes: readonly PortalRoute[] = [
  { path: paths.homePath, prerender: always },
  {
    path: paths.authPath,
    file: 'src/routes/Auth.tsx',
    load: async () => (await import('./Auth.tsx')).Auth,
    prerender: [
      { query: '' },
      { query: 'tab=login' },
      { query: 'tab=register', alsoLoads: registerForm },
      { query: 'tab=signup', alsoLoads: registerForm },
      { query: 'tab=register&role=employer', alsoLoads: registerForm },
    ],
  },
  {
    path: paths.verifyEmailPath,
    title: 'Confirm your email',
    usesData: true,
    file: 'src/routes/VerifyEmail.tsx',
    load: async () => (await import('./VerifyEmail.tsx')).VerifyEmail,
  },
  {
    path: paths.forgotPasswordPath,
    title: 'Forgot password',
    usesData: true,
    file: 'src/routes/ForgotPassword.tsx',
    load: async () => (await import('./ForgotPassword.tsx')).ForgotPassword,
  },
  {
    path: paths.resetPasswordPath,
    title: 'Reset password',
    usesData: true,
    file: 'src/routes/ResetPassword.tsx',
    load: async () => (await import('./ResetPassword.tsx')).ResetPassword,
  },
  {
    path: paths.accessDeniedPath,
    title: 'Access denied',
    file: 'src/features/access/AccessDeniedPage.tsx',
    load: async () => (await import('../features/access/AccessDeniedPage.tsx')).AccessDeniedPage,
  },
  {
    path: paths.aboutPath,
    title: 'Our Story',
    description:
      'Why Waratah exists: international students spend their evenings on ads they may not take. We read each ad for them.',
    file: 'src/features/about/AboutPage.tsx',
    load: async () => (await import('../features/about/AboutPage.tsx')).AboutPage,
    prerender: always,
  },
  {
    path: paths.visaDetailsPath,
    title: 'Visa details',
    description:
      'Eight Australian visas in plain words: subclass 500, 485, 189, 190, 491, 482, 186 and 417/462, what each allows and example jobs.',
    file: 'src/features/visa-guides/VisaDetailsPage.tsx',
    load: async () => (await import('../features/visa-guides/VisaDetailsPage.tsx')).VisaDetailsPage,
    prerender: always,
  },
  {
    path: paths.visaGuidePath,
    title: 'Employer visa guide',
    description:
      'Hiring international students in Australia: hours, sponsorship, paid internships and what the Fair Work rules ask of you.',
    file: 'src/features/visa-guides/EmployerGuidePage.tsx',
    load: async () => (await import('../features/visa-guides/EmployerGuidePage.tsx')).EmployerGuidePage,
    prerender: always,
  },
  {
    path: paths.howItWorksPath,
    title: 'How matching works',
    description:
      'Three steps: complete your profile, we compare each new job with your visa, hours and studies, and you get an email with the few that fit.',
    file: 'src/features/how-it-works/HowItWorksPage.tsx',
    load: async () => (await import('../features/how-it-works/HowItWorksPage.tsx')).HowItWorksPage,
    prerender: always,
  },
  {
    path: paths.checkPath,
    title: 'Check any ad',
    description:
      'Paste a job ad from anywhere: whether your Australian visa allows the job, which words say so, the pay beside the minimum wage and signs of fraud.',
    file: 'src/features/check/CheckPage.tsx',
    load: async () => (await import('../features/check/CheckPage.tsx')).CheckPage,
    prerender: always,
  },
  {
    path: paths.termsPath,
    title: 'Terms',
    description: 'The terms of use of Waratah, under the law of New South Wales.',
    file: 'src/routes/Terms.tsx',
    load: async () => (await import('./Terms.tsx')).Terms,
    prerender: always,
  },
  {
    path: paths.privacyPath,
    title: 'Privacy',
    description: 'What Waratah keeps of you, how long, who sees it, and how automated matching works.',
    file: 'src/routes/Privacy.tsx',
    load: async () => (await import('./Privacy.tsx')).Privacy,
    prerender: always,
  },
  {
    ...guarded('any'),
    path: paths.profilePath,
    file: 'src/routes/Profile.tsx',
    load: async () => (await import('./Profile.tsx')).Profile,
  },
  {
    ...guarded('any'),
    path: paths.jobsPath,
    title: 'Find jobs',
    file: 'src/routes/Jobs.tsx',
    load: async () => (await import('./Jobs.tsx')).Jobs,
  },
  {
    ...guarded('any'),
    path: paths.companyPagePattern,
    title: 'Company',
    file: 'src/routes/CompanyPage.tsx',
    load: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  },
  {
    ...guarded('student'),
    path: paths.savedPath,
    title: 'My Saved Jobs',
    file: 'src/routes/Saved.tsx',
    load: async () => (await import('./Saved.tsx')).Saved,
  },
  {
    ...guarded('employer'),
    path: paths.quickPostPath,
    title: 'Post a job',
    file: 'src/routes/FastPost.tsx',
    load: async () => (await import('./FastPost.tsx')).FastPost,
  },
  {
    ...guarded('employer'),
    path: paths.postJobPath,
    file: 'src/routes/PostJob.tsx',
    load: async () => (await import('./PostJob.tsx')).PostJob,
  },
  {
    ...guarded('employer'),
    path: paths.draftsPath,
    title: 'Job Drafts',
    file: 'src/routes/EmployerDrafts.tsx',
    load: async () => (await import('./EmployerDrafts.tsx')).EmployerDrafts,
  },
  {
    ...guarded('employer'),
    path: paths.dashboardPath,
    title: 'Employer Dashboard',
    file: 'src/routes/EmployerDashboard.tsx',
    load: async () => (await import('./EmployerDashboard.tsx')).EmployerDashboard,
  },
  {
    ...guarded('employer'),
    path: paths.employerJobPattern,
    file: 'src/routes/EmployerJob.tsx',
    load: async () => (await import('./EmployerJob.tsx')).EmployerJob,
  },
  {
    ...guarded('employer'),
    path: paths.applicationsPath,
    title: 'Applications',
    file: 'src/routes/Applications.tsx',
    load: async () => (await import('./Applications.tsx')).Applications,
  },
  {
    ...guarded('employer'),
    path: paths.companyPath,
    title: 'Company Information',
    file: 'src/routes/Company.tsx',
    load: async () => (await import('./Company.tsx')).Company,
  },
];
