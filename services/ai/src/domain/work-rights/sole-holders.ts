import type { SoleHolders } from '@waratah/vocabulary/law/demand';
import { anyOf } from '../rule.ts';

const visa = '(?: visas?)?(?: holders?)?';

/** All ways of writing the holders of a student visa, and of a working holiday visa, in lower case. */
const student = anyOf(
  '(?:international|overseas|foreign) students?',
  'students? (?:on (?:an? )?(?:student )?visas?|visas?(?: holders?)?)',
  `(?:subclass )?500${visa}`,
);
export const holidayMaker = anyOf(
  'working holiday (?:makers?|visas?(?: holders?)?)',
  `(?:whvs?|whms?|backpackers?)${visa}`,
  `(?:subclass )?(?:417|462)${visa}`,
);
/** Holders of another visa, whom no name stands for. */
const others = anyOf(
  `(?:subclass |sponsored )?(?:40[78]|48[25]|49[14])s?${visa}`,
  `(?:temporary )?graduate visas?(?: holders?)?(?: \\(485\\))?`,
);

/** In a list, "students" and "working holiday" are enough. */
const inList = anyOf(student, holidayMaker, 'students?', 'working holiday');
const join = '(?: ?[/,&] ?| or | and )';
const either = anyOf(`${inList}(?:${join}${inList}){1,3}`, student, holidayMaker);

const verb = '(?:tak|hir|accept|want|employ|consider|seek)(?:e|ing)?';
const whom = '(?:(?:people|ppl|those|anyone|candidates|applicants) (?:who are )?(?:on|with|holding) (?:an? )?)?';
const alone = '(?:only|strictly|exclusively|solely|limited to|restricted to|reserved for)';
const inGeneral = '(?! (?:\\d|to|in|on|at|if|when|during|work|hostels?|beds?|rooms?|dorms?))';
const lodging = '\\b(?:beds?|rooms?|dorms?|hostel|accommodation)\\b[^.;!?]{0,30}';

const solely = (written: string) =>
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(
    anyOf(
      `(?<!${lodging})\\b${alone} (?:(?:${verb}|looking|open|suitable|available) )?(?:for |to |after )?${whom}${written}\\b`,
      `(?<!${lodging})\\b${written} (?:only|exclusively)\\b${inGeneral}`,
      `\\b${written}\\b[^.;!?]{0,20}\\b(?:nobody|no[ -]one) else\\b`,
      `\\b(?:must|needs? to|ha(?:ve|s) to) (?:currently |already )?(?:be|have|hold|be on) (?:an? )?(?:current |valid )?${written}\\b`,
    ),
  );

const demandsEither = solely(either);
const demandsOther = solely(others);
const namesStudents = /student|500/;
const namesHolidayMakers = /holiday|wh[vm]|backpacker|417|462/;
const named = new RegExp(`\\b${anyOf(student, holidayMaker, others)}\\b`, 'g');

/** Others whom the sentence takes too, a denial, or people who are taught or served there. */
const beside =
  /\b(?:visas?|holders?|rights?|citi[zs]en\w*|resid\w+|permanent|pr|students?|locals|everyone|anyone|tss|teach\w*|tutor\w*|help\w*|support\w*|clients?|customers?|courses?|schools?|colleges?|\d{3}|or|not?|nor|never|cannot)\b|n't\b/;

/**
 * The holders of one visa, or of two, whom a sentence in lower case takes and, to the letter, nobody else: "WHV only", "we only
 * hire international students".
 */
export const soleHoldersIn = (sentence: string): SoleHolders | undefined => {
  const [found] = demandsEither.exec(sentence) ?? [];
  if (found === undefined || beside.test(sentence.replace(found, '').replace(named, ''))) return undefined;
  if (!namesStudents.test(found)) return 'holiday_makers';
  return namesHolidayMakers.test(found) ? 'students_holiday_makers' : 'students';
};

const otherWays = /\b(?:rights?|citi[zs]en\w*|resid\w+|permanent|pr|students?|backpackers?|\d{3})\b/;

/** Whether a sentence in lower case takes the holders of another visa alone: "485 only", "must hold a 482 or be eligible for one". */
export const demandsOtherVisa = (sentence: string): boolean =>
  demandsOther.test(sentence) && !otherWays.test(sentence.replace(demandsOther, '').replace(named, ''));
