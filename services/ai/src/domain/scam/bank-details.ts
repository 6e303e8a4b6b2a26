import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';
import { send } from './words.ts';

/** What nobody lends to an employer. */
const unlikeWork = pattern`(?:bank )?accounts?|abn|paypal(?: account)?|(?:online|internet) banking|bank cards?|name|identity|payid|id`;

export const bankDetails: readonly ScamRule[] = [
  scamRule(
    'your account',
    'bank_details',
    pattern`${send}${within(50)}\b(?:your )?(?:bank(?:ing)? (?:account )?(?:details|information|info|login|number)|bank account|bsb|account number|online banking|credit card (?:details|number)|debit card|pin number)\b(?!${within(20)}\bof (?:customers|clients|suppliers))`,
  ),
  scamRule(
    'the account or the name of another',
    'bank_details',
    pattern`\b(?:we|i) (?:rent|buy|lease|need|purchase) (?:\w+ ){0,3}bank accounts?\b|\bbank accounts? (?:is |are )?(?:needed|wanted) for\b`,
    pattern`\bopen(?:ing)? (?:an? |new )?accounts?\b${within(40)}\bin your (?:own )?name\b`,
    pattern`\b(?:hand|give|send) (?:us|over) (?:over )?(?:the|your) (?:log-?in|card)\b|\b(?:the|your|with) card and pin\b`,
    pattern`\buse your (?:own |personal )?bank account to (?:receive|accept|process|transfer|move)\b`,
    pattern`\b(?:any ?desk|team ?viewer|remote access)\b${within(80)}\byour (?:bank|banking|my ?gov|phone|computer|account)`,
    pattern`\b(?:become|be|act as) (?:our|the|a) nominee director\b`,
    pattern`\b(?:rent(?:ing)?(?: out)?|lend(?:ing)?(?: us)?|leas(?:e|ing)|sell(?:ing)?(?: us)?|borrow(?:ing)?|(?:let(?:ting)?|allow(?:ing)?) (?:us|me|our team|our clients) (?:to )?use|for (?:the )?use of) (?:out )?your (?:${unlikeWork}|(?:own|personal|existing|australian) (?:${unlikeWork}))\b`,
    pattern`\bopen(?:ing)? (?:a |an |two |several )?(?:new )?(?:bank )?accounts? in your (?:own )?name\b`,
  ),
  scamRule(
    'a cheque that comes by mail',
    'bank_details',
    pattern`\b(?:mail|post|send|issue)\w*\b${within(12)}\byou (?:a |the |our |your (?:first )?)?(?:cashier['’]?s? |bank |certified |company |pay )?(?:cheque|check|money order)s?\b${within(80)}\b(?:bank|deposit|cash) (?:it|them|the (?:cheque|check|money))\b`,
    pattern`\b(?:mail|post|send)\w*\b${within(12)}\byou (?:a |the |our )?(?:cashier['’]?s? |bank |certified |company )?(?:cheque|check|money order)s? (?:to (?:buy|purchase|pay|get|order)|for)\b`,
    pattern`\b(?:deposit|bank|cash) (?:the |a |our )?(?:cashier['’]?s? |certified |company )?(?:cheque|check)s?\b${within(60)}\b(?:buy|purchase|order|pay for|send|transfer|forward)\b`,
  ),
  scamRule(
    'money through an account',
    'bank_details',
    pattern`\b(?:receive|accept|process|collect|deposit|transfer)\w*\b${within(40)}\b(?:funds|payments?|money|cheques?|transfers?)\b${within(40)}\b(?:into|through|to|via|using|in) your (?:(?:own|personal|private) (?:bank )?account\b|(?:bank )?account\b${within(40)}\b(?:transfer|forward|pass|send|withdraw)\b)`,
  ),
  scamRule(
    'money of others in an account',
    'bank_details',
    pattern`\b(?:clients?['’]?|customers?['’]?|our|company) (?:money|funds|payments?|takings) (?:is|are|will be|gets?) (?:paid|sent|deposited|transferred|put) (?:in)?to your (?:own |personal |bank )?account\b`,
  ),
  scamRule(
    'collects for others',
    'bank_details',
    pattern`\b(?:collect|receive|process)\w*\b${within(20)}\b(?:funds|payments?|money)\b${within(15)}\bfrom (?:creditors|debtors|our (?:clients|customers))\b${within(60)}\bpaypal\b`,
    pattern`\bmust have (?:a|an active|your own) (?:paypal|bank) account\b`,
  ),
  scamRule(
    'at a counter for transfers',
    'nothing',
    pattern`^(?!.*\b(?:evaluat\w+|shoppers?)\b).*\b(?:western union|moneygram|money ?gram) (?:agent|agency|branch|outlet|counter|store|desk)\b`,
  ),
  scamRule(
    'keep a share',
    'bank_details',
    pattern`\bkeep (?:the )?\$ ?\d[\d,]* (?:as|for) (?:your|the) (?:\w+ )?(?:first|time|pay|wage|commission|trouble|effort|week)\w*`,
    pattern`\b(?:send|transfer|forward|return) (?:us )?(?:the |on the )?(?:remainder|rest|balance|difference) (?:of the money )?(?:back |on )?(?:to|by|via)\b`,
    pattern`\bevaluat\w+\b${within(20)}\b(?:money transfer|western union|moneygram)\b`,
    pattern`\b(?:keep|retain|deduct)\b${within(20)}\d{1,2} ?%${within(60)}\b(?:transfer|forward|send|western union|moneygram|payments?)\b`,
    pattern`\b(?:western union|moneygram|money ?gram)\b`,
  ),
];
