import { anyOf } from '../rule.ts';

/** Demands for a status, for full rights or for sponsorship in words that no marker stands for (vocabulary.ts): each is a question. */

const unlimited = anyOf(
  '\\bvevo\\b[^.;!?]{0,40}\\b(?:unlimited|no limitation|conditions?)\\b|\\bhours condition\\b|\\bfwr\\b',
  '\\bimmigration (?:status must|restrictions?)\\b|\\brestrictions? from immigration\\b',
  '\\b(?:any number of|as many) hours\\b|\\bas much as (?:needed|we need)\\b|\\bany job for any time\\b|\\bwork for (?:anyone|whoever|anybody)\\b',
  '\\bunlimited (?:period|stay|time)\\b|\\blimitless (?:work|rights)\\b',
  '\\b(?:legally|law|visas?|allowed)\\b[^.;!?]{0,40}\\b(?:3[0-9]|40)\\+? hours\\b|\\bvisas?\\b[^.;!?]{0,20}\\ballow 3\\d\\+? hours\\b|\\bmore than 24 hours (?:a|per) week under\\b|\\blaw lets\\b',
);
const settled = anyOf(
  '\\bpermanently (?:resident|settled)\\b|\\bsettled status\\b|\\bpermanent local\\b|\\bindefinite residency\\b|\\b(?:you )?hold residency\\b',
  '\\bborn or naturali[sz]ed\\b|\\bnative[- ]born\\b|\\beligible to vote in australia\\b|\\b(?:aussie|blue) passport\\b|\\bpassport holders \\(aussie\\)',
  "\\bnot here on a temporary\\b|\\bstay here (?:must|should)(?:n't| not) have an end\\b|\\bresidency is time[- ]limited\\b",
  "(?<!n't )(?<!\\bnot )\\b(?:need|have) to be an? citizen\\b|^\\W*got pr\\?|\\bmust be visa[- ]free\\b",
);
const refused = anyOf(
  '\\b(?:foreigners?|tr)s?\\b[^.;!?]{0,12}\\bnot\\b|\\bvisas? is an? (?:no[ -]go|deal[- ]?breaker)\\b|\\bstudents from overseas\\b[^.;!?]{0,30}n.t\\b',
  '(?:❌|🚫|✗|✘) ?(?:\\w+ ){0,2}?(?:students?|international|visas?|whv|backpackers?)|\\b(?:students?|international students?|visas?|whv|backpackers?) ?(?:❌|🚫|✗|✘)',
  '\\b(?:domestic|local|aussie|australian)(?: students)? only\\b|\\b(?:excluded|unsuitable)\\b ?:|\\bexcluded visas?\\b',
);
const sponsored = anyOf(
  '\\bpalm scheme\\b|\\btimor-leste workers only\\b|\\bunder a labour agreement\\b|\\bsponsorship candidates only\\b|\\bonly (?:for|to|open to) (?:those|people) (?:who|we)[^.;!?]{0,20}\\bsponsor',
  '\\bmust (?:already )?hold an? (?:482|186|494)\\b|\\bwant an? (?:482|186|494)\\b|\\beligible for the (?:482|186|494)\\b',
);

// slow-pattern: an item has at most 500 characters.
const inOtherWords = new RegExp(anyOf(unlimited, settled, refused, sponsored), 'i');

/** Whether a sentence may demand a status or full rights, or refuse holders of visas. */
export const mayDemand = (item: string): boolean => inOtherWords.test(item.replace(/[‘’]/g, "'"));
