import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why, how long, and what you can do about it.',
  since: '2026-11-21',
  short: [
    'We use your details to match you with jobs, and do not sell them.',
    'A program chooses matches; people decide who is hired.',
    'A copy of everything, or its deletion, is a button in your profile.',
    'We answer complaints within 30 days.',
  ],
  sections: [
    {
      title: 'What we collect',
      text: [
        'From students: name, email, contact number, date of birth, city or suburb, visa type, studies, experience, skills, languages and activities, what you prefer in a job, what you answer to matches, the shifts that you note with their employers, the searches that you save, the answers about ads from elsewhere that you keep, with their links, and the documents that you choose to upload.',
        'From employers: name, email, contact number, role, the details of the company, its ABN included, and the job ads.',
        'From everybody: what is needed to keep the service safe, like the time, address and kind of browser of sign-ins. In a browser where you signed in we keep a cookie with a random number, which stays when you log out, so that other people’s wrong passwords never lock you out. We set no cookies for advertising and follow nobody across other sites.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To match students with jobs, to send the matches by email, to show applicants to the employers they apply to, and to keep both sides safe from fraud.',
        'We do not sell your details. Employers see a student’s profile and resume only when that student applies to them or says “I’m interested” in one of their jobs. With it come the visa type on the profile, what of the student’s skills, languages, studies and work matches the job, and roughly how far from it they live, as “within 10 km”.',
        'That a visa is verified, until which month, the hours a week that a student can work, and whether they want to work on the job’s days, employers see only while the student agrees. The choice is on the Visa tab, it is off at first, and taking it back works at once.',
      ],
    },
    {
      title: 'Automated matching',
      text: [
        'Matches are chosen by a program: it compares each new job ad with your visa, your hours, your studies, your skills, the words of your resume and your suburb, and it gives the reasons with each job. Ads are also assessed by a program for what they say about visas, hours and sponsorship, and for signs of fraud.',
        'No program decides whether you are hired. You may ask us to explain a match or the lack of one, and every email with matches can be ended in one click.',
      ],
    },
    {
      title: 'Who else handles it',
      text: [
        'The companies that run our servers and carry our email, on our orders only. If you sign in with Google, Google learns that you did.',
        'When an employer has a description written, what stands in the ad’s form may be sent to the provider of a language model. Nothing about students is.',
      ],
    },
    {
      title: 'Where it is kept',
      text: [
        'On our servers, in databases and a file store that are closed to the public; links to files work for five minutes.',
        'Your sign-in, your skills and your activities are also kept in your browser’s storage, and are removed from it when you log out.',
        'Passwords are stored only as a hash that cannot be turned back.',
      ],
    },
    {
      title: 'How long we keep it',
      text: ['As long as it is needed for what you gave it for, and no longer than this:'],
      kept: [
        { what: 'Account, profile, matches and your answers to them', howLong: 'until you delete your account' },
        { what: 'Resume and logo', howLong: 'until you replace or remove them, or delete your account' },
        { what: 'Visa document', howLong: '7 days after we decided about it; the decision stays with the account' },
        { what: 'Job ads', howLong: 'shown for 30 days unless renewed; then kept for their employer until deletion' },
        { what: 'Sign-ins', howLong: '30 days after their last use; known browsers half a year' },
        { what: 'Links for a new password', howLong: '30 minutes, and only as a hash' },
        { what: 'Content of emails to you', howLong: 'until they are sent' },
        { what: 'An address on the mailing list', howLong: 'until you unsubscribe; 7 days if nobody confirms it' },
        { what: 'The log in which our parts tell each other what happened', howLong: '30 days' },
        { what: 'Entries of that log set aside after a fault', howLong: '90 days' },
      ],
    },
    {
      title: 'When you delete your account',
      text: [
        'Your details leave our databases and file store at once, or as soon as each part of the service has heard of it. Job ads close and lose their words.',
        'What happened before, your profile of that time included, leaves the log of events after 30 days, and what a fault had set aside after 90. A hash of your email address is kept for 30 days, so that nothing still on its way is sent to you, and longer only if your mailbox refused our mail or you reported it.',
        'What stays is a number without a name, so that it is never given to anybody else. Backups keep older copies until newer ones take their place; they are used only to repair a loss.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may read and correct what we keep about you in your profile, download a copy of all of it, and delete your account, without asking anybody.',
        'If you complain about how we handle your details, we answer within 30 days. If the answer does not satisfy you, you may turn to the Office of the Australian Information Commissioner.',
      ],
    },
  ],
};
