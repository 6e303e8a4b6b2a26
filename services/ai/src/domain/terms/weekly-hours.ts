import { anyOf, quoteAround } from '../rule.ts';
import { hourShapes } from './hour-shapes.ts';
import { rounded } from './numerals.ts';

/**
 * Hours a week. 'Up to' begins at 0; 'at least' ends at full time. They are inferred if the ad states no hours but
 * days, a roster or full time.
 */
export type WeeklyHours = Readonly<{ min: number; max: number; quote: string; inferred?: true }>;

/** Hours of shops and wards, of notice periods and lessons, of visa rules: not the hours of this job. */
const otherHours = anyOf(
  'open(?:ing|s)?|operat(?:es?|ing|ion)|trading|within|notice',
  'sav(?:e|es|ing)|overtime|meets?|meetings?',
);
const before = new RegExp(
  anyOf(
    `\\b${otherHours}\\b(?:(?!\\b(?:you|role|position|roster|work|shifts?)\\b)[^.;]){0,30}$`,
    "(?:\\bnever|n['’]t|\\bnot) (?:\\w+ ){0,2}(?:expect|ask|want|make|require|need)\\b[^.;]{0,40}$",
    '\\b(?:zero|no|without|forget|instead of) $',
  ),
  'i',
);
const after = new RegExp(
  `^\\s*${anyOf(
    'ago\\b|later\\b|old\\b|before\\b|prior\\b|from now|notice|overtime|extra|additional|off\\b',
    'of (?:paid )?(?:study|training|mentoring|leave|professional|class\\w*|lectures?|overtime|content|video|exercise|support|care|personal)',
  )}`,
  'i',
);
const limit = 'limit\\w*|restrict\\w*|condition\\w*|cap(?:ped|s)?|maximum|comply|rules?';
const visaRule = new RegExp(
  anyOf(
    `\\bvisas?\\b[^.;]{0,80}\\b(?:${limit}|(?:allow|permit)\\w*\\b[^.;]{0,30}\\d)`,
    `\\b(?:${limit})\\b[^.;]{0,80}\\bvisas?\\b`,
  ),
  'i',
);
const visaLimits: readonly number[] = [20, 24];

const fewest = 3;
const most = 70;

/** The first statement of hours a week in the text; quarter hours are kept. */
export const weeklyHoursOf = (sentences: readonly string[]): WeeklyHours | undefined => {
  for (const sentence of sentences) {
    const found = /hour|hr|\dh\b|\d h\b|fte|eft/i.test(sentence) ? inSentence(sentence) : undefined;
    if (found) return found;
  }
  return undefined;
};

const inSentence = (sentence: string): WeeklyHours | undefined => {
  for (const shape of hourShapes) {
    // slow-pattern: a sentence has at most 500 characters.
    for (const match of sentence.matchAll(new RegExp(shape.pattern, 'gi'))) {
      const [min, max] = shape.weekly(match.groups ?? {}).map(rounded);
      if (min === undefined || max === undefined || min > max || max < fewest || max > most) continue;
      const end = match.index + match[0].length;
      if (before.test(sentence.slice(0, match.index)) || after.test(sentence.slice(end))) continue;
      if (visaLimits.includes(max) && visaRule.test(sentence)) continue;
      return { min, max, quote: quoteAround(sentence, match.index, match[0].length) };
    }
  }
  return undefined;
};
