import { pattern } from '../../rule.ts';
import { type PayRule, payRule } from './pay-rule.ts';

/** Pay by commission without a wage. */
export const commission: readonly PayRule[] = [
  payRule(
    'denied, or of others',
    'nothing',
    pattern`\b(?:our|their) (?:agents|partners|brokers|resellers|affiliates)\b`,
    pattern`\b(?:no|not|never|isn't) (?:a |an |purely |solely |entirely |based on )?commission[- ]?only\b`,
    pattern`\b(?:not|never|isn't) (?:\w+ ){0,2}?(?:commission|paid (?:per|only))\b`,
  ),
  payRule(
    'commission only',
    'commission',
    pattern`\bcommission[- ]only\b`,
    pattern`\b(?:100 ?%|straight|purely|solely|entirely|fully) (?:on )?commission(?:[- ]based)?\b`,
    pattern`\bonly (?:by|on|through|from) commissions?\b`,
  ),
  payRule(
    'paid purely by commission',
    'commission',
    pattern`\b(?:paid|pay|earnings?|income|remuneration|salary) (?:is |are |comes? )?(?:purely |solely |entirely |only |fully |100 ?% )(?:on |by |through |from |based on )?(?:a )?(?:commissions?|performance|results|per sale)\b`,
  ),
  payRule(
    'no base',
    'commission',
    pattern`\bno (?:base|retainer|fixed|basic|set) (?:salary|wages?|pay|rate)?\b[^.;!?]{0,40}\bcommissions?\b`,
    pattern`\bcommissions?\b[^.;!?]{0,40}\b(?:no|without(?: a)?) (?:base|retainer|fixed|basic|set)\b`,
  ),
  payRule(
    'nothing unless you sell',
    'commission',
    pattern`\bno (?:retainer|salary|wages?|base)\b[^.;!?]{0,30}\b(?:you )?(?:earn|get|are) (?:paid )?(?:when|what|if|only) you sell\b`,
    pattern`\bpay depends only on\b`,
    pattern`\bcommission (?:basis )?(?:with|and|but) no (?:salary|wages?|base|retainer)\b`,
    pattern`\b\d\d ?\/ ?\d\d split\b[^.;!?]{0,30}\bno (?:wages?|salary|retainer)\b`,
  ),
  payRule(
    'paid for each sale',
    'commission',
    pattern`\bpaid (?:only )?(?:per|for each|for every) (?:sale|lead|sign[- ]?up|signup|appointment|conversion)\b`,
  ),
];
