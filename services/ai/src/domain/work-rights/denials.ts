import { anyOf } from '../rule.ts';
import { holidayMaker } from './sole-holders.ts';

/** What a sentence says against the holders of a visa beside, or instead of, whom it takes: "citizens only, no partner visas". */

const join = '(?: ?[/,&] ?| or | and | nor )';
const makers = `(?:${holidayMaker}|working holidays?|holiday[- ]?makers?|travell?ers|wh[vm]['’]s)(?:${join}(?:${holidayMaker}|travell?ers))*`;
/** Not as one of a list of visas: "backpackers or students" is about students too. */
const first = String.raw`(?<!(?:[,/&]|\b(?:or|and|nor)) ?)`;
const last = String.raw`(?! ?(?:[/&]|,? (?:or|and|nor)\b|, (?:an? )?(?:\d{3}|student|bridging|partner|graduate|temporary|sponsored|international|visitor)))`;
const taken = anyOf(
  String.raw`accept(?:ed|ing)?|appl(?:y|ying)|consider(?:ed|ing)?|contacted|eligible|employ(?:ed|ing)?|engaged?|hir(?:e|ed|ing)`,
  String.raw`interview(?:ed|ing)?|progress(?:ed)?|recruit(?:ed|ing)?|respond(?:ed)?|shortlist(?:ed)?|success\w*|suit(?:able|ed)?|tak(?:e|en|ing)`,
);
/** Not of what holders of the visa may do: "are not eligible for superannuation", "may not be employed longer than six months". */
const forTheJob = String.raw`(?! (?:longer|more|over|beyond|(?:for|to) (?!this\b|the (?:role|job|position)\b|us\b|our\b)|full))`;
const whom = String.raw`(?: (?:on|from|to|for|with|holders of|applications?|applicants?|candidates?|people|persons?|anyone|those|who|hold|holding|are|have|an?|any|the)){0,6}`;
const not = String.raw`(?:\b(?:not|never|cannot|unable to)|n['’]t)`;
/** Where the denial of a few words ends. */
const end = String.raw`(?= ?(?:[.,;:!)(–-]|$|\b(?:please|pls|plz|sorry|thanks?|thank|at th(?:is|e)|for this|due|because|as (?:we|this|the)|since|allowed|unfortunately|need apply)\b|(?:(?:will|can|are|may)(?: be)? )?${taken}\b))`;
const supposed = String.raw`(?<!\b(?:if|whether|unless|or)\b[^.;!?,]{0,30})`;

// slow-pattern: an item has at most 500 characters.
const holidayMakersDenied = new RegExp(
  anyOf(
    String.raw`\b(?:no|not)(?: more)? ${makers}\b${last}${end}`,
    String.raw`${supposed}${not}(?: currently| be able to| be)? (?:${taken}|on|open|for|available|suited)${whom} ${makers}\b${last}(?! (?:only|exclusively|alone|experience|for granted)\b)`,
    String.raw`${first}\b${makers},?(?: (?:will|can|are|is|do|does|need|may|should|would|please|unfortunately|sadly|wo|ca)(?:\b|(?=n['’]t))){0,3} ?${not}(?: (?!have\b|need\b|only\b|just\b)\w+){0,3}? ${taken}\b${forTheJob}`,
    String.raw`${first}\b${makers},?(?: (?:will|are|is|be|also))* (?:ineligible|unsuitable|excluded|declined|unsuccessful)\b${forTheJob}`,
    String.raw`${first}\b${makers},?(?: please)? (?:skip|pass|scroll|look elsewhere)\b`,
    String.raw`\b(?:sorry|apologies)(?: to)?,? ${makers}(?=[.!]|$)`,
    String.raw`(?<!\b(?:no|not|nobody|none|never|cannot|only)\b[^.;!?]{0,60})\b(?:except|excluding|apart from|other than|but not)(?: (?:for|on|those|an?|the|people|holders of))* ${makers}\b${last}${end}`,
  ),
  'gi',
);

const namesHolidayMakers = /holiday|wh[vm]|backpacker|travell?er|417|462/i;

/** A sentence without what it says against working holiday makers alone; undefined if it says nothing against them. */
export const withoutHolidayMakersDenied = (item: string): string | undefined => {
  if (!namesHolidayMakers.test(item)) return undefined;
  const rest = item.replace(holidayMakersDenied, ' ');
  return rest === item ? undefined : rest;
};

const kind = String.raw`(?:partner|spouse|bridging|student|graduate|temp(?:orary)?|working holiday|holiday|work(?:ing)?|visitor|tourist|sponsored|regional|protection|subclass|other|\d{3})`;
const denied = String.raw`(?:${kind}${join}?(?: (?=\w))?){0,4}(?:\b(?:visas?|permits?)(?: holders?)?|\bbackpackers|\b\d{3}s?)\b`;
/** Where a sentence turns from whom it takes to whom it does not. */
const turn = String.raw`[,;:(–-]+ ?(?:(?:sorry|so|and|but|absolutely|strictly|definitely),? )*`;

// slow-pattern: an item has at most 500 characters.
const visasDenied = new RegExp(
  anyOf(
    String.raw`${turn}(?:no|not|nor)(?: on)?(?: (?:an?|any|other))* ${denied}(?= ?(?:[.,;:!)–-]|$|\b(?:please|pls|sorry|thanks?|thank|allowed|accepted|considered)\b))(?: (?:please|pls|sorry|thanks?|thank you|allowed|accepted|considered))*`,
    String.raw`(?<=\bonly(?: please)? ?)${turn}no (?:(?:international|overseas) )?students\b(?= ?(?:[.,;!)–-]|$))`,
    String.raw`${turn}${denied}(?: (?:are|is|will|can|be|wo|ca)(?:\b|(?=n['’]t)))* ?(?:not|cannot|n['’]t)(?: be)? (?:accepted|considered|eligible|suitable|taken)\b`,
  ),
  'gi',
);

const namesStatus = /citi[zs]en|resid|\bpr\b/i;
const namesVisas = /visa|permit|student|backpacker|\d{3}/i;

/** A sentence without the visas that it denies after it has said whom it takes. */
export const withoutVisasDenied = (item: string): string =>
  namesStatus.test(item) && namesVisas.test(item) ? item.replace(visasDenied, ' ') : item;
