import type { LegalText } from './LegalPage.tsx';

export const terms: LegalText = {
  title: 'Terms of Use',
  lead: 'Waratah is run as a pilot. By creating an account you agree to these terms.',
  sections: [
    {
      title: 'Who may use Waratah',
      text: [
        'You must be 18 or older, and be a valid international student, hold a valid subclass 500 or 485 visa, or be an employer legally operating in Australia.',
        'One account is for one person. Keep your password to yourself and tell us if you think somebody else knows it.',
      ],
    },
    {
      title: 'For students and visa holders',
      text: [
        'Your profile should be true. We compare it with new job ads each day and e-mail you those that fit, with the reasons.',
        'Whether you may take a job depends on the conditions of your own visa. A student visa (subclass 500) allows up to 48 hours of work per fortnight in study periods. Check your conditions before you accept; what we show is information, not migration advice.',
      ],
    },
    {
      title: 'For employers',
      text: [
        'Job ads must be real, lawful and your own. Pay and conditions must meet Australian law, the Fair Work rules included. Unpaid placements are legal only if they are mandatory for a course.',
        'New and risky ads wait for a review. We may hold, reject or remove an ad, and we say why.',
        'You may use an applicant’s details only to consider them for the job.',
      ],
    },
    {
      title: 'What we promise, and what we cannot',
      text: [
        'We check listings and match them with care, but an employer decides whom to hire, and we cannot promise a job or an applicant.',
        'The pilot may change or pause. Nothing in these terms takes away rights that you have under the Australian Consumer Law.',
      ],
    },
    {
      title: 'Ending your account',
      text: ['You may stop at any time. We may close an account that breaks these terms, and we tell its owner why.'],
    },
    { title: 'Governing law', text: ['These terms are governed by the law of New South Wales, Australia.'] },
  ],
};
