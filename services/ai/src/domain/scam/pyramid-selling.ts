import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const sellers = pattern`\b(?:distributors?|members|sellers|agents|partners|downlines?|teams?|friends(?: and family)?|others)\b`;

export const pyramidSelling: readonly ScamRule[] = [
  scamRule(
    'selling software or channels for it',
    'nothing',
    pattern`\b(?:no|not|never|zero)\b${within(15)}\b(?:mlm|multi[- ]?level marketing|network marketing|pyramid)\b`,
    pattern`\b(?:network marketing|mlm|multi[- ]?level marketing)\b${within(20)}\b(?:software|clients|companies|lawyers?|industry)\b`,
  ),
  scamRule(
    'named as such',
    'pyramid_selling',
    pattern`\b(?:multi[- ]?level marketing|network marketing (?:business|opportunity|company|team)|pyramid (?:selling|scheme)|mlm (?:business|opportunity|company)|your downline|build (?:a|your) downline|direct selling opportunity)\b`,
  ),
  scamRule(
    'paid for bringing sellers',
    'pyramid_selling',
    pattern`\b(?:recruit|sign up|enrol|introduce|sponsor|bring in)\b${within(15)}${sellers}${within(50)}\b(?:earn|commissions?|percentage|% ?of|levels?|residual|overrid\w+)\b(?!${within(20)}\breferral)`,
    pattern`\b(?:earn|earnings|commissions?|paid|income|bonus(?:es)?)\b${within(30)}\b(?:from|for|on) (?:everyone|everybody|each person|every person|all (?:the )?people|the (?:sales|people|members)|each (?:new )?(?:member|distributor|seller))(?: (?:that|who))? (?:of (?:those|the people) )?you (?:recruit|sign up|introduce|enrol|bring|sponsor)\b`,
    pattern`\b(?:earn|commissions?|paid)\b${within(30)}\b(?:their|your team['’]s|your recruits['’]?) (?:sales|purchases|recruits)\b${within(30)}\b(?:too|as well|levels?|deep|for life)\b`,
  ),
  scamRule(
    'levels below you',
    'pyramid_selling',
    pattern`\b(?:commissions?|paid|earn\w*|bonus(?:es)?)\b${within(40)}\b(?:\d+|two|three|four|five|six|seven|multiple) levels? (?:deep|down|below|of (?:recruits|distributors|members))\b`,
  ),
];
