import type { WeekHours } from '@waratah/vocabulary/law/stated-terms';
import { formHoursOf, type WorkHours } from '@waratah/vocabulary/work-hours';
import { plainTextOf } from '../plain-text.ts';
import { sentencesOf } from '../sentences.ts';
import { sponsorshipOf } from '../sponsorship/sponsorship.ts';
import { weeklyHoursOf } from '../terms/weekly-hours.ts';
import { workRightsOf } from '../work-rights/work-rights.ts';
import type { Brief } from './brief.ts';
import { htmlOf, type Text } from './text.ts';

/** Words that occur in any statement about visas. */
const aboutVisas =
  /\b(?:visas?|sponsor\w*|subclass|citizens?|citizenship|residen(?:ts?|cy)|p\.?r\.? (?:only|holders?)|work(?:ing)? (?:rights?|permits?)|rights? to work|(?:im)?migra\w+|4[58]2|457|186|485|h-?1b|tss)\b/i;

/** Whether a sentence states who may work here, on which visa, or for how many hours. */
const namesVisaFact = (sentence: string) =>
  sponsorshipOf([sentence]).kind !== 'unstated' ||
  workRightsOf([sentence]).kind !== 'unstated' ||
  weeklyHoursOf([sentence]) !== undefined;

/** The text without statements about visas and hours, which only the employer may make (design section 7). */
export const withoutVisas = (words: string): string =>
  sentencesOf(plainTextOf(words.normalize('NFKC')))
    .filter((sentence) => !aboutVisas.test(sentence) && !namesVisaFact(sentence))
    .join(' ')
    .trim();

const demands: ReadonlySet<string> = new Set(['residents_only', 'full_rights', 'unclear']);

/** Whether a text says the same about visas and hours as the employer did, according to our own reader of ads. */
export const keepsFacts = (text: Text, { visaSponsorship, hours }: Brief): boolean => {
  const sentences = sentencesOf(plainTextOf(htmlOf(text)));
  return (
    sponsorshipOf(sentences).kind === (visaSponsorship ? 'offers' : 'unstated') &&
    !demands.has(workRightsOf(sentences).kind) &&
    areHours(weeklyHoursOf(sentences), hours)
  );
};

/** No hours, those given in the form, or those that follow from its days and times. */
const areHours = (read: WeekHours | undefined, form: WorkHours) => {
  const given = formHoursOf(form);
  if (read === undefined) return true;
  const sameMin = read.min === given?.min || form.hoursMin == null;
  const sameMax = read.max === given?.max || form.hoursMax == null;
  return given !== undefined && sameMin && sameMax && (read.min === given.min || read.max === given.max);
};

/** What the employer stated about visas, in our words. */
export const factsOf = ({ visaSponsorship, internationalStudentFriendly }: Brief): string =>
  [
    internationalStudentFriendly ? 'International students are welcome to apply.' : '',
    visaSponsorship ? 'Visa sponsorship is available for this role.' : '',
  ]
    .filter(Boolean)
    .join(' ');
