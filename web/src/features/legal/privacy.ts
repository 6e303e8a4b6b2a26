import type { LegalText } from './LegalPage.tsx';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why, and what you can do about it.',
  sections: [
    {
      title: 'What we collect',
      text: [
        'From students: name, e-mail, contact number, date of birth, city or suburb, visa type, studies, experience, skills and activities, and the documents that you choose to upload.',
        'From employers: name, e-mail, contact number, role, and the details of the company, its ABN included.',
        'From everybody: what is needed to keep the service safe, like the time and address of sign-ins.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To match students with jobs, to send the matches by e-mail, to show applicants to the employers they apply to, and to keep both sides safe from fraud.',
        'We do not sell your details.',
      ],
    },
    {
      title: 'Automated matching',
      text: [
        'Matches are chosen by a program: it compares each new job ad with your visa, your hours, your studies, your skills and your suburb, and it gives the reasons with each job. Ads are also assessed by a program for what they say about visas, hours and sponsorship, and for signs of fraud.',
        'No program decides whether you are hired. Every e-mail with matches can be ended in one click.',
      ],
    },
    {
      title: 'Where it is kept',
      text: [
        'Your sign-in, your skills and your activities are also kept in your browser’s storage, and are removed from it when you log out.',
        'Passwords are stored only as a hash that cannot be turned back.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may read and correct what we keep about you in your profile, and you may ask us for a copy or for its deletion.',
        'If you complain about how we handle your details, we answer within 30 days. If the answer does not satisfy you, you may turn to the Office of the Australian Information Commissioner.',
      ],
    },
  ],
};
