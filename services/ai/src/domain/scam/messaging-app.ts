import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

const app = pattern`\b(?:whats ?app|telegram|viber|wechat|we chat|kik|google hangouts?|hangouts|signal app|facebook messenger|fb messenger|zangi|imo app|yahoo messenger|yahoo im)\b`;

export const messagingApp: readonly ScamRule[] = [
  scamRule(
    'marketing or building with it',
    'nothing',
    pattern`${app}${within(20)}\b(?:marketing|api|campaigns?|content|channels?|integrations?|bots?|business api|official account)\b`,
    pattern`\b(?:manage|managing|marketing|content|campaigns?|channels?|platforms?|social media)\b${within(40)}${app}`,
    pattern`\b(?:integrat(?:e|es|ing|ions?)|webviews?)\b${within(60)}${app}`,
  ),
  scamRule(
    'told not to use it',
    'nothing',
    pattern`\b(?:never|not|don['’]t|won['’]t) (?:\w+ ){0,3}(?:by|via|on|through|over|use|using|from) (?:\w+ or )?${app}`,
  ),
  scamRule(
    'staff among themselves',
    'nothing',
    pattern`^(?!.*\b(?:join|apply|contact|add|interview)\b).*\b(?:rosters?|shifts?|shift swaps?|staff|updates?)\b${within(40)}${app} (?:group|chat|channel)\b`,
  ),
  scamRule(
    'one of several ways to reach them',
    'nothing',
    pattern`^(?!.*(?:\bonly\b|\+(?!61)\d|\b(?:no|not|never|don['’]t)\b))(?=.*\b(?:call|phone|ring|e-?mail|drop in|come in|visit us|in person)\b)(?=.*(?:,|\bor\b|\band\b|\/))`,
  ),
  scamRule('a link into it', 'messaging_app', pattern`\b(?:t|wa)\.me\/\w`),
  scamRule(
    'contact outside',
    'messaging_app',
    pattern`\b(?:contact|message|text|add|reach|chat|apply|write|call|ping|interview\w*|reply|respond|send|enquir\w+|via|on|through|over|by)\b${within(50)}${app}`,
    pattern`${app}(?:\s*(?:us|me|only|hr|number|no\.?|group|at|on|to|:|-|–|\+|\(|@|\d))+`,
  ),
  scamRule(
    'text a private number',
    'messaging_app',
    pattern`\b(?:text|sms|message)\b${within(25)}\b(?:only|"\w+"|interested|your name)\b${within(30)}(?:\+?61|0)\s?4[\d\s-]{8,11}`,
  ),
];
