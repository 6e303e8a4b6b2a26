import type { ScamKind } from './scam-rule.ts';

/** What a sign of fraud means for somebody who thinks of applying, and what to do. */
export const adviceOn: Readonly<Record<ScamKind, string>> = {
  fee: 'It asks you to pay. No honest employer takes money for a job: pay nothing.',
  messaging_app:
    'It moves the conversation to a messaging app. Write only to an address or number that the company itself publishes.',
  identity_document:
    'It asks for an identity document at once. Send one only after you have met the employer and have an offer in writing. Nobody may keep your passport.',
  bank_details: 'It asks for your bank details. An employer needs them only once you work there.',
  too_good_pay: 'It promises more than such work pays. Ask yourself why nobody else has taken it.',
  crypto: 'It deals in cryptocurrency or gift cards. Never buy, receive or pass on coins or cards for an employer.',
  reshipping: 'You would receive parcels and send them on. They are often stolen, and you would answer for it.',
  pyramid_selling: 'You would earn by bringing in others. That is a pyramid scheme, and no job.',
  home_work:
    'It promises money for easy work at home. Ask for the ABN of the company and look it up before you answer.',
  outside_application:
    'It sends you to a link or an address elsewhere. Find the job on the website of the company before you answer.',
};
