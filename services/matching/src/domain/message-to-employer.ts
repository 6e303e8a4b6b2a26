import { permanentVisas } from '@waratah/vocabulary/law/rules';
import { type VisaCode, visaLabelOf } from '@waratah/vocabulary/visa-types';

/** Whom a message is about: the ad's title may be empty. */
type About = Readonly<{ title: string; visa: VisaCode }>;

/** A polite message with all that the employer must be asked, ready to send; undefined if there is nothing to ask. */
export const messageToEmployer = ({ title, visa }: About, asked: readonly string[]): string | undefined => {
  if (asked.length === 0) return undefined;
  const ad = title === '' ? 'your ad' : `your ad “${title}”`;
  const [question] = asked;
  return [
    'Hello,',
    `I am interested in ${ad}. ${holds(visa)}Before I apply, I would like to ask:`,
    asked.length === 1 ? question : asked.map((one) => `- ${one}`).join('\n'),
    'Thank you. I look forward to your answer.',
  ].join('\n\n');
};

/** Words of an ad as the beginning of a question to the employer. */
export const adSays = (quote: string): string => `Your ad says “${quote.replace(/[.!]$/, '')}”.`;

/** Nothing of a visa that its holder is not sure of. */
const holds = (visa: VisaCode): string => {
  if (visa === 'other' || visa === 'citizen') return '';
  if (permanentVisas.has(visa)) return 'I hold a permanent visa. ';
  const name = named[visa];
  return name ? `I hold ${name}. ` : `My visa: ${visaLabelOf(visa)}. `;
};

const named: Readonly<Partial<Record<VisaCode, string>>> = {
  '500': 'a Student visa (subclass 500)',
  '485': 'a Temporary Graduate visa (subclass 485)',
  '485-second': 'a Temporary Graduate visa (subclass 485)',
  '482': 'an employer-sponsored visa (subclass 482)',
  '491': 'a Skilled Work Regional visa (subclass 491)',
  '417/462': 'a Working Holiday visa',
  '500-family': 'a Student visa (subclass 500) as a family member of a student',
  'bridging-a': 'a Bridging visa A',
  'bridging-b': 'a Bridging visa B',
  'bridging-c': 'a Bridging visa C',
};
