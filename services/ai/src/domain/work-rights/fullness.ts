import { anyOf } from '../rule.ts';

/** Words that demand unlimited work rights, and words that may do so but also describe how a job is offered. */
const full = anyOf('full(?![ -]?time)', 'fully', 'unrestricted', 'unlimited', 'unconditional', 'indefinite');
const lasting = anyOf('full[ -]?time', 'permanent(?:ly)?', 'ongoing', 'long[ -]term', '(?<!to |must |will )complete');
const entitlement = anyOf(
  'rights?',
  'entitle\\w+',
  'eligib\\w+(?= to )',
  'permission',
  'permits?',
  'authori[sz]\\w+',
  'visas?',
);
const between = anyOf(
  'unrestricted',
  'and',
  '&',
  '/',
  'australian?',
  'aust?',
  'oz',
  'nz',
  'new zealand',
  'legal',
  'valid',
  'work',
  'working',
);
const noLimits = anyOf(
  'without (?:any |visa |work )*(?:restriction|limitation|condition)s?',
  'no (?:\\w+ ){0,2}(?:restriction|limitation)s?',
  'not (?:limited|restricted)',
);

const entitled = anyOf(
  'entitled',
  'eligible',
  'allowed',
  'permitted',
  'authori[sz]ed',
  'legally able',
  'rights?',
  'permission',
);

const patterns = [
  `\\b${anyOf(full, lasting)}(?: ${between}){0,4} ${entitlement}\\b`,
  `\\b${entitlement}\\b[^.;!?]{0,40}\\b${noLimits}`,
  `\\b${noLimits}[^.;!?]{0,30}\\bwork`,
  `\\b${anyOf('able', 'allowed')} to work (?:full[ -]?time hours|${noLimits})`,
  `\\b${entitled} to (?:\\w+ )?work\\b[^.;,!?]{0,30}\\b(?:permanently|indefinitely|${anyOf('in', 'on', 'as')} an? (?:\\w+ )?${lasting} (?:position|role|job|basis|capacity|employee))`,
  `\\b${entitlement}\\W{1,3}(?:full|unrestricted|unlimited)\\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Limits of hours that a visa must not have, or hours that it must allow. */
const limits = [
  `\\b${anyOf('no', 'not (?:be )?(?:limited|restricted) to', 'without(?: a| any)?')} (?:\\d\\d)[ -]?h(?:ou)?rs?\\b[^.;!?]{0,20}\\b${anyOf('limits?', 'caps?', 'fortnight', 'week')}\\b`,
  `\\b${anyOf('visa', 'rights?')}\\b[^.;!?]{0,30}\\b(?:3[0-9]|40)\\+? hours\\b`,
  `\\b(?:restricted|limited) to \\d\\d[ -]?h(?:ou)?rs?\\b[^.;!?]{0,30}\\b(?:not|cannot|unsuitable)\\b`,
  `\\bvisas?\\b[^.;!?]{0,40}\\b(?:caps?|limits?|restricts?)\\b[^.;!?]{0,20}\\bhours?\\b[^.;!?]{0,40}\\b(?:not|isn['’]?t|won['’]?t|don['’]?t|can['’]?t|cannot|unsuitable|wrong)\\b`,
  `\\bhours? caps?\\b`,
  `\\bwork unrestricted\\b`,
  `\\b(?:if|who|must|need)\\b[^.;!?]{0,40}\\bwork (?:unlimited|unrestricted) hours\\b`,
  // slow-pattern: a sentence has at most 500 characters.
].map((pattern) => new RegExp(pattern, 'i'));

/** Whether a sentence speaks of hours that a visa must allow; then it is a question. */
export const speaksOfLimits = (sentence: string): boolean => limits.some((pattern) => pattern.test(sentence));

/** A choice, a welcome or a negation beside it cancels the demand; a preference makes it a question. */
const softened =
  /\b(?:welcome|or|limited|regardless|(?:do|does|need) not|not (?:required|needed|necessary)|(?:do|does|need)n't)\b/i;

/** Whether a sentence mentions unlimited work rights, whatever the rules concluded; then it cannot count as open. */
export const speaksOfFullRights = (sentence: string): boolean =>
  (!softened.test(sentence) && patterns.some((pattern) => pattern.test(sentence))) || speaksOfLimits(sentence);
