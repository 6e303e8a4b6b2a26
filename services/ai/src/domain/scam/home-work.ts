import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const home = pattern`\b(?:(?:work(?:ing)?|job|jobs|position|career)s? (?:from|at) home|home[- ]based|from (?:your )?home|work[- ]at[- ]home|remote position)\b`;
const clerical = pattern`\b(?:typists?|typing|data[- ]entry|payroll (?:data )?(?:entry|processor)s?|processors?|envelopes?|posting ads|online surveys?|ad posting|copy[- ]?paste)\b`;

export const homeWork: readonly ScamRule[] = [
  scamRule(
    'employed at home',
    'nothing',
    pattern`\b(?:plus super|super(?:annuation)? (?:is )?(?:paid|included)|pro rata|annual leave|hybrid)\b`,
  ),
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
    'customers who praise',
    'nothing',
    pattern`\b(?:customers|guests|clients|patients|diners) (?:who |to |can |may )?(?:leave|write|post|like|follow|share)\b`,
  ),
  scamRule(
    'likes, follows and reviews for money',
    'home_work',
    pattern`\bfollow (?:\w+ ){0,2}(?:instagram|tiktok|youtube|facebook) (?:accounts?|pages?|channels?)\b${within(80)}\$ ?\d`,
    pattern`\$ ?\d+(?:\.\d\d)? (?:each|per|for each|for every|a) (?:follow(?:er)?|like|review|subscri\w+|comment|rating|click)s?\b`,
    pattern`\b(?:write|post|leave) (?:[\w-]+ ){0,2}(?:five|5)[- ]star (?:\w+ ){0,2}reviews?\b`,
  ),
  scamRule(
    'piecework at home',
    'home_work',
    pattern`\b(?:stuff|stuffing|fold|folding|address|addressing) (?:\w+ ){0,2}(?:envelopes|letters|brochures|flyers)${within(15)}\bat home\b`,
    pattern`\b(?:work(?:ing)? from home|at home) (?:assembling|stuffing|folding|packing|threading)\b`,
    pattern`\bassembl(?:e|ing) (?:\w+ ){0,2}(?:pens|toys|crafts|jewellery|products|kits|candles)${within(10)}\b(?:at|from) (?:your )?home\b`,
  ),
  scamRule(
    'hosts devices of others',
    'home_work',
    pattern`\bsim cards?\b${within(30)}\b(?:plugged|hosted?|running|at home|in your (?:name|home|house))\b`,
    pattern`\bhost (?:our|the|some|a few) (?:phones|devices|routers?|sims?)\b${within(15)}\b(?:at|in) (?:your )?(?:home|house|flat|room)\b`,
  ),
  scamRule(
    'nobody is interviewed',
    'home_work',
    pattern`\bno (?:experience|qualifications?|resumes?|skills),? (?:and )?no interviews?\b`,
    pattern`\bno interviews?,? (?:and )?no (?:experience|qualifications?|resumes?|skills)\b`,
  ),
  scamRule(
    'says that it is genuine',
    'home_work',
    pattern`\blegitimate (?:work[- ](?:from|at)[- ]home|home[- ]based|online) (?:jobs?|opportunit\w+|work)\b`,
    pattern`\bthis is not a scam\b`,
  ),
];
