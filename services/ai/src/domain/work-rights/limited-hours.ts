import { anyOf } from '../rule.ts';
import type { Statement } from './first-reader.ts';

/** A limit that a person's hours or rights must not have: "we can't take anyone with a cap on their hours". */
const limit =
  '\\b(?:(?:un)?cap(?:s|ped)?|(?:un)?limit(?:s|ed|ations?)?|(?:un)?restrict(?:s|ed|ions?)?|unhindered|unimpeded)\\b';
const limited = '\\b(?:hours?(?! ago\\b)|hrs?|work(?:ing)? rights?|visas?)\\b';
const person =
  "\\b(?:you|your|appl(?:icants?|ications?)|candidates?|any(?:one|body)|people|persons?|those|someone|visas?|rights?|must|need(?:ed)?|essential|required|only|no|not|without)\\b|n't\\b";
// slow-pattern: an item has at most 500 characters.
const limits = new RegExp(
  anyOf(
    `^(?=.*(?:${person}))(?:.*(?:${limit})[^.;!?]{0,20}(?:${limited})|.*(?:${limited})[^.;!?]{0,25}(?:${limit}))`,
    '\\bwork(?:ing)? (?:restrictions|limitations)\\b|\\b(?:un|not |no )(?:restricted|limited|capped) to work\\b',
    "\\b48[- ]?h(?:ou)?rs?\\b[^;!?]{0,60}(?:\\b(?:not|no|cannot)\\b|n't\\b)|(?:\\b(?:not?|cannot)\\b|n't\\b)[^;!?]{0,60}\\b48[- ]?h(?:ou)?rs?\\b",
    '\\b(?:legally|visas?|allowed|permitted|rights?)\\b[^.;!?]{0,30}\\b(?:more than|over|above|beyond|at least) (?:2[4-9]|[34]\\d) ?\\+? ?hours',
    '\\b(?:limited|restricted) to (?:six|6) months\\b',
  ),
);
/** Limits of the work instead, or that are no obstacle. */
// slow-pattern: an item has at most 500 characters.
const ofWork =
  /\b(?:access|areas?|sites?|materials?|substances?|licen[cs]es?|positions?|places|spots|roles|vacanc\w+|experience|supervision|trad(?:e|ing)|opening|upper limit|airways|pty|not limited to|we (?:know|understand|respect)|full or (?:limited|restricted)|or (?:limited|restricted)|limited (?:or full|(?:time|spots|places)))\b|\b(?:are (?:fine|ok|welcome)\b|(?:fine|ok|welcome)\W*$)|FULL,? or\b|mentioned-full|\bor\b[^.;!?]{0,20}\blimited\b/;

/** The limit of student visas by law, without a word that makes it an obstacle. */
const isTheLaw = (plain: string) =>
  /\b48[- ]?h(?:ou)?rs?\b/.test(plain) &&
  !/\b(?:no|not|cannot|must|need\w*|only|without|unfortunately|more|over|above|beyond)\b|n't\b/.test(plain);

/** Whether a sentence speaks of hours or rights that must not be limited. */
export const speaksOfLimitedHours = ({ text, plain }: Statement): boolean =>
  limits.test(plain) && !isTheLaw(plain) && !ofWork.test(plain) && !ofWork.test(text);
