import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

export const reshipping: readonly ScamRule[] = [
  scamRule(
    'parcels at home',
    'reshipping',
    pattern`\b(?:receiv\w+|accept\w*|inspect\w*|collect\w*|repack\w*|handle|handling)\b${within(40)}\b(?:packages?(?! of care)|parcels?|mail|goods|shipments?|items)\b${within(40)}\b(?:at|from|to|in) (?:your )?(?:own )?(?:home|house|residence|residential address|home address)\b`,
  ),
  scamRule(
    'sends them on',
    'reshipping',
    pattern`\b(?:re-?ship\w*|ship(?:ping)? (?:them|it) on|forward(?:ing)? (?:the )?(?:packages?|parcels?) (?:to|on|overseas)|parcel (?:inspector|reshipper|forwarding agent)|package (?:handler|processing) (?:from|at) home)\b`,
  ),
];
