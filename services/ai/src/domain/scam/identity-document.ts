import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';
import { send } from './words.ts';

export const identityDocument: readonly ScamRule[] = [
  scamRule(
    'copies of papers',
    'identity_document',
    pattern`${send}${within(120)}\b(?:cop(?:y|ies)|scans?|photos?|pictures?|pics?|images?|front and back|selfie)\b${within(30)}\b(?:passport|driver['’]?s? licen[cs]e|licen[cs]e|id(?:entity)?(?: card| document)?|medicare|birth certificate)\b`,
  ),
  scamRule(
    'brings copies of papers',
    'identity_document',
    pattern`\bbring (?:along |with you )?(?:a |the )?(?:photo)?cop(?:y|ies) of your passport\b`,
  ),
  scamRule(
    'numbers of papers',
    'identity_document',
    pattern`${send}${within(50)}\b(?:your )?(?:passport (?:number|details|no)|tax file number|tfn|medicare (?:number|card)|licen[cs]e number|social security|ssn|date of birth and)\b`,
  ),
  scamRule(
    'keeps the passport',
    'identity_document',
    pattern`\b(?:we|boss|owner|employer|manager|company|agent) (?:will |must |may )?(?:keep|hold|store|take|retain)s? (?:your|the|all) passports?\b`,
    pattern`\bpassports? (?:is |are |will be |must be )?(?:kept|held|retained|left) (?:by|with) (?:us|the (?:boss|owner|employer|manager|company|agent)|employer|manager)\b`,
    pattern`\b(?:leave|deposit|hand (?:over|in)|surrender) your passport\b`,
  ),
  scamRule(
    'passport with the application',
    'identity_document',
    pattern`${send}${within(30)}\byour (?:passport|id card|identity card|driver['’]?s? licen[cs]e|medicare card)\b`,
  ),
];
