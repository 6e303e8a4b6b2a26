import { anyOf } from '../rule.ts';

/** Demands for how long somebody's right to work must last, whatever the visa is called. */

const rights = anyOf(
  String.raw`\b(?:417|462|482|485|491|500)s?\b`,
  String.raw`\bvisas?\b`,
  String.raw`\bwork(?:ing)? (?:rights?|permits?|eligibility|entitlements?|authori[sz]ations?)\b`,
  String.raw`\b(?:right|eligible|entitled|allowed|able) to work\b`,
);
const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|nine|twelve|eighteen|twenty[- ]four)`;
const time = String.raw`(?:${count}(?: ?\(\d{1,2}\))? ?[+-]? ?(?:more )?(?:months?|mths?|years?|yrs?)\b|a (?:full |whole )?year\b)`;
const date = String.raw`(?:(?:\d{1,2} )?(?:[a-z]{3,9},? )?20\d\d\b|the end of (?:the )?(?:year|season|contract)\b)`;
/** Without something else that is valid for a time. */
const gap = String.raw`(?:(?!check|licen[cs]e|certificate|card\b|passport|registration|contract|experience)[^;!?]){0,50}?`;
const least = String.raw`(?:at least|minimum(?: of)?|min\.?(?: of)?|no less than|not less than|more than|over|a full|the next|another)`;

/** "A visa with at least two years remaining", "485 visas valid until December 2028", "work rights for the next 18 months". */
// slow-pattern: an item has at most 500 characters.
const validity = new RegExp(
  anyOf(
    String.raw`${rights}${gap}\b(?:valid|validity|remaining|left|unexpired)(?: (?:of|for|until|till|to|through|beyond|on it|is|be))?[ :]{1,2}(?:${least} )?(?:${time}|${date})`,
    String.raw`${rights}${gap}\bexpir\w+ (?:\w+ ){0,3}?(?:before|after|until|till|in|within|beyond) (?:${least} )?(?:${time}|${date})`,
    String.raw`${rights}${gap}${time}['’]? (?:\w+ )?(?:remaining|left|validity|unexpired|to run)\b`,
    String.raw`${rights}(?: in australia)? for (?:${least} )+${time}`,
    String.raw`${time}['’]? (?:\w+ )?(?:remaining|left|validity)\b[^;!?]{0,30}?${rights}`,
    String.raw`${least} ${time}['’]? (?:of )?(?:(?:full|valid|remaining|unrestricted) )?${rights}`,
    String.raw`${time}['’]? (?:of )?visa validity\b`,
    String.raw`${rights}${gap}\b(?:cover|last|extend|outlast)s?\b[^;!?]{0,25}?(?:\b(?:whole|full|entire|length|duration)\b|${time})`,
  ),
  'i',
);

/** Whose visa it is: one that the employer gives lasts as long as they say. */
const given =
  /\b(?:sponsor\w*|nominat\w+|we (?:offer|provide|arrange|organi[sz]e|apply)|visa (?:offered|provided|granted)|clients?|customers?|tenants?|students hold)\b/i;

/** Whether a sentence asks for a visa that lasts for some time yet. */
export const speaksOfValidity = (item: string): boolean => validity.test(item) && !given.test(item);

/** "Able to work in Australia permanently", "permanently settled in Australia", "resident here for the last ten years". */
const ever = String.raw`(?:permanently|indefinitely|for good|forever|for ever)`;
const here = String.raw`(?:in|within) (?:australia|aus|nz|new zealand|this country|the country)`;
// slow-pattern: an item has at most 500 characters.
const lasting = new RegExp(
  anyOf(
    String.raw`\b(?:able|free|eligible|entitled|allowed|permitted|authori[sz]ed|rights?)\b[^.;!?]{0,20}?\bto (?:\w+ ){0,3}?(?:live|work|stay|remain|reside)\b(?! from)[^.;!?]{0,30}?\b${ever}\b(?! from)`,
    String.raw`\b(?:stay|staying|remain|remaining|live|living|reside|settle)(?: with us| here)? ${here} (?:${ever}|long[- ]term|for the (?:foreseeable future|long term)|for (?:${least} )+(?:the next )?${time})`,
    String.raw`${rights} (?:in australia )?(?:with no|without an?) (?:expiry|end date|time limit)`,
    String.raw`\b(?:be|live|living|stay|settled?|remain|reside|resident|residing|based)(?: ${ever} ${here}| ${here} ${ever})\b`,
    String.raw`\b(?:must|need|needs|required?|have to)\b[^.;!?]{0,30}?\b(?:resident|lived|living|resided|residing|residency)\b[^.;!?]{0,40}?\b(?:last|past|previous|least)\b ${count}\+? years\b`,
  ),
  'i',
);
const denied = /\b(?:not|no) (?:\w+ ){0,3}?(?:need|have to|required|necessary)|n['’]t (?:need|have to)\b/i;

/** Whether a sentence asks for somebody who may stay for good, or has been here for long. */
export const speaksOfStaying = (item: string): boolean => lasting.test(item) && !denied.test(item);
