import { anyOf } from '../rule.ts';

/** Hours of shops and wards, of notice periods and lessons, of visa rules: not the hours of this job. */
const business = anyOf(
  'open(?:ing|s)?|operat(?:es?|ing|ion)|trad(?:ing|es)|staffed|answers|notice',
  '(?:training|induction|orientation) (?:sessions?|days?|weeks?|period)',
  'sav(?:e|es|ing)|spends|overtime|meets?|meetings?|(?<!\\b(?:role|position|job|shift|roster|contract) )runs',
);
const people = 'children|residents|patients|clients|participants|customers|guests|students|learners|staff|employees';
const course = 'course|class|lesson|program(?:me)?|tuition|placement|practicum|subject|workshop|study';
const standardWeek = '(?:an? |the )?(?:standard |full[- ]time )?$';
const thisJob =
  'roles?|positions?|jobs?|person|candidates?|applicants?|successful|workers?|incumbent|appointee|you|new|shifts?|rosters?';
/** Somebody else at work: "our juniors work", "two casuals who each do", "the practice manager works". */
const others = anyOf(
  `\\b(?:our|the|both|other|your) (?:(?!(?:${thisJob})\\b)[\\w'’-]+ ){1,3}(?:each |all |currently |already )?(?:works?|does|do)`,
  '\\bwho (?:each |all |currently )?(?:works?|does|do)',
  '^\\W*(?:our )?(?:[\\w-]+ )?(?:owners?|parents|nurses|chefs|managers|tutors|teachers|full[- ]timers|juniors|seniors)\\b(?: full time,?)? (?:each |all )?(?:works?|do|does)',
);
// slow-pattern: a sentence has at most 500 characters.
const before = new RegExp(
  anyOf(
    `\\b${business}\\b(?:(?!\\b(?:you|role|position|roster|work|shifts?)\\b)[^.;]){0,30}$`,
    `\\b(?:${people}) (?:who )?(?:attend|receive|get|have|need|use|come|call|phone|email)\\b[^.;,]{0,30}$`,
    `\\b(?:${course})(?:e?s)? (?:of|is|takes?|runs?|lasts?|requires?|involves?|goes|has|over)(?: (?:for|about|around|up to))? $`,
    "(?:\\bnever|n['’]t|\\bnot) (?:\\w+ ){0,2}(?:expect|ask|want|make|require|need)\\b[^.;]{0,40}$",
    '\\b(?:volunteers|(?:my|our|the) (?:last|previous|former|other|current) [\\w-]+) (?:give|gives|did|does|do|had|has|worked|works?) (?:about |around |up to )?$',
    '\\btrials?(?: shifts?| days?)?(?: (?:is|are|of|for|lasts?|about|on \\w+)){0,3},? $',
    '\\b(?:zero|no|without|forget|instead of|after|beyond|above|outside|in excess of|on top of) $',
    '\\b(?:leave|study|training|supervision|mentoring|tutoring|work(?:ing)? rights?) (?:of|for) $',
    '\\bstud(?:y|ies|ying) (?:for |about |around )?$',
    '\\b(?:fte|eft|time fraction|half[- ]time)\\b[^.;]{0,100}\\b(?:on|of|from) (?:an? |the )?$',
    '(?:(?<![\\d.])0?\\.\\d+|\\bhalf|\\d ?%) of (?:an? |the )?(?:standard )?$',
    '\\bwithin (?:\\w+ ){0,2}$',
    `\\bpro[- ]?rata (?:of|to|on|from) ${standardWeek}`,
    `\\b(?:salary|pay|rates?|wages?|remuneration|package|calculated)\\b[^.;]{0,20}\\b(?:based|calculated) on ${standardWeek}`,
    '\\b(?:supervis|manag|coordinat)(?:e|es|ing) (?:an? |the |up to |over |about )?$',
    '\\b(?:team|staff|workforce|headcount|cohort) of (?:about |around |over )?$',
    `${others}(?: (?:about|around|up to))? $`,
  ),
  'i',
);
const after = new RegExp(
  `^\\s*${anyOf(
    'ago\\b|later\\b|old\\b|before\\b|prior\\b|from now|notice|overtime|extra|additional|off\\b|limit\\b|cap\\b',
    'of (?:paid )?(?:study|training|mentoring|leave|professional|class\\w*|lectures?|overtime|content|video|exercise|support|care|personal)',
    '(?:of (?:\\w+ ){0,3}|direct |support )(?:staff|employees|reports|people|workers)\\b',
  )}`,
  'i',
);

/** Whether the words around hours say that they are not the hours of this job. */
export const areOtherHours = (sentence: string, start: number, end: number): boolean =>
  before.test(sentence.slice(0, start)) || after.test(sentence.slice(end));

const limit = 'limit\\w*|restrict\\w*|condition\\w*|cap(?:ped|s)?|maximum|comply|rules?';
const visaRule = new RegExp(
  anyOf(
    `\\bvisas?\\b[^.;]{0,80}\\b(?:${limit}|(?:allow|permit)\\w*\\b[^.;]{0,30}\\d)`,
    `\\b(?:${limit})\\b[^.;]{0,80}\\bvisas?\\b`,
    '\\b(?:students?|holders?) (?:may|can|must not|cannot|are (?:only )?(?:allowed|permitted|able|limited|restricted))\\b',
    '\\b(?:limit|cap|restriction)s? (?:for|on|of) (?:\\w+ )?students?\\b',
  ),
  'i',
);
const visaLimits: readonly number[] = [20, 24];

/** Whether a sentence tells how long the holder of a visa may work. */
export const isVisaLimit = (sentence: string, hours: number): boolean =>
  visaLimits.includes(hours) && visaRule.test(sentence);
