import type { ScamSignal } from './scam-signals.ts';

/** What a sign of fraud means for somebody who thinks of applying, and what to do. */
export const adviceOn = ({ kind, quote }: ScamSignal): string => special[kind]?.(quote) ?? advice[kind];

/** Advice on what the words of an ad ask for by its name. */
const adviceOnNamed = (quote: string): string | undefined => {
  if (/\bmy ?gov/i.test(quote))
    return 'It asks for your myGov login. Give it to nobody, not even an employer: it opens your tax, your payments and your name to them.';
  if (
    /\b(?:keeps?|holds?|stores?|retains?|held|kept|retained|stays?|remains?|leave|surrender|hand (?:over|in))\b/i.test(
      quote,
    )
  )
    return 'Somebody else would keep your passport. An employer may look at it, and copy it once you are hired, but not keep it: give it to nobody.';
  if (!/\b(?:tax file number|tfn)\b/i.test(quote)) return undefined;
  return /\b(?:passport|licen[cs]e|medicare|birth certificate|id card|identity)\b/i.test(quote)
    ? 'It asks for your tax file number and an identity document at once. An employer needs them only once you are hired: give them after you have an offer in writing.'
    : 'It asks for your tax file number at once. An employer needs it only once you work there: give it after you have an offer in writing.';
};

/** Money of others, a lent account and a stranger in one's device are other matters than an account's number. */
const adviceOnAccounts = (quote: string): string | undefined => {
  if (/\b(?:any ?desk|team ?viewer|remote access)\b/i.test(quote))
    return 'Somebody would see and use your device and your accounts. Let nobody in, whatever it is for.';
  if (
    /\b(?:rent|sell|lend|leas(?:e|ing)|borrow|nominee|internet banking|bank accounts? (?:needed|wanted)|in your (?:own )?name|the login|(?:let|allow) (?:us|me|our))\b/i.test(
      quote,
    )
  )
    return 'It wants to use an account or a name of yours. Whatever is done with it is done in your name: lend it to nobody.';
  return /\b(?:funds|payments?|money|moneygram|western union|cheques?|transfers?|takings|remainder|balance|keep \$|\d{1,2} ?%)/i.test(
    quote,
  )
    ? 'Money of others would pass through your hands or your account. That is how stolen money is moved, and you would answer for it: take none.'
    : undefined;
};

const special: Partial<Record<ScamSignal['kind'], (quote: string) => string | undefined>> = {
  identity_document: adviceOnNamed,
  bank_details: adviceOnAccounts,
};

const advice: Readonly<Record<ScamSignal['kind'], string>> = {
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
  visa_pressure:
    'It uses your visa to press you or to pay you less. Both are against the law, whatever visa you hold. The Fair Work Ombudsman helps you for free: 13 13 94.',
  unlawful_work:
    'It offers work that a visa does not allow, or hides hours. That can cost you your visa, and leaves you without help: do not take it on these terms.',
  worded_like_fraud:
    'It is worded like ads that cheat people. Pay nothing, lend nothing and give no codes or documents until you know that the employer is real.',
  other_language: 'It is in a language that we do not read. Have somebody read it to you whom you trust.',
  unread_document:
    'It comes with a document that we could not read. Pay nothing and send nothing that it asks for before you have met the employer.',
  sexual_service:
    'It seems to be sexual work, or asks for intimate photos. Send no photos, and meet nobody alone at a private address.',
};
