import { pattern } from '../../rule.ts';
import { type PayRule, payRule } from './pay-rule.ts';
import { pieceMoney, piecesOfWork } from './words.ts';

const each = String.raw`(?:per|an?|each|every|for each|for every|by the|\/)`;

/** Pay by the piece, such as each bin, parcel or room. */
export const pieces: readonly PayRule[] = [
  payRule(
    'denied, beside a wage, or of customers and goods',
    'nothing',
    pattern`\b(?:no|not|never|without|isn't|don't|rather than|instead of) (?:\w+ ){0,3}?(?:piece ?-?(?:rates?|work)|${each} ${piecesOfWork})\b`,
    pattern`\b(?:(?:customers?|clients?|guests?|respondents?|participants?|people)(?: (?!and\b)\w+){0,2} (?:pays?|gets?|spends?|receives?)|for (?:our )?(?:customers|clients|guests)|we charge|charged?|delivery fees?|sells?|selling|sold|priced?|prices|costs?|menu|buy|catering|rooms? (?:from|start))\b`,
    pattern`\bwhichever is\b|\bguarantee\w*|\bon top of\b`,
    pattern`\b(?:you|everyone|everybody|all)(?: (?:will|always|are))* (?:get|paid|receive|earn) (?:at least|no less than|never less than) (?:the )?(?:\w+ ){0,2}?(?:hourly|minimum wage|casual rate)\b(?!.*\b(?:if|once|when|after|unless)\b)`,
    pattern`\b(?:plus|bonus(?: of)?|and|extra|incentives?(?: of)?|\+) (?:an? )?(?:extra )?${pieceMoney} ${each} ${piecesOfWork}`,
  ),
  payRule(
    'piece rates',
    'pieces',
    pattern`\bpiece[- ]?(?:rates?|work)\b`,
    pattern`\bpaid (?:only )?(?:per|by the|for each|for every|by) ${piecesOfWork}\b`,
    pattern`\b(?:payment|pay|rate) (?:is )?(?:per|by the) ${piecesOfWork}\b`,
  ),
  payRule(
    'an amount for each piece, as pay',
    'pieces',
    pattern`\b(?:pay(?:s|ing)?|paid|earn|get|make|rates?)\b[^.;!?$]{0,24}${pieceMoney} ?${each} ?(?:1,?000 |100 )?${piecesOfWork}`,
  ),
  payRule(
    'an amount for each piece, first of all',
    'pieces',
    pattern`^\W*${pieceMoney} ?${each} ?(?:1,?000 |100 )?${piecesOfWork}\b(?! (?:in|at|from) (?:our|the) (?:shop|store|stall|menu))`,
  ),
];
