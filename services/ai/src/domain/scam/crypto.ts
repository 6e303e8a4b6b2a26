import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const coin = pattern`\b(?:bitcoins?|btc|usdt|tether|crypto(?:currenc(?:y|ies))?|ethereum|gift ?cards?)\b`;

export const crypto: readonly ScamRule[] = [
  scamRule(
    'gift cards for a payment',
    'crypto',
    pattern`\bgift ?cards?\b${within(15)}\b(?:bitcoins?|btc|usdt|crypto\w*)\b${within(10)}\b(?:ok(?:ay)?|accepted|fine|works?)\b`,
  ),
  scamRule(
    'codes of gift cards',
    'crypto',
    pattern`\b(?:vouchers?|cards?)\b${within(40)}\bscratch (?:off )?the (?:back|codes?|panel|strip)\b`,
  ),
  scamRule(
    'paid or paying in coins',
    'crypto',
    pattern`\b(?:paid|pay|payments?|salary|wages?|deposit|transfer|purchase|buy|send|receive|withdraw|commission)\b${within(25)}\b(?:in|via|by|through|using|with|to|as)?\s*${coin}\b(?!${within(15)}\b(?:exchange|industry|platform|company|team|market)\b)`,
    pattern`\b${coin}${within(15)}\b(?:wallet|payments?|salary|deposits?|transfers?)\b(?!${within(15)}\b(?:product|engineer|developer|system|api|infrastructure|platform)\b)`,
  ),
];
