/** Texts of the matching page (spec sections 1 and 2). */
export const messages = {
  title: 'How matching works',
  lead: 'No searching. You share a profile once, and each morning the jobs that you may take come to you.',
  join: 'Join Pilot Matching',
  steps: [
    {
      title: 'Complete your profile',
      text: 'Your visa, your studies, your skills, your suburb. It takes about five minutes, and you can change it whenever something changes.',
    },
    {
      title: 'We match new postings daily',
      text: 'Each new job is checked against your visa and your 48 hours a fortnight, then compared with what you study and can do. Ten at most, none twice.',
    },
    {
      title: 'You get curated email updates',
      text: 'One email in the morning, and each job in it says why it was chosen. When nothing fits, nothing comes.',
    },
  ],
} as const;
