import { pattern } from '../../rule.ts';
import { type PayRule, payRule } from './pay-rule.ts';
import { money } from './words.ts';

/** Pay in cash. */
export const cash: readonly PayRule[] = [
  payRule(
    'denied, or of customers and registers',
    'nothing',
    pattern`\b(?:no|not|never|don't|do not|isn't|without) (?:\w+ ){0,3}?(?:cash|off the books)\b`,
    pattern`\b(?:customers?|guests?|clients?|patients?|members?|invoices?|suppliers?|process\w*|takings|petty|count\w*|handl\w+|salary sacrific\w*|redundan\w+)\b`,
    pattern`\bnot a cash\b`,
    pattern`\bcard\b`,
  ),
  payRule(
    'cash in hand',
    'cash',
    pattern`\bcash[- ]in[- ]hand\b`,
    pattern`\bcashies?\b`,
    pattern`\bCIH\b`,
    pattern`现金`,
    pattern`現金`,
  ),
  payRule(
    'part of it in cash',
    'cash',
    pattern`\b(?:tfn|bank|on the books)\b[^.;!?]{0,20}\b(?:or|and|rest|half)\b[^.;!?]{0,20}\bcash\b`,
    pattern`\b(?:rest|half|part|some|balance) (?:of (?:it|the pay|the wages?|your pay|your wages?) )?(?:is )?(?:paid )?(?:in (?:an? )?)?(?:cash|envelope)\b`,
  ),
  payRule(
    'cash payment, or no payslips',
    'cash',
    pattern`\bcash payments?(?= ?(?:[.,;:!)]|$|every|each|weekly|daily))`,
    pattern`\bcash only,? no\b`,
    pattern`\b(?:abn|tfn|tax) or cash\b|\bcash or (?:abn|tfn|bank transfer)\b`,
    pattern`\b(?:no|without(?: a)?) (?:payslips?|paperwork|tax taken)\b`,
  ),
  payRule(
    'cash job',
    'cash',
    pattern`\bcash (?:jobs?|wages?|paid|pay)(?= ?(?:[.,;:!)|–-]|$|only|weekly|daily|after|at|on|for|every|each|available))`,
  ),
  payRule(
    'paid in cash',
    'cash',
    pattern`\b(?:(?:is|are|be|get|get you|we|you are) paid|paying|(?:we|will|boss|can) pay|pays|payment(?: is)?|wages?(?: are| is)?)(?: [\w-]+){0,3} (?:in |by |with |only )?cash\b(?! (?:flow|handling|bonus|back|advance|office|management|and (?:balance|handle)|register|or (?:card|bank)))`,
  ),
  payRule(
    'an amount in cash',
    'cash',
    pattern`${money},? (?:in )?cash\b(?! (?:bonus|back|advance|prize|reward|register|float|price|flow))`,
  ),
  payRule('cash of an amount', 'cash', pattern`\bcash (?:rate |of )?${money}(?:\b|$)`),
  payRule(
    'cash alone',
    'cash',
    pattern`\bcash (?:per|an) hour\b`,
    pattern`^\W*(?:pay|paid|payment|wages?)?:? ?(?:weekly |daily )?(?:in )?cash(?: only| daily| weekly| each \w+)?\W*$`,
    pattern`\bpaid (?:in |by )cash\b`,
    pattern`^\W*paid (?:[\w-]+ ){0,2}?(?:in |by )?cash\b(?! (?:bonus|advance))`,
  ),
  payRule(
    'off the books',
    'cash',
    pattern`\b(?:off the books|under the table|cash[- ]only (?:job|role|work|position|pay\w*)|no (?:payslips?|super|superannuation|tax)(?= ?(?:[.,;:!)]|$|,? (?:no|and no|or)\b)))`,
  ),
];
