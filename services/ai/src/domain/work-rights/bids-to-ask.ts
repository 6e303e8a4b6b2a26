import { anyOf } from '../rule.ts';

const bids =
  '(?:tell|let|ask|mention|contact|call|ring|phone|write|e-?mail|talk|speak|message|enquire|inquire|reach out|get in touch|text|dm|pm|check with)\\b';
const aVisa =
  '(?:(?:are|hold|have|currently|is|has) ){0,2}(?:on )?(?:an? )?(?:temporary |other |another |different |bridging |student |graduate |work )*visas?\\b';
const onVisas =
  '(?:visa holders?|(?:temporary|other) visas?|(?:applicants?|people|candidates?) on (?:an? |other )?visas?|non-?citizens?)';
/**
 * Words that bid holders of visas ask: "If you are on a temporary visa, tell us which", "On a visa? Call us", "visa holders
 * are considered individually".
 */
// slow-pattern: each part between two words is limited.
const bidding = new RegExp(
  anyOf(
    `\\b(?:if|in case) (?:you(?:['’]re)?|applicants?|candidates?) ${aVisa}(?:(?!\\bnot\\b|n['’]t\\b|\\bnever\\b)[^.;!?]){0,30}?\\b${bids}`,
    `\\b${bids}(?: \\w+)? if you(?:['’]re)? ${aVisa}`,
    `\\b(?:on|hold|have|unsure|not sure)\\b[^.;!?]{0,20}\\bvisas?\\b[^.;!?]{0,20}\\? (?:please |just |then |simply )?(?:give us a (?:call|ring)|${bids})`,
    `\\bnot an? (?:citizen|resident|pr)\\? (?:please |just |then |simply )?(?:give us a (?:call|ring)|${bids})`,
    `\\b${onVisas}\\b[^.;!?]{0,30}?\\b(?:case[- ]by[- ]case|individually|on (?:their|its) merits?|(?:can|may|should) (?:please )?${bids}|encouraged to ${bids})`,
    `\\b${onVisas} ?[-–:,] (?:please )?${bids}`,
    `(?<!\\bno )\\b(?:exceptions?|exemptions?)\\b[^.;!?]{0,30}\\b(?:for|to) ${onVisas}\\b`,
  ),
  'i',
);
const wasBefore = /\b(?:in the past|no longer|used to|has ended|have stopped)\b/i;
/** Whether sentences bid holders of visas ask, so that a demand of citizens or residents is not firm. */
export const bidsToAsk = (sentences: readonly string[]): boolean => {
  const said = sentences.filter((sentence) => !wasBefore.test(sentence));
  return said.some((sentence, index) => bidding.test(`${sentence} ${said[index + 1] ?? ''}`));
};
