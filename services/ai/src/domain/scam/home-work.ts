import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const home = pattern`\b(?:(?:work(?:ing)?|job|jobs|position|career)s? (?:from|at) home|home[- ]based|from (?:your )?home|work[- ]at[- ]home|remote position)\b`;
const clerical = pattern`\b(?:typists?|typing|data[- ]entry|payroll (?:data )?(?:entry|processor)s?|processors?|envelopes?|posting ads|online surveys?|ad posting|copy[- ]?paste)\b`;

export const homeWork: readonly ScamRule[] = [
  scamRule(
    'typing at home',
    'home_work',
    pattern`${home}${within(60)}${clerical}`,
    pattern`${clerical}${within(60)}${home}`,
  ),
  scamRule(
    'nothing but a laptop and a phone',
    'home_work',
    pattern`\bwork (?:anywhere |from anywhere )?(?:from home )?with (?:simply |just |only )?your (?:own )?(?:laptop|computer)\b${within(15)}\bphone\b`,
    pattern`\b(?:simple|proven|easy)\b${within(12)}\bstep system\b`,
  ),
  scamRule(
    'nobody is checked',
    'home_work',
    pattern`\bno (?:background|criminal|reference|credit)(?: or (?:background|criminal|credit))? checks?(?! (?:on|of|for) (?:customers|clients|borrowers|applicants))\b`,
  ),
  scamRule(
    'paid by the call at home',
    'home_work',
    pattern`\b(?:paid|pay|earn|\$\s?\d+(?:\.\d+)?)\b${within(20)}\b(?:per|for each|for every|each|every|a) (?:completed |answered )?(?:call|click|envelope|review|like|survey)\b${within(80)}${home}`,
    pattern`${home}${within(80)}\b(?:paid|pay|earn|\$\s?\d+(?:\.\d+)?)\b${within(20)}\b(?:per|for each|for every|each|every) (?:completed |answered )?(?:call|click|envelope|review|like|survey)\b`,
  ),
  scamRule(
    'clicks for somebody',
    'home_work',
    pattern`\b(?:earn|paid|pay|income|commissions?|\$\s?\d+)\b${within(50)}\b(?:lik(?:e|ing)|subscrib(?:e|ing)(?: to)?|follow(?:ing)?|rat(?:e|ing)|boost(?:ing)?|optimi[sz](?:e|ing)) (?:and (?:sharing|rating|subscribing(?: to)?|follow(?:ing)?) )?(?:our |some |the |youtube |tiktok |instagram |google |online )*(?:videos?|channels?|apps?|products?|hotels?|reviews?|posts?|listings?)\b`,
    pattern`\b(?:complete|completing|do|finish(?:ing)?|submit(?:ting)?) (?:the |a |your |our |some )?(?:set of |sets of )?(?:\d+ |simple |easy |small |online |daily )*(?:online|app|optimi[sz]ation|product|booking) tasks? (?:on|from|with) (?:your |a )?(?:phone|mobile|smartphone|home)\b`,
  ),
  scamRule(
    'says that it is genuine',
    'home_work',
    pattern`\blegitimate (?:work[- ](?:from|at)[- ]home|home[- ]based|online) (?:jobs?|opportunit\w+|work)\b`,
    pattern`\bthis is not a scam\b`,
  ),
];
