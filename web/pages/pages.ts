/**
 * The pages that come drawn from the server. `query` is the query they are drawn for: none but that, unless it is `*`.
 * `files` are the modules that a screen has besides the frame's; the browser is told of them with the page.
 */
export type DrawnPage = Readonly<{ path: string; query: string; files: readonly string[] }>;

const screen = (path: string, name: string, query = '*'): DrawnPage => ({
  path,
  query,
  files: [`src/routes/${name}.tsx`],
});

/** The data client. */
export const data = 'src/lib/api/DataProvider.tsx';

/** A screen for who is signed in: its frame, with the place for what the server will say. */
const guarded = (path: string, name: string): DrawnPage => ({
  path,
  query: '*',
  files: [`src/routes/${name}.tsx`, data],
});

export const pages: readonly DrawnPage[] = [
  { path: '/', query: '*', files: [] },
  screen('/auth', 'Auth', ''),
  screen('/auth', 'Auth', 'tab=login'),
  ...['tab=register', 'tab=signup', 'tab=register&role=employer'].map((query) => ({
    ...screen('/auth', 'Auth', query),
    files: ['src/routes/Auth.tsx', 'src/features/auth/RegisterForm.tsx'],
  })),
  screen('/about', 'About'),
  screen('/visa-details', 'VisaDetails'),
  screen('/employer-visa-guide', 'EmployerVisaGuide'),
  screen('/how-it-works', 'HowItWorks'),
  screen('/terms', 'Terms'),
  screen('/privacy', 'Privacy'),
  guarded('/profile', 'Profile'),
  guarded('/jobs', 'Jobs'),
  guarded('/saved', 'Saved'),
  guarded('/employer/fast-post', 'FastPost'),
  guarded('/employer/post-job', 'PostJob'),
  guarded('/employer/drafts', 'EmployerDrafts'),
  guarded('/employer/dashboard', 'EmployerDashboard'),
  guarded('/employer/jobs/:id', 'EmployerJob'),
  guarded('/employer/applications', 'Applications'),
  guarded('/employer/company', 'Company'),
];
