import { disclaimer } from '../../lib/vocabulary/visa-facts.ts';

/** Texts of the page that checks an ad from anywhere. */
export const messages = {
  title: 'Check any ad',
  lead: 'Paste a job ad from anywhere. In a second you know whether your visa allows the job, and which words of the ad say so.',
  promise: 'The ad is read and forgotten: it is not stored, and no AI model sees it. Your text stays in this tab.',
  text: "The ad's words",
  textHelper: 'Paste all of them, the title first.',
  textMissing: 'Paste the words of the ad.',
  more: 'Employer and place',
  moreHint: 'if the text does not name them',
  company: 'Employer',
  companyHelper: 'Some visas bind you to one employer.',
  location: 'Place of work',
  locationHelper: 'Suburb and state: some visas allow work only in certain areas.',
  visa: 'Your visa',
  visaMissing: 'Choose your visa, or “Other/Not Sure”.',
  aboutYou: 'About you',
  aboutYouHelper: 'What you leave empty becomes a question.',
  hoursWorked: 'Hours you already work a week',
  hoursWorkedHelper: 'They count against the hours that your visa allows.',
  visaExpiry: 'Visa expires',
  visaExpiryHelper: 'A job may last longer than your visa.',
  byProfile: (visa: string) => `Answered for ${visa}, with the facts and hours of your profile.`,
  toSettings: 'Change your settings',
  check: 'Check this ad',
  checking: 'Reading…',
  notChecked: 'The ad could not be checked. Your text is still here: please try again.',
  clear: 'Clear',
  kind: {
    eligible: 'Yes, you may take this job',
    check: 'Ask first',
    not_eligible: 'No, not this job',
  },
  read: 'What we read',
  holder: (visa: string) => `For ${visa}`,
  nothingAgainst: 'Nothing in the ad and no rule of your visa stands against it.',
  noVisa: 'Your profile names no visa, so this is only what the ad says.',
  questions: 'Before you accept',
  message: 'Send this to the employer',
  copyMessage: 'Copy the message',
  messageCopied: 'Message copied',
  notCopied: 'Could not copy: select the text and copy it yourself.',
  hours: 'Hours',
  pay: 'Pay',
  unsaid: 'The ad does not say.',
  minimum: (hourly: string, casual: string) =>
    `The national minimum is ${hourly} an hour, or ${casual} for casual work, which has 25% more.`,
  standing: {
    unstated: 'Ask what it pays before you accept.',
    lawful: 'Not below the minimum.',
    ask: 'It may be below the minimum.',
    below: 'Below the minimum: adults may not be paid less.',
  },
  warnings: 'Warnings',
  noWarnings: 'No sign of fraud that we know. That alone does not make an ad honest.',
  rules: (visa: string) => `What the law says about ${visa}`,
  untold: 'What we could not tell',
  ad: 'The ad, with the words that count',
  noMarks: 'It says nothing about work rights, hours or pay.',
  disclaimer,
} as const;

/** What a mark is about, in a word or two. */
export const markNames = {
  work_rights: 'Right to work',
  sponsorship: 'Sponsorship',
  hours: 'Hours',
  term: 'How long',
  unpaid: 'Unpaid',
  pay: 'Pay',
  remote: 'Remote',
  abroad: 'Abroad',
  fraud: 'Warning',
} as const;

export const untold = {
  rights: 'Whose right to work the employer accepts: the ad does not say.',
  hours: 'How many hours a week it is.',
  pay: 'What it pays.',
  always:
    'Whether the employer keeps to the ad, and what your own grant says beside the usual rules: look it up in VEVO.',
} as const;
