import { type SoleHolders, soleHolders } from '@waratah/vocabulary/law/demand';
import { anyOf } from '../rule.ts';

const visa = '(?: visas?)?(?: holders?)?';

/** All ways of writing the holders of one visa, in lower case. */
const waysOfWriting: Readonly<Record<SoleHolders, string>> = {
  students: anyOf(
    '(?:international|overseas|foreign) students?',
    'students? (?:on (?:an? )?(?:student )?visas?|visas?(?: holders?)?)',
    `(?:subclass )?500${visa}`,
  ),
  holiday_makers: anyOf(
    'working holiday (?:makers?|visas?(?: holders?)?)',
    `(?:whvs?|whms?|backpackers?)${visa}`,
    `(?:subclass )?(?:417|462)(?:(?: ?[/,&] ?| or | and )(?:417|462))?${visa}`,
  ),
};

const verb = '(?:tak|hir|accept|want|employ|consider|seek)(?:e|ing)?';
const lodging = '\\b(?:beds?|rooms?|dorms?|hostel|accommodation)\\b[^.;!?]{0,30}';
const inGeneral = '(?! (?:\\d|to|for|in|on|at|if|when|during|work|hostels?|beds?|rooms?|dorms?))';

const solely = (written: string) =>
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(
    anyOf(
      `(?<!${lodging})\\bonly (?:(?:${verb}|for|open to|suitable for|available to) )?${written}\\b`,
      `(?<!${lodging})\\b${written} only\\b${inGeneral}`,
      `\\b(?:must|needs? to|ha(?:ve|s) to) (?:currently )?(?:be|have|hold|be on) (?:an? )?(?:current |valid )?${written}\\b`,
    ),
  );

const demands = soleHolders.map((holders) => ({ holders, pattern: solely(waysOfWriting[holders]) }));
const named = new RegExp(`\\b${anyOf(...Object.values(waysOfWriting))}\\b`, 'g');

/** Others whom the sentence takes too, a denial, or people who are taught or served there. */
const others =
  /\b(?:visas?|holders?|rights?|citi[zs]en\w*|resid\w+|permanent|pr|students?|locals|everyone|anyone|tss|teach\w*|tutor\w*|help\w*|support\w*|clients?|customers?|courses?|schools?|colleges?|\d{3}|or|not?|nor|never|cannot)\b|n't\b/;

/**
 * The holders of one visa whom a sentence in lower case takes and, to the letter, nobody else: "WHV only", "we only hire
 * international students".
 */
export const soleHoldersIn = (sentence: string): SoleHolders | undefined => {
  const found = demands.filter(({ pattern }) => pattern.test(sentence));
  return found.length === 1 && !others.test(sentence.replace(named, '')) ? found[0]?.holders : undefined;
};

const otherVisa = new RegExp(
  `\\bmust (?:currently |already )?(?:be|have|hold|be on) (?:an? )?(?:current |valid )?(?:subclass )?(?:40[78]|48[25]|49[14])${visa}\\b`,
);
const otherWays = /\b(?:visas?|rights?|citi[zs]en\w*|resid\w+|permanent|pr|students?|backpackers?|\d{3})\b/;

/** Whether a sentence in lower case takes the holders of one other visa alone: "must hold a 482 or be eligible for one". */
export const demandsOtherVisa = (sentence: string): boolean =>
  otherVisa.test(sentence) && !otherWays.test(sentence.replace(otherVisa, ''));
