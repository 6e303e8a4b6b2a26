import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const over = pattern`(?:run|runs|ran) out|(?:has |have |is |are )?(?:expired|ended|finished|over)|expires?|ends?`;

/** Work that a visa forbids, or that is hidden from those who check it. */
export const unlawfulWork: readonly ScamRule[] = [
  scamRule(
    'denied, or asked of the applicant',
    'nothing',
    pattern`\b(?:we (?:never|cannot|can['’]?t|do not hire|don['’]?t hire|will not|won['’]?t)|it is (?:illegal|unlawful|against the law)|must not|may not|another visa|new visa|extend|renew\w*|bridging|overseas|abroad|home country|remotely)\b`,
  ),
  scamRule(
    'hours hidden',
    'unlawful_work',
    pattern`\b(?:only |just )?(?:20|24|40|48|half)\b(?: of (?:the|your))?(?: hours?)?(?: \w+){0,3} (?:on|in|for) (?:the|your) (?:payslips?|books|records?|papers?)\b${within(40)}\b(?:rest|extra|more|remaining|others?)\b${within(20)}\bcash\b`,
    pattern`\b(?:hours|rest|extra|anything)\b${within(25)}\b(?:over|above|more than|after|beyond) (?:the )?(?:20|24|40|48)\b${within(25)}\b(?:cash|off the books|not (?:recorded|reported|on the payslip|written)|unrecorded)\b`,
    pattern`\bhours (?:that |which )?we (?:do not|don['’]?t|never|won['’]?t) (?:report|record|declare|count)\b`,
    pattern`\b(?:we|i) (?:do not|don['’]?t|never|won['’]?t) (?:report|declare|record)${within(12)}\b(?:your |the |extra |all )?hours\b`,
    pattern`^(?=.*\b(?:hours?|shifts?|cash|payslips?)\b).*\b(?:immigration|home affairs)\b${within(20)}\b(?:never|not|nothing|won['’]t|cannot|can['’]t|only)\b${within(12)}\b(?:sees?|knows?|finds? out|learns?|checks?|counts?|hears?)\b`,
    pattern`\bso (?:that )?(?:nobody|no one|immigration|home affairs)\b${within(25)}\b(?:sees?|knows?|finds? out|counts?|checks?)\b${within(20)}\bhours\b`,
  ),
  scamRule(
    'work without a visa',
    'unlawful_work',
    pattern`\b(?:if|when|after|even if|once) your visa (?:${over})\b${within(25)}\b(?:we (?:will |can )?(?:still |also )?(?:keep|hire|employ|take|pay)|you (?:can|may|could) (?:still |also )?(?:work|stay (?:on|with us|here)|keep (?:your job|working)))\b`,
    pattern`(?<!\b(?:no|not|non|nor) )\b(?:expired|tourist|visitor) visas?(?: holders?)?(?: is| are)?,? (?:also |too )?(?:ok|okay|fine|no problem|welcome|accepted)\b(?! (?:at|to|in|on)\b)`,
    pattern`\bno visa(?: is)?,? (?:also |too )?(?:ok|okay|fine|no problem)\b`,
    pattern`\bvisas? (?:is |are )?expired(?: is| are)? (?:ok|okay|fine|no problem|welcome)\b`,
    pattern`\bno (?:visa|papers|work rights|work permit)[?,]? no (?:problem|worries)\b`,
    pattern`\b(?:you can|can|may) work (?:here |with us |for us )?on an? (?:tourist|visitor|holiday visitor) visa\b`,
    pattern`\bwe (?:do not|don['’]?t|never) (?:check|look at|care about) (?:your |any )?(?:visas?|papers|work rights)\b`,
  ),
];
