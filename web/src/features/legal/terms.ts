import { studentFortnightHours } from '@waratah/vocabulary/limits';
import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  title: 'Terms of Use',
  lead: 'Waratah is run as a pilot. By creating an account you agree to these terms.',
  since: '2026-11-21',
  short: [
    'You are 18 or older.',
    'What you tell us and others here is true.',
    'Your visa decides what you may take; we help you read it.',
    'No fees for students, and no employer may ask for any.',
  ],
  sections: [
    {
      title: 'Who may use Waratah',
      text: [
        'You must be 18 or older, and you must be a valid international student, hold a valid subclass 500 or 485 visa, or be an employer legally operating in Australia.',
        'One account is for one person. Keep your password to yourself and tell us if you think somebody else knows it.',
      ],
    },
    {
      title: 'For students and visa holders',
      text: [
        'Your profile should be true. We compare it with new job ads each day and email you those that fit, with the reasons.',
        `Whether you may take a job depends on the conditions of your own visa. A student visa (subclass 500) allows up to ${studentFortnightHours} hours of work per fortnight in study periods. Check your conditions before you accept; what we show is information, not migration advice.`,
        'A document that you hand in to have your visa verified must be your own and unchanged.',
      ],
    },
    {
      title: 'For employers',
      text: [
        'Job ads must be real, lawful and your own. Pay and conditions must meet Australian law, the Fair Work rules included. Unpaid placements are legal only if they are mandatory for a course.',
        'Nobody may be asked for money, a passport or bank details to apply. You remain the one who has to check, before work begins, that a person may do it.',
        'New and risky ads wait for a review. We may hold, reject or remove an ad, and we say why. A description that was generated for you is yours to read and correct before it is published.',
        'You may use an applicant’s details only to consider them for the job.',
      ],
    },
    {
      title: 'How matching works here',
      text: [
        'Which jobs a student is told of is decided by a program, from the ad and the profile, and each job comes with its reasons. A match is a suggestion: it promises neither that a job is open nor that an application succeeds.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Do not copy ads or profiles in bulk, look for other people’s details, get around limits, or upload what is harmful. An ad that looks wrong can be reported on its page.',
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
      text: [
        'You may delete your account at any time, in your profile. We may close an account that breaks these terms, and we tell its owner why.',
      ],
    },
    {
      title: 'When these terms change',
      text: [
        'A new wording stands on this page with its day. If it asks more of you, we tell you by email before it counts.',
      ],
    },
    {
      title: 'Governing law',
      text: [
        'These terms are governed by the law of New South Wales, Australia, and its courts decide disputes about them.',
      ],
    },
  ],
};
