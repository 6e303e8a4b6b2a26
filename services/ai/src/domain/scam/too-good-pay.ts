import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const money = pattern`(?:\$|aud|usd|us\$|£)\s?\d[\d,.]*(?:\s?k\b)?`;

export const tooGoodPay: readonly ScamRule[] = [
  scamRule(
    'guaranteed riches',
    'too_good_pay',
    pattern`\b(?:get rich (?:quick|fast|online|from home)|make (?:easy|quick|fast) (?:money|cash)|easy (?:money|cash)|quick cash|guaranteed (?:weekly |daily )(?:income|earnings)|biggest cash|cash pay(?:ing)? jobs?|be your own boss and earn|earn money (?:fast|from home)|unlimited (?:income|earnings) from home|money while you sleep)\b`,
  ),
  scamRule(
    'money without work',
    'too_good_pay',
    pattern`\b(?:earn|make) (?:extra )?(?:money|cash|income) (?:(?:while )?working )?(?:from|at) home\b`,
    pattern`\b(?:money making system|immediate income|residual income (?:model|opportunit\w+|stream)|(?:unlimited|executive[- ]level) income(?! protection)|(?:earn|potential to earn) (?:an )?(?:unlimited|executive[- ]level|extraordinary) (?:income|money|earnings))\b`,
    pattern`\bearn (?:money|income) in your (?:spare|free) time\b`,
  ),
  scamRule(
    'freedom at home',
    'too_good_pay',
    pattern`\b(?:from home|be your own boss|online)\b${within(80)}\bfinancial freedom\b`,
    pattern`\bfinancial freedom\b${within(80)}\b(?:from home|be your own boss|online)\b`,
  ),
  scamRule('signs of money', 'too_good_pay', pattern`(?<![\w$])[$]{5,}(?!\d)`),
  scamRule(
    'hourly or six figures',
    'too_good_pay',
    pattern`\$\s?\d{2}(?:\.\d\d)? (?:per|an|a) hour\b${within(20)}\b(?:up )?to six[- ]figures?\b`,
  ),
  scamRule(
    'money making as the business',
    'too_good_pay',
    pattern`\bmoney[- ]making (?:systems?|machines?|programs?|methods?)\b`,
  ),
  scamRule(
    'a sum for each listing',
    'too_good_pay',
    pattern`\b(?:post|list|advertise|sell)\w*\b${within(80)}\b(?:my|our|your own) (?:ads?|adverts?|listings?|items)\b${within(20)}\b(?:ebay|gumtree|facebook|marketplace|craigslist)\b`,
    pattern`(?:\$|£|aud)\s?\d{2,3} (?:per|each|a) listing\b`,
  ),
  scamRule(
    'a day of posting ads',
    'too_good_pay',
    pattern`\b(?:earn|make|making|earning)\b${within(20)}\d{2,3}\s?(?:-|–|to)?\s?\d{0,3}\s*(?:dollars|bucks)?\s*(?:a|per|each)\s*day\b${within(40)}\b(?:posting|taking calls|online|internet|from home)\b`,
    pattern`\bup to ${money}\s?(?:a|per|\/)\s?day\b(?!${within(30)}\b(?:licen[cs]ed|qualified|scaffold\w*|allowance|overtime)\b)${within(60)}\b(?:posting|internet|from home|online)\b`,
  ),
  scamRule(
    'a round sum a week by contract',
    'too_good_pay',
    pattern`\b(?:earn(?:ings)?|from|pay|guarantee\w*)\b${within(25)}\$\s?\d{3}\b${within(12)}\$?\s?1,?000 (?:a|per) week\b`,
    pattern`\bearnings up to \$\s?\d{3,4} (?:a|per) week\b`,
  ),
  scamRule(
    'pay of a day or week as the title',
    'too_good_pay',
    pattern`^${within(70)}(?:\.{2,}|earn)\s?\$\s?\d{2,4}(?:\s?-\s?\$?\s?\d{2,4})? (?:weekly|daily)$`,
  ),
  scamRule(
    'much for little',
    'too_good_pay',
    pattern`\b(?:earn|make|earning|making|paid|income of|salary of|pays?|receive)\b${within(25)}(?:\$|aud|usd|us\$|£)\s?(?:[2-9],?\d{3}|[1-9]\d,?\d{3})(?!,?\d)(?:\.\d\d)?\+?(?:\s*(?:-|–|to)\s*\$?[\d,]+)?\s*(?:\/|per|a|each|every|in your first|in a)?\s*(?:weekly|week|wk|day|daily)\b(?!${within(40)}\b(?:fifo|licen[cs]ed|qualified|ticketed|registered|tradespeople|electricians?|doctors?|gps?|nurses?)\b)`,
  ),
  scamRule(
    'much from the phone',
    'too_good_pay',
    pattern`\b(?:earn|make|earning|making)\b${within(15)}${money}${within(5)}\b(?:a|per|each|every) (?:hour|day|week)\b${within(20)}\b(?:from|on|with|using) your (?:phone|mobile|smartphone|sofa|couch|bed)\b`,
  ),
  scamRule(
    'guaranteed gains',
    'too_good_pay',
    pattern`\bguaranteed\b${within(15)}\d{1,3} ?% (?:profits?|returns?|interest|gains?)\b`,
    pattern`\b(?:double (?:your|the|their) (?:money|deposit|investment)|(?:your|the) (?:money|deposit|investment) doubles?)\b`,
    pattern`\bpay(?:ing)? (?:first )?for the orders? first\b|\bpay first for (?:the|each) orders?\b|\bprincipal (?:plus|and) (?:your )?commission\b`,
  ),
  scamRule(
    'easy extra money',
    'too_good_pay',
    pattern`\b(?:earn|make|earning|making)\b${within(30)}(?:\$|aud|usd|£)\s?[1-9]\d{2,3}\b${within(25)}\b(?:extra|everyday|every day)\b`,
    pattern`\b(?:from home|no experience|free to join|spare time|free time)\b${within(120)}\b(?:earn|make)\b${within(30)}(?:\$|aud|usd|us\$|£)\s?[\d,]{3,6}(?:-\d+)?${within(15)}\b(?:day|daily|week|weekly)\b`,
  ),
  scamRule(
    'much a day',
    'too_good_pay',
    pattern`(?:\$|aud|usd|us\$|£)\s?(?:[5-9]\d\d|[1-9],?\d{3})\+?(?:\s*(?:-|–|to)\s*\$?[\d,]+)?\s*(?:\/|per|a|each|every)\s*day\b${within(80)}\b(?:from home|no experience|no skills|spare time)\b`,
    pattern`\b(?:from home|no experience|no skills|spare time)\b${within(80)}(?:\$|aud|usd|us\$|£)\s?(?:[5-9]\d\d|[1-9],?\d{3})\+?\s*(?:\/|per|a|each|every)?\s*(?:day|daily)\b`,
  ),
  scamRule(
    'much an hour for anybody',
    'too_good_pay',
    pattern`\b(?:no experience|anyone can|from home|no skills)\b${within(80)}(?:\$|aud|usd|us\$|£)\s?(?:[7-9]\d|[1-9]\d\d)(?:\.\d\d)?\+?\s*(?:\/|per|an|p\/)\s*(?:hour|hr|h)\b`,
    pattern`(?:\$|aud|usd|us\$|£)\s?(?:[7-9]\d|[1-9]\d\d)(?:\.\d\d)?\+?\s*(?:\/|per|an|p\/)\s*(?:hour|hr|h)\b${within(80)}\b(?:no experience|anyone can|from home|no skills)\b`,
  ),
];
