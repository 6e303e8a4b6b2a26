import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

export const outsideApplication: readonly ScamRule[] = [
  scamRule(
    'apply by a link elsewhere',
    'outside_application',
    pattern`\bapply (?:now )?using (?:the )?below link\b`,
    pattern`\bapply below using (?:the |this )?link\b`,
    pattern`\b(?:submit|send) your application (?:via|using|through) (?:this|the below|the following) link\b`,
  ),
  scamRule(
    'all talk goes elsewhere',
    'outside_application',
    pattern`\b(?:please )?(?:direct|keep) all communications?\b${within(60)}\b(?:to|towards)\b`,
  ),
];
