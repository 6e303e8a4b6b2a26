import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const ours = pattern`\b(?:we|company|employer|us|our)\b${within(60)}\b(?:pay|cover|reimburse|fund|refund)s?\b|(?<!\byou )\bwill (?:also )?(?:pay|cover) your\b|\b(?:reimburs\w+|paid by (?:us|the company)|at our (?:cost|expense)|covered by)\b`;

const manyDollars = pattern`(?:aud ?)?[$]? ?(?:\d{1,3}(?:,\d{3}|(?:\.\d)? ?k\b)|\d{4,6}\b)`;
const person = pattern`\b(?:you|u|applicants?|candidates?|employees?|workers?)`;
const applicant = pattern`${person}(?: will| must| to| needs? to| ha(?:ve|s) to| would)?`;
const pays = pattern`(?:pays?|covers?)\b(?! (?:is|of|rates?|starts?|from|no|nothing)\b)`;
const sponsorship = pattern`\b(?:sponsor\w*|nominations?|visa)\b`;

export const fee: readonly ScamRule[] = [
  scamRule(
    'charges of the government',
    'nothing',
    pattern`${sponsorship}${within(120)}\b(?:department|government|home affairs)\b|\b(?:advis\w+|assist\w*|help\w*|our) (?:\w+ )?(?:clients|customers)\b${within(80)}${sponsorship}`,
  ),
  scamRule(
    'sponsorship for an amount',
    'fee',
    pattern`${sponsorship}${within(80)}${applicant} ${pays}${within(30)}${manyDollars}`,
    pattern`${applicant} ${pays}${within(20)}${manyDollars}${within(20)}${sponsorship}`,
    pattern`${sponsorship}${within(40)}\b(?:costs?|price|fees?)\b${within(15)}${manyDollars}${within(30)}\b(?:paid|payable) by (?:you|the (?:applicant|candidate|employee|worker)|applicant|candidate|employee|worker)s?\b`,
    pattern`${applicant} (?:pays?|covers?) (?:for )?(?:all |the )*(?:costs?|fees?) (?:of|for) (?:the )?(?:nomination|sponsorship)\b`,
    pattern`\b(?:sponsor\w*|nominations?)\b${within(80)}\bcash ?back\b`,
    pattern`\b(?:sponsorship (?:available|provided|offered|possible)|sponsor you|(?:482|494|186|visa) sponsorship) for (?:a (?:fee|payment) of |only |just )?${manyDollars}`,
    pattern`\b(?:candidates?|applicants?) (?:must |to |will |has to |have to )?pays? (?:us )?${manyDollars}`,
    pattern`\bsponsorship (?:package )?costs? ${manyDollars}${within(40)}\b(?:nomination|visa|482|186)\b`,
    pattern`${sponsorship}${within(40)}\bif you invest ${manyDollars}`,
    pattern`\bsponsor\w*${within(40)}${manyDollars}${within(30)}\bpay(?:able)? (?:it )?in (?:two|three|four|\d|several) (?:parts|instal?ments|payments)\b`,
  ),
  scamRule(
    'costs of sponsorship for the applicant',
    'fee',
    pattern`${sponsorship}${within(40)}\bcosts? (?:is |are |will be |to be )?(?:shared|split|borne|met) (?:by|with) (?:the )?${person}\b`,
    pattern`${person} (?:must |to |will )?(?:bears?|meets?|shares?|reimburses?)\b${within(40)}\b(?:nomination|sponsorship|saf levy)\b`,
    pattern`\b(?:sponsorship|nomination) (?:fees?|costs?|charges?|price) (?:is |are |to be )?(?:payable|paid|due)(?! (?:for )?by (?:us\b|(?:the |our )?(?:employer|company|business)))`,
    pattern`\bdeposit\b${within(30)}\bbefore (?:we |they )?(?:lodge|apply|submit|start)\b${within(20)}\b(?:nomination|visa|sponsorship)\b`,
    pattern`\b(?:sponsorship|visa|nomination)\b${within(20)}\bin (?:exchange|return) for (?:\w+ ){0,5}(?:wages?|pay|salary|cash|money)\b`,
    pattern`\bbuy (?:your |a |the )?(?:sponsorship|visa|nomination)\b`,
    pattern`\bsponsor\w*${within(25)}\bcontribution (?:from|by) (?:you|the (?:candidate|applicant|employee))`,
  ),
  scamRule(
    'sponsorship if you pay',
    'fee',
    pattern`\bsponsor\w*${within(40)}\b(?:if|when|once|after) you (?:pay|transfer|deposit)\b`,
  ),
  scamRule(
    'no fee, or ours',
    'nothing',
    pattern`\b(?:no|without|zero|never|free)\b${within(25)}\b(?:fees?|costs?|charges?|deposits?)\b`,
    pattern`\bfree of charge\b`,
    pattern`${ours}`,
  ),
  scamRule(
    'customers send it',
    'nothing',
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
