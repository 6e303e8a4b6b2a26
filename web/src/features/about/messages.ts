/** Texts of the "Our Story" page (spec section 2). */
export const messages = {
  title: 'Our Story',
  headline: 'Finding work should not take longer than doing it',
  lead: 'Many students keep a list of ads that looked right until the last line: "full working rights only". Waratah is for them.',
  createProfile: 'Create Your Profile',
  postOpportunities: 'Post Opportunities',
  exploreOpportunities: 'Explore Opportunities',
  chapters: [
    {
      mark: '?',
      tint: 'crimson',
      title: 'The question behind every ad',
      text: 'May I take this job? An ad seldom says. It depends on the visa, on the hours, on whether the semester is running, and the price of a wrong guess is paid by the student alone.',
    },
    {
      mark: '=',
      tint: 'wattle',
      title: 'The same rules, read once',
      text: 'So we read each ad for what it says about visas, hours and sponsorship, keep the words it used, and compare them with what a student told us. What is unclear is shown as a question to ask.',
    },
    {
      mark: '✓',
      tint: 'gum',
      title: 'Jobs that come to you',
      text: 'Nobody should have to search after a late shift. A profile is shared once, and the few jobs that fit are in the inbox before breakfast, each with its reasons.',
    },
  ],
  promisesTitle: 'What we hold ourselves to',
  promisesText:
    'Waratah is run as a pilot, and small on purpose: few jobs that fit, rather than many that might. These are the rules we keep while we learn.',
  promises: [
    'Free for students.',
    'Ten jobs a day at most, and none twice.',
    'Every reason comes from the ad and the profile. None is made up.',
    'Every listing is checked before students see it.',
    'Your details are yours: a copy or their deletion is a button in your profile.',
    'When nothing fits, nothing comes.',
  ],
  flowerTitle: 'Why a waratah?',
  flower:
    'It is the flower of New South Wales. What looks like one bloom is many small flowers that open together, from the outside in; and after a fire it grows back from its root.',
  closing: 'Where do you come in?',
  closingText:
    'With a profile that takes five minutes, or with a job that somebody in a lecture hall is waiting to hear about.',
} as const;
