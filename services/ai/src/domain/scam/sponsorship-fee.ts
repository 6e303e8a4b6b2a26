import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const manyDollars = pattern`(?:aud ?)?[$]? ?(?:\d{1,3}(?:,\d{3}|(?:\.\d)? ?k\b)|\d{4,6}\b)`;
const person = pattern`\b(?:you|u|applicants?|candidates?|employees?|workers?)`;
const applicant = pattern`${person}(?: will| must| to| needs? to| ha(?:ve|s) to| would)?`;
const pays = pattern`(?:pays?|covers?)\b(?! (?:is|of|rates?|starts?|from|no|nothing)\b)`;
const sponsorship = pattern`\b(?:sponsor\w*|nominations?|visa)\b`;

/** Money that an applicant is to pay for being sponsored. */
export const sponsorshipFee: readonly ScamRule[] = [
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
    pattern`\b(?:candidates?|applicants?) (?:must |to |will |has to |have to )?(?:pays?|contributes?)(?: us)? ${manyDollars}`,
    pattern`\bsponsorship (?:package )?costs? ${manyDollars}${within(40)}\b(?:nomination|visa|482|186)\b`,
    pattern`${sponsorship}${within(40)}\bif you invest ${manyDollars}`,
    pattern`\bsponsor\w*${within(40)}${manyDollars}${within(30)}\bpay(?:able)? (?:it )?in (?:two|three|four|\d|several) (?:parts|instal?ments|payments)\b`,
  ),
  scamRule(
    'a price that is paid in parts',
    'fee',
    pattern`\b(?:sponsorship|nominations?)\b(?: (?:package|deal|arrangement|service|place|spot))?(?: (?:is|costs?|comes to|starts at|for|from))*:? (?:only |just |about |around )?${manyDollars}(?!.{0,25}\b(?:super|salary|wages?|year|annum|base|tax|bonus)\b)${within(25)}\b(?:half|deposit|up ?front|instal?ments?|in advance|parts|before|now|cash|non-?refundable|negotiable)\b`,
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
    'contribution to the sponsorship',
    'fee',
    pattern`\bcontributions? (?:from|by|of) (?:the )?(?:worker|employee|applicant|candidate)s?\b${within(20)}${manyDollars}`,
  ),
  scamRule(
    'wages handed back',
    'fee',
    pattern`\b(?:your |the |all )?(?:salary|wages?|pay) (?:is |are |will be |gets )?(?:then )?(?:paid|returned|given|handed|transferred) back to (?:us|the (?:boss|owner|employer|company))\b`,
    pattern`\bsalary (?:is )?paid back to you\b`,
    pattern`\b(?:give|pay|hand|send)(?:s|ing)? (?:us )?(?:(?:the|your) )?(?:wages?|pay|salary|money) back\b${within(20)}\b(?:in )?cash\b`,
    pattern`\b(?:you|worker|employee)s? (?:must |will |then |have to |to )?(?:give|pay|hand|return)s?(?: us| me)? (?:[$] ?\d[\d,.]*|\d{1,2} ?%)(?: (?:an?|per|each|every) (?:hour|week|day))? back\b(?! to (?:charity|the (?:community|customers?|guests?)|customers?|guests?))`,
    pattern`\b(?:pay|give|hand|transfer)(?:s|ing)? back (?:(?:a )?(?:part|portion|share|some|half)|\d{1,2} ?%) of (?:your|the|their) (?:wages?|pay|salary)\b`,
  ),
];
