import { type Mark, mark, otherSense, pattern, within } from './rule.ts';

/** The words of ads about work rights, marked before the rules are asked: written out, the rules could not be read. */

/** Citizens of other kinds, and PR that is public relations or a pull request. */
const others = otherSense(
  pattern`\b(?:senior|older|elderly|global|corporate|good|digital|responsible|fellow|our|local|vulnerable|private|everyday|first-class|second-class) citizens?(?:hip)?\b`,
  pattern`\bcitizen (?:science|scientists?|services?|engagement|experience|developers?|journalis\w+|portal|data)\b|\bcitizen-\w+|\bcitizens (?:of (?:the )?(?:city|world|future|shire)|advice|and businesses)\b`,
  pattern`\bcorporate citizenship\b|\bcitizenship (?:program|education|curriculum|behaviou?rs?)\b`,
  pattern`\bPR (?:experience|skills?|agenc\w+|background|managers?|teams?|firms?|campaigns?|strateg\w+|consultants?|professionals?|plans?|activit\w+|account|coordinator|executive|officer|company|stunts?|materials?|reviews?|approvals?|events?|industry|roles?|and (?:comm\w*|market\w*|media|events?|content|social)|& (?:comm\w*|market\w*|media))\b`,
  pattern`\b(?:marketing|media|communications?|comms|advertising|digital|social|brand|events?|seo|content)(?: and|,| &|\/| or) ?PR\b`,
  pattern`\bPR(?:,|\/) ?(?:marketing|media|comms|communications?|events?|advertising|social|content|brand)\b`,
  pattern`\b(?:positive|negative|good|bad|great|its|their|our|the|in|through|via|handle|own|corporate|internal) PR\b(?! (?:holders?|status|only|visa|or|and citizen))`,
  pattern`\bpermanent residents? (?:of|in|at) (?:the |our )(?:home|village|facility|aged|building|camp)\b`,
);

export const nation = String.raw`(?:australian|australia|aust?\.?|aussie|nz|new zealand|kiwi)`;

/** Whom an employer helps or serves is not whom they hire. */
const served = String.raw`(?<!\b(?:help|helps|serve|serves|serving|all|protect|assist|enable|empower|engage|our|their|its|your|local|these|those|many|between|connect|connecting|towards|other|ordinary) )`;
const nations = String.raw`(?:(?:current|valid|existing|either)\s+)?(?:${nation}(?:\s*(?:,|\/|&|\band\b|\bor\b)\s*${nation}){0,2}\s+)?`;
const where = String.raw`(?: of ${nation}(?: (?:or|and|\/) ${nation})?\b)?`;
const residency = pattern`\b(?:permanent(?:[ -]australian)? residen(?:ts?|cy|ce)|perm residen(?:ts?|cy)|PRs?)\b`;
const status = pattern`${served}\b${nations}(?:citizens?(?:hip)?|${residency}|${nation} residen(?:ts?|cy))\b${where}`;
const and = String.raw`\s*(?:,|\/|&|\(|\)|\band\b|\bor\b)(?:\s*(?:\/|\(|\band\b|\bor\b))?\s*(?:(?:an?|hold|have|be|with|possess|of)\s+){0,2}`;

const fullRights = pattern`\b(?:full|unrestricted|unlimited|permanent|unconditional|complete)[\s,/-]*(?:(?:and|&|time|legal|legally|valid|unrestricted|permanent|ongoing|unlimited|australian?|aust?|nz|local)[\s,/-]+){0,5}(?:work(?:ing)?|employment)[\s-]*(?:rights?|permits?|permissions?|eligibility|entitlements?|visas?|privileges?|authori[sz]ation|status)\b`;
const unlimitedWork = pattern`\bfull (?:and unrestricted )?(?:legal )?rights? to (?:live and )?work\b|\bunrestricted (?:rights?|ability|eligibility|access|permission)?\s?(?:to )?(?:live and )?work\b|\b(?:rights?|entitled|entitlement|eligib\w+|permi\w+|authori[sz]ed|able|allowed|ability) to (?:live and )?(?:legally )?work\b${within(40)}\b(?:without|with no|free (?:of|from))\b${within(15)}\b(?:restrictions?|limits?|limitations?|conditions?)\b|\b(?:rights?|legally (?:able|entitled|allowed|permitted)|entitled|permitted)\b(?: \w+){0,3} to work\b${within(25)}\bfull[- ]time\b|\bvisa\b${within(25)}\b(?:lets?|allow\w*|permit\w*|with)\b${within(25)}\bwork full[- ]time\b`;
const noRestrictions = pattern`\b(?:no|without|free of|zero|not have|free from) (?:any )?(?:visa|work(?:ing)?(?: rights?| hours?)?|employment|hours?|residency)(?:(?: or |\/)\w+)? (?:restrictions?|limitations?|limits?|conditions?)\b|\bno (?:restrictions?|limits?|limitations?) (?:on|to|for|around|regarding)\b${within(20)}\b(?:work(?:ing)? (?:rights?|hours|visa)|visas?|hours|ability to work|right to work)\b|\bunrestricted (?:${nation} )?(?:work )?visas?\b|\bvisa (?:with(?:out| no)) (?:work )?(?:restrictions?|limitations?)\b`;

const signs = {
  several: '\ue010',
  nationals: '\ue011',
  residency: '\ue012',
  status: '\ue013',
  full: '\ue014',
} as const;

export const marks: readonly Mark[] = [
  others,
  mark(signs.several, pattern`${status}(?:${and}${status}){1,3}`),
  mark(signs.nationals, pattern`\b(?:australian|aus|aussie) citizens?(?:hip)?\b`),
  mark(signs.residency, pattern`${nations}${residency}${where}`),
  mark(signs.status, status),
  mark(signs.full, fullRights, unlimitedWork, noRestrictions),
];

/** A whole run of signs, never a part of one: else a long list would be tried at each of its places. */
const run = (...any: readonly string[]) => `(?<![${any.join('')}])[${any.join('')}]+(?![${any.join('')}])`;

/** "Australian citizens, NZ citizens or PR" */
export const several = run(signs.several);
/** "Australian citizens" */
export const nationals = run(signs.nationals);
/** "Permanent residency" */
export const residencyAlone = run(signs.residency);
/** Any of these, or "citizenship" */
export const statuses = run(signs.several, signs.nationals, signs.residency, signs.status);
/** "Full working rights" and its like */
export const full = run(signs.full);
