import type { Level } from '@waratah/vocabulary/occupations/levels';
import { experienceOf } from './experience.ts';

/** A way in which a text says that it looks for experienced people, without naming a level or years. */
type Sign = Readonly<{
  level: Level;
  words: RegExp;
  /** The words are so common that they say nothing in an ad that speaks of beginners or names years. */
  weak?: boolean;
  /** What the same words mean otherwise, such as the employer's own experience. */
  unless?: RegExp;
  /** The families in which the words say so, by their codes; absent for all. */
  in?: RegExp;
}>;

/** Families in which a beginner works under supervision, so that working alone takes years. */
const clinical = /^(?:25(?!13)|2723|2725)/;
/** Every tradesperson guides apprentices. */
const outsideTrades = /^(?!3[2-9])/;

const ofEmployer = /\b(?:we|our|us|company|firm|alongside|join(?:ing)?|surrounded)\b/i;
const isHope =
  /\b(?:desirable|preferred|advantage(?:ous)?|bonus|ideally|highly regarded|a plus|not (?:required|essential))\b/i;

const beginners = /\b(?:graduates?|juniors?|entry[- ]level|interns?|trainees?|no experience)\b/i;

/** The higher levels first, since the first sign decides. */
const signs: readonly Sign[] = [
  { level: 'senior', words: /\bhighly experienced (?!team|staff|group|allied|and)[a-z]/i, unless: ofEmployer },
  { level: 'senior', words: /\b(?:extensive|vast) (?:[\w/&,-]+ ){0,6}experience\b/i, unless: ofEmployer },
  {
    level: 'mid',
    in: outsideTrades,
    words:
      /\b(?:mentor|coach|guid|supervis|lead|train|support|advis|teach|develop|delegat)\w*\b[^.;]{0,40}\b(?:junior|less experienced)\b/i,
    unless:
      /\bwe\b|\b(?:will be|be|being) (?:mentored|coached|guided|supervised|supported|trained)\b|\byou are a? ?junior\b/i,
  },
  {
    level: 'mid',
    in: outsideTrades,
    words:
      /\b(?:lead|leading|manag(?:e|ing)|supervis(?:e|ing|ion of)|motivat(?:e|ing))(?:,? (?:and|or|&)? ?\w+){0,3} (?:an?|the|your|small|large) (?:[\w-]+ ){0,3}(?:team|crew|staff)\b(?!['’]s| (?:lead|meeting|environment))|\b(?:line|people) management (?:experience|skills|responsibilit\w+)|\b\d+ direct reports\b/i,
    unless: /\bwe\b|\b(?:support|assist|help|alongside|report(?:ing|s)? to)\w*\b/i,
  },
  {
    level: 'mid',
    words:
      /\b(?:an?|you|seeking|for|require) (?:a )?highly (?:competent|skilled|accomplished|capable),? (?!(?:[\w-]+ ){0,3}(?:teams?|staff|workers?|workforce|groups?|colleagues|management)\b)/i,
    unless: /\b(?:alongside|join (?:a|our)|bank of)\b/i,
  },
  {
    level: 'mid',
    words: /\b(?:significant|substantial|considerable) (?:[\w/&,-]+ ){0,6}experience\b/i,
    unless: ofEmployer,
  },
  {
    level: 'mid',
    words:
      /(?<!\b(?:alongside|with|by|from|under|join|joining|we are|we have) )\b(?:an?|several|some|are you)(?: an?)? (?:\w+,? (?:and )?)?experienced (?!team|staff|group|mentor|colleague|leader|management)\w|(?:^|\b(?:for|seek(?:s|ing)?|need(?:s|ed)?|require[sd]?|want(?:s|ed)?) )experienced (?!team|staff)\w/i,
    unless: /\bexperienced,? or\b/i,
  },
  {
    level: 'mid',
    words:
      /\b(?:(?:CA|CPA|chartered(?: accountants?)?)(?: ?(?:\/|or|and) ?(?:CA|CPA)){0,2}[- ](?:qualified|qualification)|specialist register|fellowship of|CPEng|RPEQ|RPEng|RBP)\b/i,
    unless: /\b(?:working to|study(?:ing)?|progress\w*|towards?|undertaking|part|near)\b/i,
  },
  {
    level: 'mid',
    in: clinical,
    words: /\b(?:work|working|practi[sc]e|practi[sc]ing) (?:both )?(?:independently|autonomously)\b/i,
  },
  {
    level: 'mid',
    words: /\$ ?(?:[5-9]\d\d|1,?\d{3})\b[^.;$]{0,12}(?:\$ ?[\d,]{3,5} ?)?(?:per |a |\/ ?|p\.? ?\/? ?)d(?:ay)?\b/i,
  },
  {
    level: 'mid',
    weak: true,
    words: /\b(?:strong|solid|proven|in-depth) (?:(?!skills?\b)[\w/&,-]+ ){0,6}experience\b/i,
    unless: ofEmployer,
  },
];

/** The first sign of experience in the items of an ad whose main family has this code ('' if it is unknown). */
export const experienceSignIn = (
  items: readonly string[],
  code: string,
): Readonly<{ kind: Level; quote: string }> | undefined => {
  for (const { level, words, weak, unless, in: families } of signs) {
    if (families && !families.test(code)) continue;
    if (weak && (items.some((item) => beginners.test(item)) || experienceOf(items))) continue;
    const quote = items.find((item) => words.test(item) && !unless?.test(item) && !isHope.test(item));
    if (quote !== undefined) return { kind: level, quote };
  }
  return undefined;
};
