import { rounded } from '@waratah/vocabulary/numerals';
import { weekHoursMax } from '@waratah/vocabulary/work-hours';
import { quoteAround } from '../rule.ts';
import { hourShapes } from './hour-shapes.ts';
import { areOtherHours, isVisaLimit } from './other-hours.ts';

/**
 * Hours a week. 'Up to' begins at 0; 'at least' ends at full time. They are inferred if the ad states no hours but
 * days, a roster or full time. `days` is on how many days of a week the fewest are worked, if all are equally long.
 */
export type WeeklyHours = Readonly<{ min: number; max: number; quote: string; inferred?: true; days?: number }>;

/** Any shape contains one of these. */
const hourWords =
  /hour|hr|hp[wf]\b|\dh\b|\d h\b|fte|f\.t\.e|eft|e\.f\.t|time[- ]fraction|full[- ]time|part[- ]?time|half[- ](?:time|a full)/i;

const fewest = 3;

const shapes = hourShapes.map(({ pattern, weekly }) => ({
  // slow-pattern: a sentence has at most 500 characters.
  pattern: new RegExp(pattern, 'gi'),
  weekly,
}));

/** The first statement of hours a week in the text; quarter hours are kept. */
export const weeklyHoursOf = (sentences: readonly string[]): WeeklyHours | undefined => {
  for (const sentence of sentences) {
    const found = weeklyHoursIn(sentence);
    if (found) return found;
  }
  return undefined;
};

/** The first statement of hours a week in a sentence. */
export const weeklyHoursIn = (sentence: string): WeeklyHours | undefined =>
  hourWords.test(sentence) ? inSentence(sentence) : undefined;

const inSentence = (sentence: string): WeeklyHours | undefined => {
  for (const { pattern, weekly } of shapes) {
    for (const match of sentence.matchAll(pattern)) {
      const [min, max] = weekly(match.groups ?? {}).map(rounded);
      if (min === undefined || max === undefined || min > max || max < fewest || max > weekHoursMax) continue;
      if (areOtherHours(sentence, match.index, match.index + match[0].length)) continue;
      if (isVisaLimit(sentence, max)) continue;
      return { min, max, quote: quoteAround(sentence, match.index, match[0].length) };
    }
  }
  return undefined;
};
