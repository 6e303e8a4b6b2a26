import { plainTextOf } from '../plain-text.ts';
import { sentencesOf } from '../sentences.ts';
import { sponsorshipOf } from '../sponsorship/sponsorship.ts';
import { weeklyHoursOf } from '../terms/weekly-hours.ts';
import { workRightsOf } from '../work-rights/work-rights.ts';
import type { Brief } from './brief.ts';
import { htmlOf, type Text } from './text.ts';

/** Words with which one speaks of visas, whatever is said. */
const aboutVisas =
  /\b(?:visas?|sponsor\w*|subclass|citizens?|citizenship|residen(?:ts?|cy)|p\.?r\.? (?:only|holders?)|work(?:ing)? (?:rights?|permits?)|rights? to work|(?:im)?migra\w+|4[58]2|457|186|485|h-?1b|tss)\b/i;

/** Whether a sentence states who may work here, on which visa, or for how many hours. */
const statesFacts = (sentence: string) =>
  sponsorshipOf([sentence]).kind !== 'unstated' ||
  workRightsOf([sentence]).kind !== 'unstated' ||
  weeklyHoursOf([sentence]) !== undefined;

/** The words without what they say of visas and hours: such facts are the employer's alone (design section 7). */
export const withoutVisas = (words: string): string =>
  sentencesOf(plainTextOf(words.normalize('NFKC')))
    .filter((sentence) => !aboutVisas.test(sentence) && !statesFacts(sentence))
    .join(' ')
    .trim();

const demands: ReadonlySet<string> = new Set(['residents_only', 'full_rights', 'unclear']);

/** Whether a text says of visas what the employer said, as our own reader of ads understands it. */
export const keepsFacts = (text: Text, { visaSponsorship }: Brief): boolean => {
  const sentences = sentencesOf(plainTextOf(htmlOf(text)));
  return (
    sponsorshipOf(sentences).kind === (visaSponsorship ? 'offers' : 'unstated') &&
    !demands.has(workRightsOf(sentences).kind) &&
    weeklyHoursOf(sentences) === undefined
  );
};

/** What the employer said of visas, in our words. */
export const factsOf = ({ visaSponsorship, internationalStudentFriendly }: Brief): string =>
  [
    internationalStudentFriendly ? 'International students are welcome to apply.' : '',
    visaSponsorship ? 'Visa sponsorship is available for this role.' : '',
  ]
    .filter(Boolean)
    .join(' ');
