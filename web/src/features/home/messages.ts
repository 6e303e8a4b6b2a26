/** Texts of the home page (spec section 1). */
export const messages = {
  visas: 'Subclass 500 · 485 · 482',
  headline: 'Jobs your visa allows, in your inbox each morning',
  lead: 'Share one profile. Every day we check each new job against your visa, your 48 hours a fortnight and what you study, and email you the few that fit, with the reasons.',
  getMatches: 'Get Your Matches',
  openProfile: 'Open Your Profile',
  postJob: 'Post a Job',
  postQuickly: 'Post a job in 2 minutes',
  promises: ['Free for students', 'Every listing checked', 'Unsubscribe in one click'],
  createProfile: 'Create Your Profile',
  postOpportunities: 'Post Opportunities',
  example: 'An example of a job ad',
  exampleMail: 'An example of the morning email',
  employersTitle: 'Employers: post in under 2 minutes',
  employersText:
    'Say who you need, with an AI-generated description if you like, and choose the visas you accept. Students who may lawfully take the job hear of it tomorrow morning.',
} as const;

/** The text above the button at the bottom. */
export const closing = {
  guest: [
    'Five minutes now, matches every morning',
    'Tell us your visa, your studies and your suburb. Visa verification (VEVO) can follow whenever you like.',
  ],
  employer: [
    'Your next hire may be reading tomorrow morning',
    'A clear title and a few sentences are enough to start.',
  ],
} as const;

export const features = [
  {
    mark: '500',
    tint: 'crimson',
    title: 'Visa-friendly jobs',
    text: 'Subclass 500, 485 and 482: each job says which visas it accepts, and we show you the words it used. Unclear ones are marked, never hidden.',
  },
  {
    mark: '48h',
    tint: 'gum',
    title: 'Student-friendly roles',
    text: 'Hours are checked against the limit of 48 hours per fortnight, with the hours that you already work taken off.',
  },
  {
    mark: 'AI',
    tint: 'wattle',
    title: 'AI matching, daily updates',
    text: 'New postings are compared with your studies, skills and suburb every day. Ten at most, none twice.',
  },
  {
    mark: '✓',
    tint: 'crimson',
    title: 'Visa verification (VEVO)',
    text: 'Show us your VEVO document once. After we have looked at it, your matches follow the verified visa, and the document is deleted.',
  },
] as const;

/** Invented matches, shown as an example. */
export const exampleMatches = [
  {
    title: 'Weekend barista',
    company: 'Harbour Kitchen',
    facts: 'Sydney NSW · $33 an hour',
    tint: 'gum',
    reasons: ['Accepts subclass 500', '14 h a week fits 48 h a fortnight'],
  },
  {
    title: 'Junior data analyst',
    company: 'North Light',
    facts: 'Remote · $62k–$70k',
    tint: 'crimson',
    reasons: ['Python and SQL match your degree', 'Open to 485 after you graduate'],
  },
  {
    title: 'Library assistant',
    company: 'Marrick Council',
    facts: 'Marrickville NSW · Part-time',
    tint: 'wattle',
    reasons: ['25 minutes from your suburb', 'No sponsorship needed'],
  },
] as const;
