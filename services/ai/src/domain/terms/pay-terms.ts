import { type PayTerm, type PayTermKind, payTermKinds } from '@waratah/vocabulary/pay-terms';
import { anyOf } from '../rule.ts';

const money = String.raw`(?:aud ?)?\$ ?\d[\d,.]*(?: ?(?:\/|per|an?|p) ?(?:hour|hr|h|day|week))?`;
const own = String.raw`(?:(?:your|their|an?|own|valid|active|current|registered|australian) ){0,3}`;
const things = String.raw`(?:uniforms?|aprons?|shirts?|t-shirts?|keys?|equipment|tools|training|induction|licen[cs]es?|police checks?|breakages?|till shortages?|cash shortages?|shortfalls?|accommodation|rent|transport|petrol|meals?|visa(?: costs?| fees?)?|sponsorship)`;
const wages = String.raw`(?:wages?|salary|pay|pay ?packets?|earnings|hours|pay ?slips?)`;

const kinds: Readonly<Record<PayTermKind, RegExp>> = {
  // slow-pattern: an item has at most 500 characters.
  cash: new RegExp(
    anyOf(
      String.raw`\bcash[- ]in[- ]hand\b|\bcashies?\b|\bCIH\b|现金|現金`,
      String.raw`\b(?:tfn|bank|on the books)\b[^.;!?]{0,20}\b(?:or|and|rest|half)\b[^.;!?]{0,20}\bcash\b|\b(?:rest|half|part|some|balance) (?:of (?:it|the pay|the wages?|your pay|your wages?) )?(?:is )?(?:paid )?(?:in (?:an? )?)?(?:cash|envelope)\b`,
      String.raw`\bcash payments?(?= ?(?:[.,;:!)]|$|every|each|weekly|daily))|\bcash only,? no\b|\b(?:no|without(?: a)?) (?:payslips?|paperwork|tax taken)\b`,
      String.raw`\bcash (?:jobs?|wages?|paid|pay)(?= ?(?:[.,;:!)|–-]|$|only|weekly|daily|after|at|on|for|every|each|available))`,
      String.raw`\b(?:(?:is|are|be|get|get you|we|you are) paid|paying|(?:we|will|boss|can) pay|pays|payment(?: is)?|wages?(?: are| is)?)(?: [\w-]+){0,3} (?:in |by |with |only )?cash\b(?! (?:flow|handling|bonus|back|advance|office|management|and (?:balance|handle)|register|or (?:card|bank)))`,
      String.raw`${money},? (?:in )?cash\b(?! (?:bonus|back|advance|prize|reward|register|float|price|flow))`,
      String.raw`\bcash (?:rate |of )?${money}(?:\b|$)`,
      String.raw`\bcash (?:per|an) hour\b|^\W*(?:pay|paid|payment|wages?)?:? ?(?:weekly |daily )?(?:in )?cash(?: only| daily| weekly| each \w+)?\W*$|\bpaid (?:in |by )cash\b|^\W*paid (?:[\w-]+ ){0,2}?(?:in |by )?cash\b(?! (?:bonus|advance))`,
      String.raw`\b(?:off the books|under the table|cash[- ]only (?:job|role|work|position|pay\w*)|no (?:payslips?|super|superannuation|tax)(?= ?(?:[.,;:!)]|$|,? (?:no|and no|or)\b)))`,
    ),
    'i',
  ),
  // slow-pattern: an item has at most 500 characters.
  contractor: new RegExp(
    anyOf(
      String.raw`\b(?:on|via|through|under|using) (?:an? )?a\.?b\.?n\b(?! ?:?\d)|\b(?:abn or tfn|tfn or abn|own a\.b\.n)\b|\bas an? (?:sole trader|sub-?contractor|subbie)\b|\byou (?:will )?issue invoices\b|\binvoice us\b`,
      String.raw`\babn (?:is |are )?(?:an? )?(?:required|needed|necessary|essential|must|mandatory|only|basis|jobs?|work|rates?|contract\w*|positions?|roles?|preferred|holders?)\b`,
      String.raw`\b(?:must|need|needs|will need|required to|have to|should|requires?|requirements?|following|essential)(?: to)?(?: (?:have|hold|provide|get|bring|own|supply|use|the following))?:? ${own}abn\b(?! ?:?\d)`,
      String.raw`\b(?:must|need to|have to) have:?(?: [\w' -]{1,25},){1,5}(?: and)? ${own}abn\b(?! ?:?\d)`,
      String.raw`\b(?:on|with|via|through|under|using|hold(?:ing|ers? of)?|have|bring|get|supply) (?:(?:your|their|an|own|valid|active|current) ){1,3}abn\b(?! ?:?\d)`,
      String.raw`\b(?:own|your|valid|active|current) abn\b(?! ?:?\d)|\babn(?:,| and| \+|\/| &) ?(?:own )?(?:gst|insurance|public liability|tools|invoice|car|vehicle|van|ute)\b|^\W*abn\W*$`,
      String.raw`\b(?:engaged|hired|work(?:ing)?|paid|employed|join us|role is|position is|job is|this is) (?:\w+ ){0,3}?(?:as )?an? (?:(?:independent|self[- ]employed|sub-?) ?)(?:contractors?|tradesperson|business|driver|courier|subbie)\b`,
      String.raw`\b(?:sub-?contractors?|subbies|sole traders?|independent contractors?) (?:wanted|needed|required|only|sought|basis|agreement|role|position)\b|\b(?:this is|on) an? (?:(?:independent|sub-?) ?contract(?:or|ing)|sole trader) (?:basis|role|position|arrangement|job)\b`,
      String.raw`\b(?:you (?:will )?invoice us|send us (?:an|your) invoice|submit (?:an |your )?(?:weekly |fortnightly |monthly )?invoices? (?:for|of) your (?:hours|work|time))\b`,
    ),
    'i',
  ),
  commission: new RegExp(
    anyOf(
      String.raw`\bcommission[- ]only\b|\b(?:100 ?%|straight|purely|solely|entirely|fully) (?:on )?commission(?:[- ]based)?\b|\bonly (?:by|on|through|from) commissions?\b`,
      String.raw`\b(?:paid|pay|earnings?|income|remuneration|salary) (?:is |are |comes? )?(?:purely |solely |entirely |only |fully |100 ?% )(?:on |by |through |from |based on )?(?:a )?(?:commissions?|performance|results|per sale)\b`,
      String.raw`\bno (?:base|retainer|fixed|basic|set) (?:salary|wages?|pay|rate)?\b[^.;!?]{0,40}\bcommissions?\b|\bcommissions?\b[^.;!?]{0,40}\b(?:no|without(?: a)?) (?:base|retainer|fixed|basic|set)\b`,
      String.raw`\bno (?:retainer|salary|wages?|base)\b[^.;!?]{0,30}\b(?:you )?(?:earn|get|are) (?:paid )?(?:when|what|if|only) you sell\b|\bpay depends only on\b|\bcommission (?:basis )?(?:with|and|but) no (?:salary|wages?|base|retainer)\b|\b\d\d ?\/ ?\d\d split\b[^.;!?]{0,30}\bno (?:wages?|salary|retainer)\b`,
      String.raw`\bpaid (?:only )?(?:per|for each|for every) (?:sale|lead|sign[- ]?up|signup|appointment|conversion)\b`,
    ),
    'i',
  ),
  // slow-pattern: an item has at most 500 characters.
  deduction: new RegExp(
    anyOf(
      String.raw`\b(?:deduct(?:ed|ions?)?|taken|withheld|with ?hold|docked|comes?|kept)\b[^.;!?]{0,30}\b(?:from|out of|off|for) (?:(?:your|the|their|first|weekly|last|week's) ){0,3}${wages}\b|\b${wages} (?:is|are|will be) (?:docked|deducted|withheld|held back|reduced)\b`,
      String.raw`\bdeduct(?:ed|ions?)? (?:of ${money} )?for ${things}\b`,
      String.raw`\b(?:first|last|one|two|1|2) (?:week|fortnight|month|day|shift)(?:'s|s'|s|’s)?(?: of)? (?:of )?${wages}(?: (?:is|are|will be))? (?:held|kept|withheld|retained)\b|\b(?:keep|hold|withhold|retain)s? (?:back )?(?:your |the )?(?:first|last) (?:(?:\w+ )?(?:week|fortnight|month)(?:'s|s'|s|’s)?) ?(?:of )?${wages}\b`,
      String.raw`\b${things} (?:bond|deposit)\b|\b(?:bond|deposit)(?: of)?(?: ${money})? (?:is )?(?:(?:for|on) (?:the |your |a )?${things}|required|payable|needed)\b`,
      String.raw`\byou (?:will |must |have to |need to |should )?(?:pay|buy|purchase) (?:for )?(?:your own|your|the|a) (?:own )?${things}\b|\b(?:pay|buy) ${money} for (?:your |the |a )?${things}\b`,
      String.raw`\b(?:cost|price|charge|fee)s? (?:of|for) (?:your |the )?(?:${things})\b[^.;!?]{0,25}${money}|\b${things} (?:costs?|is|are|fees?:?|charge:?)(?: you)? ${money}|^\W*${money} for (?:your |the |a )?${things}\b`,
      String.raw`\b(?:pay|repay|return|give|transfer|cash)s? (?:\w+ ){0,2}back\b[^.;!?]{0,30}\b(?:${wages}|cash|boss|employer|manager|per hour)\b|\b(?:half|part|some|\d{1,2} ?%|rest) of (?:your |the )?${wages} (?:back|is (?:given|paid|returned) back|in cash)\b|\breturn (?:half|part|some) of (?:your |the )?${wages}\b|\bpay back ${money}`,
      String.raw`\b(?:give|return|pay|hand)s? (?:\w+ ){0,2}?(?:back|cash|money|wages?|${money}) (?:[\w$]+ ){0,3}?to the (?:boss|owner|manager)\b|\b(?:wages?|pay|it|part of it) (?:[\w$]+ ){0,3}?(?:must|has to|have to|will) be (?:returned|given back|paid back)\b|\byou (?:give|return|pay) (?:back )?(?:part|half|some) of it\b|\bgive cash back\b|\b(?:paid|given|handed) back to the (?:boss|owner|manager)\b`,
      String.raw`\b(?:first|last|one|two|1|2) weeks?(?:'s|’s)? (?:of pay |pay |wages )?(?:is |are )?(?:kept|held|withheld|retained)\b|\b(?:one|two|1|2|first) weeks?(?: of)? (?:pay )?in[- ]hand\b|\bwe keep (?:one|two|1|2|your first) weeks?\b`,
      String.raw`\bwe deduct\b|${money} (?:fine|penalty)\b(?! rates)|\bfined? ${money}|\byou (?:will )?owe us ${money}|\byou (?:will )?pay (?:for )?(?:the first ${money}|any damage|(?:the )?(?:plates|glasses|things|dishes|items) you break|what you break|breakages?)\b|\b(?:paid|covered) (?:by|from) (?:the )?staff\b|\b(?:must|have to|need to) (?:do|complete|take|pay for) our [\w ]{0,20}course\b[^.;!?]{0,20}\$ ?\d|押金`,
      String.raw`\bemployment bond\b|\bbond of ${money}|${money} bond\b`,
    ),
    'i',
  ),
};

/** What a sentence denies, asks others for, or says of something else. */
const elsewhere: Readonly<Record<PayTermKind, RegExp>> = {
  cash: /\b(?:no|not|never|don't|do not|isn't|without) (?:\w+ ){0,3}?(?:cash|off the books)\b|\b(?:customers?|guests?|clients?|patients?|members?|invoices?|suppliers?|process\w*|takings|petty|count\w*|handl\w+|salary sacrific\w*|redundan\w+)\b|\bnot a cash\b|\bcard\b/i,
  contractor:
    /\b(?:no|not|without|don't|do not|never) (?:\w+ ){0,4}?(?:abn|contract\w*|sole trader)\b|\b(?:check that|make sure|manag\w+|supervis\w+|coordinat\w+|liais\w+|oversee\w*|invoices? (?:from|of)|customers?|clients?|our (?:sub-?)?contractors|other (?:sub-?)?contractors|look up|lookup|quote|experience (?:as|with|in)|worked)\b/i,
  commission:
    /\b(?:our|their) (?:agents|partners|brokers|resellers|affiliates)\b|\b(?:no|not|never|isn't) (?:a |an |purely |solely |entirely |based on )?commission[- ]?only\b|\b(?:not|never|isn't) (?:\w+ ){0,2}?(?:commission|paid (?:per|only))\b/i,
  deduction:
    /\b(?:no|never|not|without|free|free of|won't|don't|do not) (?:\w+ ){0,3}?(?:deduct\w*|bonds?|deposits?|fees?|costs?|charges?|fines?|pay|withh\w+|keep|hold)\b|\b(?:nothing|we (?:pay|cover|reimburse|provide|supply)|reimburs\w*|at our (?:cost|expense)|company[- ]paid|tax deduct\w*|customers?|clients?|residents?|tenants?|guests?|rental|landlords?|salary (?:packag|sacrific)\w*|payroll|process\w*|calculat\w*|prepare|pays? you back|bond clean\w*|bond (?:lodg|refund)\w*|optional|if you (?:choose|wish|want|like)|voluntary)\b/i,
};

/** The first sentence of each kind. */
export const payTermsOf = (items: readonly string[]): readonly PayTerm[] =>
  payTermKinds.flatMap((kind) => {
    const quote = items.find((item) => kinds[kind].test(item) && !elsewhere[kind].test(item));
    return quote === undefined ? [] : [{ kind, quote }];
  });
