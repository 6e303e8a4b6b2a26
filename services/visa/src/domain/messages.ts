import { inWords } from './day.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';

/** Messages about wrong input. */
export const messages = {
  wrongDocument: 'The document must be a whole PDF, JPG, PNG, DOC or DOCX file.',
  consent: 'Please give your consent to the check.',
  noDocument: 'Please upload your VEVO document first.',
  visaNeeded: 'Please choose your visa.',
  visaUnknown: 'Please choose a visa from the list.',
  expiryDay: 'Please give the day on which the visa ends, like 2028-03-15.',
  expiryPast: 'This visa has ended already.',
  expiryNeeded: 'Please give the day on which the visa ends.',
  conditionNumber: (line: string) =>
    `Please begin each line with the number of one condition, like "8105 Work limitation": "${line}" has none, or several.`,
  reasonNeeded: 'Please give a reason. The student reads it.',
  notWaiting: 'This verification is not waiting for a decision any more.',
  changedMeanwhile: 'The student changed this after you opened it. Please look at it again.',
  notLookedAt: 'Please open the document before you decide.',
  approvedOtherwise:
    'Another operator approved this with another visa or another last day. Please look at the document again, and reject it if it is not clear.',
  notVerified: 'This visa is not verified, so there is nothing to revoke.',
  ownReview: 'You cannot decide about yourself.',
  keyIsNobody: 'Two people have to approve this. Please sign in as an operator to approve.',
  notKnownYet: 'Your account is not known here yet. Please try again in a moment.',
  cursor: 'This is not a place in the list.',
} as const;

export const atMost = (max: number) => `Must have at most ${max} characters.`;
export const atMostEntries = (max: number) => `Must have at most ${max} entries.`;

const until = (expiry: string | undefined) => (expiry ? ` until ${inWords(expiry)}` : '');

/** The sentence that explains each status. */
export const statusMessages = {
  notStarted: 'Upload your VEVO document and we check your visa.',
  uploaded: 'Your document is here. Send it for review when you are ready.',
  pending: 'Someone on our team will look at your document. We will email you the decision.',
  verified: (visaSubclass: string, expiry: string | undefined) =>
    `We checked your document: ${visaLabelOf(visaSubclass)}${until(expiry)}.`,
  rejected: (reason: string) => `We could not verify your visa: ${reason}`,
  revoked: (reason: string) => `We took back the verification of your visa: ${reason}`,
  expired: (visaSubclass: string, expiry: string | undefined) =>
    `Your verified visa, ${visaLabelOf(visaSubclass)}, ended${expiry ? ` on ${inWords(expiry)}` : ''}. Upload the document of the next one.`,
} as const;
