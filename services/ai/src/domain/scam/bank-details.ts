import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';
import { send } from './words.ts';

export const bankDetails: readonly ScamRule[] = [
  scamRule(
    'your account',
    'bank_details',
    pattern`${send}${within(50)}\b(?:your )?(?:bank(?:ing)? (?:account )?(?:details|information|info|login|number)|bank account|bsb|account number|online banking|credit card (?:details|number)|debit card|pin number)\b(?!${within(20)}\bof (?:customers|clients|suppliers))`,
  ),
  scamRule(
    'money through an account',
    'bank_details',
    pattern`\b(?:receive|accept|process|collect|deposit|transfer)\w*\b${within(40)}\b(?:funds|payments?|money|cheques?|transfers?)\b${within(40)}\b(?:into|through|to|via|using|in) your (?:(?:own|personal|private) (?:bank )?account\b|(?:bank )?account\b${within(40)}\b(?:transfer|forward|pass|send|withdraw)\b)`,
  ),
  scamRule(
    'collects for others',
    'bank_details',
    pattern`\b(?:collect|receive|process)\w*\b${within(20)}\b(?:funds|payments?|money)\b${within(15)}\bfrom (?:creditors|debtors|our (?:clients|customers))\b${within(60)}\bpaypal\b`,
    pattern`\bmust have (?:a|an active|your own) (?:paypal|bank) account\b`,
  ),
  scamRule(
    'keep a share',
    'bank_details',
    pattern`\b(?:keep|retain|deduct)\b${within(20)}\d{1,2} ?%${within(60)}\b(?:transfer|forward|send|western union|moneygram|payments?)\b`,
    pattern`\b(?:western union|moneygram|money ?gram)\b`,
  ),
];
