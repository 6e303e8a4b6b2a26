import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const ours = pattern`(?<!\bbefore (?:the )?)\b(?:we|company|employer|us|our)\b${within(60)}\b(?:pay|cover|reimburse|fund|refund)s?\b|(?<!\byou )\bwill (?:also )?(?:pay|cover) your\b|\b(?:reimburs\w+|paid by (?:us|the company)|at our (?:cost|expense)|covered by)\b`;

export const fee: readonly ScamRule[] = [
  scamRule(
    'no fee, or ours',
    'nothing',
    pattern`\b(?:no|without|zero|never|free)\b${within(25)}\b(?:fees?|costs?|charges?|deposits?)\b`,
    pattern`\bfree of charge\b`,
    pattern`${ours}`,
  ),
  scamRule(
    'at the own cost of who applies',
    'nothing',
    pattern`\b(?:at|for|on) (?:your|their) own (?:cost|expense)\b(?!${within(40)}\b(?:to us|to our|agent))`,
  ),
  scamRule(
    'customers send it',
    'nothing',
    pattern`\b(?:trust accounts?|landlords|suppliers)\b`,
    pattern`\b(?:customers|clients|people|users|families|migrants|members|australians|app|platform|fintech|remittance|businesses)\b${within(60)}\b(?:send|transfer)\b${within(15)}\b(?:money|funds|payments?)\b`,
  ),
  scamRule(
    'money to somebody',
    'fee',
    pattern`(?:^|\b(?:please|must|you (?:will |can |should )?(?:have to |need to )?|then|first|to (?:apply|register|start|begin|secure)\b${within(30)}) ?)(?:send|transfer|wire|remit) (?:the |your |this |us )?(?:money|cash|(?:aud ?)?[$£] ?\d[\d,]*(?:\.\d\d)?|funds|payment|fee|amount)\b${within(30)}\b(?:to|via|through|by)\b`,
  ),
  scamRule(
    'pays first',
    'fee',
    pattern`\b(?:pay|payment|send|transfer|deposit|purchase|buy|cost|charge|fee)\b${within(40)}\b(?:upfront|up front|in advance|before (?:you )?(?:start|starting|training|commenc\w+)|to secure (?:your|the) (?:place|position|role|job|spot))\b`,
  ),
  scamRule(
    'refundable deposit',
    'fee',
    pattern`\brefundable (?:deposit|fee|bond)\b`,
    pattern`\b(?:pay|send|transfer|deposit|cost)s?\b${within(15)}(?:aud ?)?[$]? ?\d{2,4},? \(?(?:fully |100% )?refundable\b`,
    pattern`\b(?:security|training|uniform) deposit (?:of|is|required)\b`,
  ),
  scamRule(
    'fee of an applicant',
    'fee',
    pattern`\b(?:application|registration|processing|training|enrol(?:l)?ment|admin(?:istration)?|joining|onboarding|visa processing|placement|recruitment|starter|background check|police check) (?:fees?|kit fee|charges?)\b${within(30)}(?:\$|\b(?:required|must|payable|due|applies|apply|charged|to be paid|by (?:bank|transfer|paypal))\b)`,
    pattern`\b(?:pay|send|transfer|bring|deposit) (?:us |me |a |an |the |your |our ){0,2}[$] ?\d[\d,]* (?:non-?refundable |one[- ]off |once[- ]off )?(?:application|registration|processing|training|enrol(?:l)?ment|admin(?:istration)?|joining|onboarding|visa|placement|recruitment|uniform|kit|job|security) (?:fee|charge|deposit|bond|kit)\b`,
    pattern`\b(?:pay|purchase|buy)\b${within(20)}\b(?:(?:your|a|the|our) )?(?:starter (?:kit|pack)|training (?:kit|pack|materials?|course)|registration fee|application fee|start(?:er)?[- ]up kit)\b`,
  ),
  scamRule(
    'pays to get more tasks',
    'fee',
    pattern`\b(?:deposit|top[- ]?up|recharge|pay|payment|prepay|add (?:money|funds))\b${within(40)}\b(?:unlock|activate|reset|release|withdraw)\w*\b${within(30)}\b(?:tasks?|orders?|sets?|levels?|accounts?|commissions?|earnings|balance|vip)\b`,
    pattern`\b(?:unlock|activate|withdraw)\w*\b${within(30)}\b(?:tasks?|orders?|levels?|commissions?|earnings|balance)\b${within(40)}\b(?:deposit|top[- ]?up|recharge|pay a)\b`,
  ),
  scamRule(
    'sponsorship for money',
    'fee',
    pattern`\b(?:pay|paying|payment|cost|price|fee)s?\b${within(20)}\bfor (?:the |your |a |visa )*sponsorship\b(?! fees? are)`,
  ),
  scamRule(
    'money for the job',
    'fee',
    pattern`\b(?:pay|paying|payment (?:to|of)|give) (?:the |an? |our |your )?(?:agency|agent|broker|middleman|recruiter) (?:a fee of )?(?:aud ?)?[$] ?\d`,
    pattern`\b(?:job|position|work|shifts|roster) (?:is |are )?guaranteed (?:for|if you pay|after paying|once you pay) (?:aud ?)?[$] ?\d`,
    pattern`\byou pay ${within(20)}[$] ?\d[\d,]* (?:for|to get) (?:the|this|a|your) (?:job|position|role|shifts?)\b`,
  ),
  scamRule(
    'invest to start',
    'fee',
    pattern`\b(?:small|minimum|initial|one[- ]off|start[- ]?up) (?:investment|fee)\b${within(30)}(?:\$|\b(?:required|to (?:start|join|begin|get started))\b)`,
    pattern`\b(?:small|initial|one[- ]off) payment to (?:start|join|begin|get started)\b`,
  ),
];
