import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const authority = pattern`\b(?:immigration|home affairs|border force|the (?:visa )?department)\b`;
const anybodyToTell = pattern`(?:${authority}|\byour (?:university|uni|college|school)\b)`;
const employer = pattern`\b(?:we|i|boss|owner|employer|manager|company)(?: (?:will|can|may|must|could|have to|might)|['’]ll)?`;
const staff = pattern`(?:you|anyone|anybody|workers?|staff|students?|people|them|those)`;
/** What somebody does who stands up for themselves. */
const standsUp = pattern`\b(?:if|when|once|anyone who|anybody who|those who|whoever) (?:(?:you|u|they|someone|anybody|anyone|staff|workers?) )?(?:complains?|quits?|refuses?|argues?|resists?|talks?|speaks? up|makes? trouble|cause[sd]? (?:trouble|problems)|go(?:es)? to fair ?work|calls? fair ?work|asks? (?:about|for) (?:your |more |the )?(?:pay|money|wages?|payslips?|super|hours)|joins? (?:a|the) union|walks? (?:out|off)|(?:do|does)(?: no|n['’])t (?:finish|stay|listen|obey|show up))\b`;
const leaves = pattern`\b(?:if|when) you (?:leave|stop|go)\b`;
const misses = pattern`\bif you (?:miss|skip|are late|don['’]t show)\b`;
const obeys = pattern`\b(?:don['’]t|do not|never|no) (?:make (?:trouble|problems)|complain\w*|argu\w*|talk back|trouble)\b`;
const tells = pattern`(?:write|report|talk|speak|complain)(?: you)? to|tell|call|inform|contact|email|notify|dob you in to`;
const visaEnds = pattern`\b(?:(?:cancel|end|withdraw|revoke|stop|pull|kill)\w* (?:your|the|their) (?:visa|sponsorship|nomination)|your (?:visa|sponsorship|nomination) (?:is |gets |will be |goes |can be )?(?:cancelled|gone|withdrawn|over|stopped|revoked|ended))\b`;

const temporary = pattern`(?:(?:international |overseas |foreign )?students?(?: visas?)?(?: holders?)?|(?:temporary |student |holders of )?visa(?:s| holders?)?|backpackers?|internationals|foreigners|migrants|non-?residents?|working holiday ?makers?)`;
const locals = pattern`(?:locals?|citizens?|residents?|prs?|australians?|aussies?|permanent residents?|everyone else|others)`;
const amount = pattern`[$] ?\d{1,2}(?:\.\d{1,2})?\b(?!,\d)`;
const isPaid = pattern`(?: (?:are|is|will be|would be|get|gets|earn|earns|receive|receives|start|starts))?(?: paid)?(?: (?:on|at|from))?:? (?:only |just )?`;

/** Amounts that are pay, and not the price of a ticket. */
const byTheHour = pattern`^(?=.*(?:\b(?:hour|hourly|hr|paid|earn|earns|wage|wages)\b|\bp\/?h\b))(?!.*\b(?:tickets?|entry|discounts?|class(?:es)?|night)\b).*`;

/** A visa that is used to press its holder, or as a reason to pay less: both are against the law. */
export const visaPressure: readonly ScamRule[] = [
  scamRule(
    'of other people, or denied',
    'nothing',
    pattern`\b(?:clients?|applicants?['’]|customers?|residents? of|aged care|we (?:never|do not|don['’]t|will not|won['’]t|would never)|no one will|nobody will|it is (?:illegal|unlawful|against the law)|may not|must not)\b`,
  ),
  scamRule(
    'report to an authority',
    'visa_pressure',
    pattern`${employer} (?:also |then |just )?(?:report|dob(?: in)?|inform on|tell on) ${staff}\b${within(12)}${authority}`,
    pattern`\b(?:will|may|can) be reported to ${authority}`,
    pattern`${standsUp}${within(25)}${employer} (?:also |then |just )?(?:${tells}) ${anybodyToTell}`,
    pattern`${employer} (?:also |then |just )?(?:${tells}) ${anybodyToTell}${within(25)}(?:${standsUp}|${misses})`,
    pattern`${employer} (?:also |then |just )?(?:${tells}) ${authority} (?:about|of|on) (?:you\b(?! application| studies)|your (?:hours|status))`,
  ),
  scamRule(
    'end the visa',
    'visa_pressure',
    pattern`(?:${standsUp}|${leaves}|${obeys})${within(20)}${visaEnds}`,
    pattern`${visaEnds}${within(20)}(?:${standsUp}|${leaves})`,
    pattern`\b(?:no|without) (?:complain\w*|complaints?|arguing|arguments)\b${within(30)}\b(?:your visa|your sponsorship|no visa)\b`,
    pattern`\byour (?:visa|sponsorship) (?:depends on|is in|belongs to|is up to|is with) (?:us|our hands|the (?:boss|owner)|me|my hands)\b`,
    pattern`\b(?:we|the boss|the owner|i) (?:keep|hold|control|own)s? your visa\b`,
    pattern`\b(?:remember|do not forget|don['’]t forget|keep in mind),? (?:that )?${within(12)}\b(?:your visa|your sponsorship)\b${within(20)}\b(?:us|depends|hands|cancel\w*)\b`,
  ),
  scamRule(
    'less pay because of a visa',
    'visa_pressure',
    pattern`${amount}${within(30)}\b(?:because (?:of )?|due to )(?:you(?:['’]re| are)?|your|they(?:['’]re| are)?)\b${within(18)}\b(?:visa|foreign\w*|international|not (?:a )?(?:resident|citizen|local|pr))\b`,
    pattern`${byTheHour}\b${temporary}${isPaid}${amount}${within(40)}\b${locals}${isPaid}${amount}`,
    pattern`${byTheHour}\b${locals}${isPaid}${amount}${within(40)}\b${temporary}${isPaid}${amount}`,
    pattern`\b(?:lower|less|reduced|smaller|half) (?:pay|wages?|hourly rates?)(?: an hour)? (?:for|because of|if you (?:are|have|hold)|to) (?:an? |your |all )?${temporary}\b(?! (?:placements?|interns?\w*|volunteers?))`,
    pattern`\b(?:lower|less|reduced|smaller|half) (?:pay |rates? |money )?(?:for|because of|if you (?:have|hold)|to) (?:an? |your |all )?(?:student |temporary |working holiday |bridging )?visas?(?: holders?)?\b`,
    pattern`\b(?:lower|less|reduced|smaller) (?:pay|rates?|wages?|hourly rate|money)\b${within(30)}\b(?:because|since|as|due to) (?:of )?(?:your|you|their|they)\b${within(15)}\b(?:visa|student)\b`,
    pattern`\b(?:minimum wage|award|award rates?|penalty rates|super(?:annuation)?|fair work|australian law)\b (?:does|do|is|are)(?: not|n['’]t) (?:apply|paid|for|cover|count)(?:s|ing)?(?: to| for)?${within(12)}\b${temporary}\b(?! (?:(?:on|in) )?(?:placements?|interns?\w*|volunteers?))`,
    pattern`\b(?:no|not) (?:minimum wage|award rates?|penalty rates|super(?:annuation)?) (?:for|if you (?:are|have|hold)|on) (?:an? |your )?${temporary}\b(?!['’])`,
    pattern`\b${temporary} (?:have|has|get|gets) no (?:rights?|right|award|penalty|super\w*|minimum)\b(?! to\b)`,
  ),
];
