/** Messages to employers about wrong fields. Many use the spec's own words (section 5). */
export const messages = {
  title: 'Title must be at least 5 characters.',
  description: 'Description must be at least 20 characters.',
  roleCategory: 'Role category is required.',
  employmentType: 'Employment basis is required.',
  visaTypes: 'Please choose visa types from the list.',
  visaNeeded: 'Please select at least one visa type.',
  wrongDocument: 'The document must be a whole PDF, DOC, DOCX, TXT or MD file.',
  postedOtherwise:
    'This ad was posted already, before your last changes. It is on your dashboard, where you can edit it.',
  draftTitle: 'Title must be at least 3 characters to save as draft.',
  draftStep: 'Step must be a number from 0 to 4.',
  changedMeanwhile:
    'This was changed somewhere else after you opened it. Nothing was overwritten. Load the saved version and make your changes again.',
  internship: 'Internships are offered only for study-aligned professional roles.',
  state: 'State must be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
  salaryPositive: 'Salary must be more than zero.',
  salaryOrder: 'The lowest salary must not be above the highest.',
  salaryPlausible: 'This salary is not plausible for its period.',
  currency: 'Currency must be an ISO 4217 code, like AUD.',
  period: 'Salary period must be hour, day, week or year.',
  hours: 'Hours a week must be a number from 1 to 60.',
  hoursOrder: 'The fewest hours must not be above the most.',
  day: 'Days must be mon, tue, wed, thu, fri, sat or sun.',
  time: 'Times must be like 17:30.',
  shiftEnds: 'Please give both times of a shift, or neither.',
  shiftLasts: 'A shift must end at another time than it starts.',
  date: 'Please give a date.',
  expiryPast: 'The expiry date must be in the future.',
  expiryFar: 'The expiry date must be within one year.',
  verifyEmail: 'Confirm your email address and this ad goes live.',
  newEmployer: 'We check the first ad of every new employer. It goes live once it is approved.',
  takenDown: 'We check each ad of an employer after one was taken down. It goes live once it is approved.',
  wrongAbn:
    'The ABN of your company is not a valid one. Correct it in your company information; we check this ad meanwhile.',
  lowPay: 'The pay is below the national minimum wage. We check this ad; it goes live once it is approved.',
  again: 'The changed ad is checked again. It goes live once it is approved.',
  rejectionReason: 'Please give a reason for the rejection.',
  rejectedAlready: 'This ad is rejected already.',
  changedForReview: 'The ad was changed after you opened it. Please look at it again.',
  notWaiting: 'This ad is not waiting for a review.',
  waitsForEmail: 'This ad waits for its employer to confirm the email address.',
} as const;

export const atMost = (max: number) => `Must have at most ${max} characters.`;
export const atMostEntries = (max: number) => `Must have at most ${max} entries.`;

/** The end of a sentence with the reason for a review. */
export const goesLive = 'It goes live once it is approved.';

type Quoted = Readonly<{ kind: string; quote: string }>;

/** Quoted words of an ad within a sentence, without repetition. */
export const quotedIn = (signals: readonly Pick<Quoted, 'quote'>[]) =>
  [...new Set(signals.map(({ quote }) => quote))].map((quote) => `“${quote}”`).join(', ');

const toAnswer = 'Change the words, or reply to our email and tell us what they mean. ';

/** What no machine can read, by the kind of its sign. */
const readByPeople: Readonly<Record<string, (quoted: string) => string>> = {
  other_language: (quoted) => `We read ads in English by machine, and this one ourselves: ${quoted}. `,
  unread_document: (quoted) => `We read documents by machine, and this one ourselves: ${quoted}. `,
};

/** The reason for a review, quoting the ad; with the way to answer for an employer, whom imported ads do not have. */
export const risky = (signals: readonly Quoted[], hasEmployer: boolean) => {
  const read = quotedIn(signals.filter(({ kind }) => !readByPeople[kind]));
  const because = read && `We are checking this ad because we read ${read} in it. ${hasEmployer ? toAnswer : ''}`;
  const unread = signals.map(({ kind, quote }) => readByPeople[kind]?.(quotedIn([{ quote }])) ?? '');
  return `${because}${unread.join('')}${goesLive}`;
};

const [there, gone] = [' in it.', ' in it before it was changed.'] as const;

/** The reason after the ad's words were changed: what it quotes may not be there any more. */
export const readBefore = (reason: string) => reason.replace(there, gone);
/** The reason after the quoted words were read again. */
export const readAgain = (reason: string) => reason.replace(gone, there);

export const belowMinimum = (minimum: string, since: string) =>
  `This is below the national minimum wage of ${minimum} (since ${since}).`;
