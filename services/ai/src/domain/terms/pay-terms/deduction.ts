import { pattern } from '../../rule.ts';
import { type PayRule, payRule } from './pay-rule.ts';
import { money, things, wages } from './words.ts';

/** Money that is kept back from the pay, or has to be spent for the job. */
export const deduction: readonly PayRule[] = [
  payRule(
    'you hand part of it back',
    'deduction',
    pattern`(?<!\b(?:not|never|don't) )\b(?:hand|give|kick|transfer|send|pay)s? back ${money}(?!\d| (?:in )?change\b| to (?:customers?|clients?|guests?|charit))`,
    pattern`\b(?:hand|give|transfer)s? ${money} back\b(?! to (?:the |a )?(?:customers?|clients?|guests?|charit))`,
    pattern`\b(?:minus|less) ${money} for (?:(?:the|your|a) )?(?:room|bed|board|meals?|food|${things})\b`,
    pattern`\b(?:boss|owner|manager) (?:keeps|takes)(?: back)? ${money}`,
    pattern`\byou (?:then )?return ${money} (?:in cash|to the (?:boss|owner|manager))\b`,
  ),
  payRule(
    'denied, paid by us, or of other people',
    'nothing',
    pattern`\b(?:no|never|not|without|free|free of|won't|don't|do not) (?:\w+ ){0,3}?(?:deduct\w*|bonds?|deposits?|fees?|costs?|charges?|fines?|pay|withh\w+|keep|hold)\b`,
    pattern`\b(?:nothing|we (?:pay|cover|reimburse|provide|supply)|reimburs\w*|at our (?:cost|expense)|company[- ]paid|tax deduct\w*|customers?|clients?|residents?|tenants?|guests?|rental|landlords?|salary (?:packag|sacrific)\w*|payroll|process\w*|calculat\w*|prepare|pays? you back|bond clean\w*|bond (?:lodg|refund)\w*|optional|if you (?:choose|wish|want|like)|voluntary)\b`,
  ),
  payRule(
    'taken from your wages',
    'deduction',
    pattern`\b(?:deduct(?:ed|ions?)?|taken|withheld|with ?hold|docked|comes?|kept)\b[^.;!?]{0,30}\b(?:from|out of|off|for) (?:(?:your|the|their|first|weekly|last|week's) ){0,3}${wages}\b`,
    pattern`\b${wages} (?:is|are|will be) (?:docked|deducted|withheld|held back|reduced)\b`,
  ),
  payRule('deductions for things', 'deduction', pattern`\bdeduct(?:ed|ions?)? (?:of ${money} )?for ${things}\b`),
  payRule(
    'the first week is held',
    'deduction',
    pattern`\b(?:first|last|one|two|1|2) (?:week|fortnight|month|day|shift)(?:'s|s'|s|’s)?(?: of)? (?:of )?${wages}(?: (?:is|are|will be))? (?:held|kept|withheld|retained)\b`,
    pattern`\b(?:keep|hold|withhold|retain)s? (?:back )?(?:your |the )?(?:first|last) (?:(?:\w+ )?(?:week|fortnight|month)(?:'s|s'|s|’s)?) ?(?:of )?${wages}\b`,
  ),
  payRule(
    'bond for things',
    'deduction',
    pattern`\b${things} (?:bond|deposit)\b`,
    pattern`\b(?:bond|deposit)(?: of)?(?: ${money})? (?:is )?(?:(?:for|on) (?:the |your |a )?${things}|required|payable|needed)\b`,
  ),
  payRule(
    'you pay for your uniform',
    'deduction',
    pattern`\byou (?:will |must |have to |need to |should )?(?:pay|buy|purchase) (?:for )?(?:your own|your|the|a) (?:own )?${things}\b`,
    pattern`\b(?:pay|buy) ${money} for (?:your |the |a )?${things}\b`,
  ),
  payRule(
    'what things cost',
    'deduction',
    pattern`\b(?:cost|price|charge|fee)s? (?:of|for) (?:your |the )?(?:${things})\b[^.;!?]{0,25}${money}`,
    pattern`\b${things} (?:costs?|is|are|fees?:?|charge:?)(?: you)? ${money}`,
    pattern`^\W*${money} for (?:your |the |a )?${things}\b`,
  ),
  payRule(
    'part of it back',
    'deduction',
    pattern`\b(?:pay|repay|return|give|transfer|cash)s? (?:\w+ ){0,2}back\b[^.;!?]{0,30}\b(?:${wages}|cash|boss|employer|manager|per hour)\b`,
    pattern`\b(?:half|part|some|\d{1,2} ?%|rest) of (?:your |the )?${wages} (?:back|is (?:given|paid|returned) back|in cash)\b`,
    pattern`\breturn (?:half|part|some) of (?:your |the )?${wages}\b`,
    pattern`\bpay back ${money}`,
  ),
  payRule(
    'back to the boss',
    'deduction',
    pattern`\b(?:give|return|pay|hand)s? (?:\w+ ){0,2}?(?:back|cash|money|wages?|${money}) (?:[\w$]+ ){0,3}?to the (?:boss|owner|manager)\b`,
    pattern`\b(?:wages?|pay|it|part of it) (?:[\w$]+ ){0,3}?(?:must|has to|have to|will) be (?:returned|given back|paid back)\b`,
    pattern`\byou (?:give|return|pay) (?:back )?(?:part|half|some) of it\b`,
    pattern`\bgive cash back\b`,
    pattern`\b(?:paid|given|handed) back to the (?:boss|owner|manager)\b`,
  ),
  payRule(
    'weeks in hand',
    'deduction',
    pattern`\b(?:first|last|one|two|1|2) weeks?(?:'s|’s)? (?:of pay |pay |wages )?(?:is |are )?(?:kept|held|withheld|retained)\b`,
    pattern`\b(?:one|two|1|2|first) weeks?(?: of)? (?:pay )?in[- ]hand\b`,
    pattern`\bwe keep (?:one|two|1|2|your first) weeks?\b`,
  ),
  payRule(
    'fines and damage',
    'deduction',
    pattern`\bwe deduct\b`,
    pattern`${money} (?:fine|penalty)\b(?! rates)`,
    pattern`\bfined? ${money}`,
    pattern`\byou (?:will )?owe us ${money}`,
    pattern`\byou (?:will )?pay (?:for )?(?:the first ${money}|any damage|(?:the )?(?:plates|glasses|things|dishes|items) you break|what you break|breakages?)\b`,
    pattern`\b(?:paid|covered) (?:by|from) (?:the )?staff\b`,
    pattern`\b(?:must|have to|need to) (?:do|complete|take|pay for) our [\w ]{0,20}course\b[^.;!?]{0,20}\$ ?\d`,
    pattern`押金`,
  ),
  payRule(
    'held as security',
    'deduction',
    pattern`\b${wages} (?:is |are |will be )?(?:held|kept|withheld|retained)(?: back)? (?:for|as)\b`,
    pattern`\bif you (?:leave|quit|resign|go)\b[^.;!?]{0,40}\byou (?:will )?(?:owe|pay|repay)(?: us)? ${money}`,
    pattern`\bsign (?:\w+ )?blank (?:payslips?|pay slips?|contracts?|time ?sheets?|papers?|documents?)\b`,
  ),
  payRule(
    'employment bond',
    'deduction',
    pattern`\bemployment bond\b`,
    pattern`\bbond of ${money}`,
    pattern`${money} bond\b`,
  ),
];
